package contract

// Owner returns the MCP SDK that an import path belongs to, or nil; see Table.Owner.
func (s *Set) Owner(pkgPath string) *SDK { return s.table.Owner(pkgPath) }
