package vettool

import (
	"bytes"
	"cmp"
	"encoding/gob"
	"fmt"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// facts are the facts known in a unit: those that its imports brought, and its own.
//
// They follow the rules of the driver in x/tools, whose package for it is internal. A package brings
// facts about itself and its objects. It passes on facts about fields, methods and types of the
// packages below it, since those can be reached through it without an import.
type facts struct {
	pkg *types.Package
	m   map[factKey]analysis.Fact
}

type factKey struct {
	pkg  *types.Package
	obj  types.Object // nil for a fact about the package
	kind reflect.Type
}

// A savedFact is a fact in a file.
type savedFact struct {
	Package string
	Object  objectpath.Path // "" for a fact about the package
	Fact    analysis.Fact
}

// readFacts decodes what the direct imports of a package brought. The contents of facts files are
// given by package path.
func readFacts(pkg *types.Package, files map[string][]byte) (*facts, error) {
	s := &facts{pkg: pkg, m: make(map[factKey]analysis.Fact)}
	visible := visibleFrom(pkg)
	for _, imp := range pkg.Imports() {
		data := files[imp.Path()]
		if len(data) == 0 {
			continue
		}
		var saved []savedFact
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&saved); err != nil {
			return nil, fmt.Errorf("facts of %s: %w", imp.Path(), err)
		}
		for _, f := range saved {
			key := factKey{pkg: visible[f.Package], kind: reflect.TypeOf(f.Fact)}
			if key.pkg == nil {
				continue // nothing of that package can be met here
			}
			if f.Object != "" {
				obj, err := objectpath.Object(key.pkg, f.Object)
				if err != nil {
					continue // neither can this object
				}
				key.obj = obj
			}
			s.m[key] = f.Fact
		}
	}
	return s, nil
}

// visibleFrom returns the packages that a package imports, and those that are mentioned in the export
// data of these, by path.
func visibleFrom(pkg *types.Package) map[string]*types.Package {
	visible := make(map[string]*types.Package)
	todo := slices.Clone(pkg.Imports())
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if visible[p.Path()] == nil {
			visible[p.Path()] = p
			todo = append(todo, p.Imports()...)
		}
	}
	return visible
}

// encode returns the content of the unit's own facts file, which is empty if there are no facts.
func (s *facts) encode() ([]byte, error) {
	var saved []savedFact
	var paths objectpath.Encoder
	for key, fact := range s.m {
		f := savedFact{Package: key.pkg.Path(), Fact: fact}
		if key.pkg != s.pkg && !passedOn(key.obj) {
			continue
		}
		if key.obj != nil {
			path, err := paths.For(key.obj)
			if err != nil {
				continue // it cannot be reached from outside
			}
			f.Object = path
		}
		saved = append(saved, f)
	}
	if len(saved) == 0 {
		return nil, nil
	}
	slices.SortFunc(saved, func(a, b savedFact) int {
		return cmp.Or(
			cmp.Compare(a.Package, b.Package),
			cmp.Compare(a.Object, b.Object),
			cmp.Compare(reflect.TypeOf(a.Fact).String(), reflect.TypeOf(b.Fact).String()),
		)
	})
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(saved); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

// passedOn reports whether a fact about an object of another package goes on to importers.
func passedOn(obj types.Object) bool {
	if obj == nil {
		return false
	}
	_, isType := obj.(*types.TypeName)
	return isType || obj.Parent() != obj.Pkg().Scope()
}

// attach makes a pass use these facts.
func (s *facts) attach(pass *analysis.Pass) {
	pass.ImportObjectFact = func(obj types.Object, fact analysis.Fact) bool {
		return s.get(factKey{obj.Pkg(), obj, reflect.TypeOf(fact)}, fact)
	}
	pass.ImportPackageFact = func(pkg *types.Package, fact analysis.Fact) bool {
		return s.get(factKey{pkg, nil, reflect.TypeOf(fact)}, fact)
	}
	pass.ExportObjectFact = func(obj types.Object, fact analysis.Fact) {
		if obj.Pkg() != s.pkg {
			panic(fmt.Sprintf("a fact about %s, which is not of package %s", obj, s.pkg.Path()))
		}
		s.m[factKey{s.pkg, obj, reflect.TypeOf(fact)}] = fact
	}
	pass.ExportPackageFact = func(fact analysis.Fact) {
		s.m[factKey{s.pkg, nil, reflect.TypeOf(fact)}] = fact
	}
	pass.AllObjectFacts = func() []analysis.ObjectFact {
		var all []analysis.ObjectFact
		for key, fact := range s.m {
			if key.obj != nil {
				all = append(all, analysis.ObjectFact{Object: key.obj, Fact: fact})
			}
		}
		return all
	}
	pass.AllPackageFacts = func() []analysis.PackageFact {
		var all []analysis.PackageFact
		for key, fact := range s.m {
			if key.obj == nil {
				all = append(all, analysis.PackageFact{Package: key.pkg, Fact: fact})
			}
		}
		return all
	}
}

// get copies a fact, if there is one, to where fact points.
func (s *facts) get(key factKey, fact analysis.Fact) bool {
	f, ok := s.m[key]
	if ok {
		reflect.ValueOf(fact).Elem().Set(reflect.ValueOf(f).Elem())
	}
	return ok
}
