package proof

import (
	"go/types"
	"slices"
	"strings"
)

// near returns the name in a package that was meant, as a contract has it, where there is one: the same name elsewhere, or
// one that differs by two letters at most.
func near(pkg *types.Package, recv, name string) (meant string, ok bool) {
	if pkg == nil {
		return "", false
	}
	asked := name
	if recv != "" {
		asked = recv + "." + name
	}
	least := 3
	for _, there := range names(pkg) {
		d := distance(asked, there)
		if last := there[strings.LastIndexByte(there, '.')+1:]; last == name {
			d = min(d, 2)
		}
		if d < least && d < len(name) {
			least, meant = d, there
		}
	}
	return meant, meant != ""
}

// names lists what a contract can name in a package, sorted: exported types and functions, and methods as Type.Method.
func names(pkg *types.Package) []string {
	var all []string
	for _, name := range pkg.Scope().Names() {
		obj := pkg.Scope().Lookup(name)
		if !obj.Exported() {
			continue
		}
		all = append(all, name)
		if typ, ok := obj.(*types.TypeName); ok {
			for _, method := range methods(typ.Type()) {
				all = append(all, name+"."+method)
			}
		}
	}
	slices.Sort(all)
	return all
}

// methods lists the exported methods of a type, its pointer's among them.
func methods(typ types.Type) []string {
	if !types.IsInterface(typ) {
		typ = types.NewPointer(typ)
	}
	var all []string
	for sel := range types.NewMethodSet(typ).Methods() {
		if sel.Obj().Exported() {
			all = append(all, sel.Obj().Name())
		}
	}
	return all
}

// distance counts the letters that have to be added, taken away or changed to make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		last := row[0]
		row[0]++
		for j := range len(b) {
			change := last
			if a[i] != b[j] {
				change++
			}
			last = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
