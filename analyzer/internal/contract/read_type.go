package contract

import (
	"go/token"
	"strconv"
)

// addType reads an entry and lists it under each of its names.
func (p *packageReader) addType(names []name, n *node) error {
	entry, err := p.readType(n)
	if err != nil {
		return err
	}
	for _, name := range names {
		if !token.IsIdentifier(name.text) {
			return faultf(name.offset, "%s is no name of a type", strconv.Quote(name.text))
		}
		t := entry
		t.Name, t.At = name.text, name.offset
		p.sdk.types = append(p.sdk.types, &t)
	}
	return nil
}

func (p *packageReader) readType(n *node) (Type, error) {
	t := Type{SDK: p.sdk, Package: p.path, packageName: p.name}
	var role, part string
	err := fields(n, "type", map[string]field{
		"role":              wordField(&role, roleNames[:]),
		"part":              wordField(&part, parts),
		"promise":           stringField(&t.Promise),
		"promises":          promisesField(&t.Promises),
		"forwards":          stringsField(&t.Forwards),
		"harmless":          stringsField(&t.Harmless),
		"in-memory":         boolField(&t.InMemory),
		"one-server":        boolField(&t.OneServer),
		"request":           boolField(&t.Request),
		"greets":            boolField(&t.Greets),
		"registrar":         boolField(&t.Registrar),
		"session-id-fields": stringsField(&t.SessionIDFields),
		"since":             versionField(&t.Bounds.Since),
		"until":             versionField(&t.Bounds.Until),
	})
	t.Role, _ = ParseRole(role)
	t.Part = Part(part)
	if t.Role == ManySessions && t.Part == "" {
		t.Part = Server
	}
	switch {
	case err != nil:
	case t.Role == None && !t.Request && !t.Greets && !t.Registrar && len(t.Forwards)+len(t.SessionIDFields) == 0:
		err = faultf(n.offset, `a type needs a "role" (%s), or "request": true`, RoleWords())
	case t.Role != ManySessions && t.Part != "":
		err = faultf(n.offset, `"part" is said of a type whose "role" is many-sessions`)
	case t.Role != None && t.Promise == "":
		err = faultf(n.offset, `a type with a role needs a "promise", a clause such as "a transport belongs to one session"`)
	default:
		err = checkBounds(n.offset, t.Bounds)
	}
	return t, err
}

// promisesField reads the wordings of single versions.
func promisesField(to *[]VersionPromise) field {
	return listField(func(n *node) error {
		var p VersionPromise
		err := fields(n, "promise", map[string]field{
			"text":  stringField(&p.Text),
			"since": versionField(&p.Bounds.Since),
			"until": versionField(&p.Bounds.Until),
		})
		switch {
		case err != nil:
			return err
		case p.Text == "":
			return faultf(n.offset, `a promise needs a "text"`)
		case p.Bounds == Bounds{}:
			return faultf(n.offset, `a promise in this list needs "since" or "until"; one for every version is the type's "promise"`)
		}
		*to = append(*to, p)
		return checkBounds(n.offset, p.Bounds)
	})
}
