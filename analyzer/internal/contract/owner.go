package contract

// Owner returns the MCP SDK that an import path belongs to, or nil; see Table.Owner.
func (s *Set) Owner(pkgPath string) *SDK {
	sdk, ok := s.owners[pkgPath]
	if !ok {
		sdk = s.table.Owner(pkgPath)
		s.owners[pkgPath] = sdk
	}
	return sdk
}
