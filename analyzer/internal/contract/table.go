package contract

import (
	"fmt"
	"sort"
)

// Table is an immutable union of contract files.
type Table struct {
	sdks  []*SDK // sorted by module
	types map[key]*Type
	funcs map[key]*Func
}

// newTable joins files; two that list the same name clash.
func newTable(sdks []*SDK) (*Table, error) {
	t := &Table{sdks: sdks, types: map[key]*Type{}, funcs: map[key]*Func{}}
	sort.SliceStable(t.sdks, func(i, j int) bool { return t.sdks[i].Module < t.sdks[j].Module })
	for _, sdk := range t.sdks {
		for _, typ := range sdk.types {
			if old := t.types[typ.key()]; old != nil {
				return nil, fmt.Errorf("contracts %s and %s both list type %s", old.SDK.Name, sdk.Name, typ.key())
			}
			t.types[typ.key()] = typ
		}
		for _, fn := range sdk.funcs {
			if old := t.funcs[fn.key()]; old != nil {
				return nil, fmt.Errorf("contracts %s and %s both list function %s", old.SDK.Name, sdk.Name, fn.key())
			}
			t.funcs[fn.key()] = fn
		}
	}
	return t, nil
}

// With returns a table that has these contracts too. It is an error if two list the same type or function.
func (t *Table) With(sdks ...*SDK) (*Table, error) {
	return newTable(append(append([]*SDK(nil), t.sdks...), sdks...))
}

// SDKs returns all contracts, frameworks among them, sorted by module.
func (t *Table) SDKs() []*SDK { return append([]*SDK(nil), t.sdks...) }

// Owner returns the MCP SDK that an import path belongs to, or nil. Frameworks own nothing: importing
// net/http makes no package an MCP program.
func (t *Table) Owner(pkgPath string) *SDK {
	var owner *SDK
	longest := -1
	for _, sdk := range t.sdks {
		if sdk.Kind != KindSDK || !sdk.owns(pkgPath) {
			continue
		}
		for _, prefix := range sdk.Owns {
			if len(prefix) > longest && hasPathPrefix(pkgPath, prefix) {
				owner, longest = sdk, len(prefix)
			}
		}
	}
	return owner
}
