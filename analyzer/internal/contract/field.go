package contract

import (
	"sort"
	"strconv"
	"strings"

	"golang.org/x/mod/semver"
)

// field reads the value of one key.
type field func(*node) error

// fields reads an object whose keys are all known.
func fields(n *node, what string, known map[string]field) error {
	return entries(n, what, func(at int, name string, value *node) error {
		read := known[name]
		if read == nil {
			return faultf(at, "a %s has no key %s; it may have %s", what, strconv.Quote(name), words(known))
		}
		return read(value)
	})
}

// entries reads an object, key by key in the order of the file.
func entries(n *node, what string, each func(at int, name string, value *node) error) error {
	if _, ok := n.value.(object); !ok {
		return faultf(n.offset, "%s must be an object, not %s", strconv.Quote(what), n.what())
	}
	for _, m := range n.members {
		if err := each(m.offset, m.key, m.value); err != nil {
			return err
		}
	}
	return nil
}

func words(known map[string]field) string {
	var all []string
	for name := range known {
		all = append(all, name)
	}
	sort.Strings(all)
	return strings.Join(all, ", ")
}

func stringField(to *string) field {
	return func(n *node) error {
		s, ok := n.value.(string)
		if !ok {
			return faultf(n.offset, "a string is wanted here, not %s", n.what())
		}
		if strings.TrimSpace(s) == "" || strings.ContainsAny(s, "\r\n") {
			return faultf(n.offset, "a string here has text, in one line")
		}
		*to = s
		return nil
	}
}

func stringsField(to *[]string) field {
	return listField(func(n *node) error {
		var s string
		err := stringField(&s)(n)
		*to = append(*to, s)
		return err
	})
}

func boolField(to *bool) field {
	return func(n *node) error {
		b, ok := n.value.(bool)
		if !ok {
			return faultf(n.offset, "true or false is wanted here, not %s", n.what())
		}
		*to = b
		return nil
	}
}

func wordField(to *string, allowed []string) field {
	return func(n *node) error {
		s, _ := n.value.(string)
		for _, word := range allowed {
			if s == word {
				*to = s
				return nil
			}
		}
		if s == "" {
			return faultf(n.offset, "one of these words is wanted here, not %s: %s", n.what(), strings.Join(allowed, ", "))
		}
		return faultf(n.offset, "unknown word %s; allowed are %s", strconv.Quote(s), strings.Join(allowed, ", "))
	}
}

func versionField(to *string) field {
	return func(n *node) error {
		s, _ := n.value.(string)
		if !semver.IsValid(s) {
			return faultf(n.offset, `a version is wanted here, such as "v1.2.0"`)
		}
		*to = s
		return nil
	}
}

// versionsField reads versions, oldest first.
func versionsField(to *[]string) field {
	return listField(func(n *node) error {
		var v string
		if err := versionField(&v)(n); err != nil {
			return err
		}
		if last := len(*to) - 1; last >= 0 && semver.Compare((*to)[last], v) >= 0 {
			return faultf(n.offset, "versions stand oldest first, and %s is not after %s", v, (*to)[last])
		}
		*to = append(*to, v)
		return nil
	})
}

func listField(each field) field {
	return func(n *node) error {
		items, ok := n.value.([]*node)
		if !ok {
			return faultf(n.offset, "a list is wanted here, not %s", n.what())
		}
		for _, item := range items {
			if err := each(item); err != nil {
				return err
			}
		}
		return nil
	}
}
