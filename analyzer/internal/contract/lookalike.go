package contract

import "strings"

// LooksLike reports whether an import path seems to be an MCP SDK that no contract describes: a new major
// version of a known one, or a fork that kept the repository's name.
func (t *Table) LooksLike(pkgPath string) bool {
	if t.Owner(pkgPath) != nil {
		return false
	}
	for _, sdk := range t.sdks {
		if sdk.Kind == KindSDK && (sdk.isNewMajor(pkgPath) || sdk.isFork(pkgPath)) {
			return true
		}
	}
	return false
}

// isNewMajor reports whether a path is below the SDK's own path and a major version.
func (s *SDK) isNewMajor(path string) bool {
	for _, prefix := range s.Owns {
		stem := prefix
		if i := strings.LastIndexByte(prefix, '/'); i >= 0 && isMajor(prefix[i+1:]) {
			stem = prefix[:i]
		}
		rest, ok := strings.CutPrefix(path, stem+"/")
		if !ok {
			continue
		}
		first, _, _ := strings.Cut(rest, "/")
		if isMajor(first) {
			return true
		}
	}
	return false
}

// isFork reports whether a path is that of one of the SDK's packages but for the host and owner in front.
// Names that anybody might choose, such as mcp/server, prove nothing.
func (s *SDK) isFork(path string) bool {
	tail := repositoryTail(path)
	if !telling(tail) {
		return false
	}
	for _, pkg := range s.packages() {
		if repositoryTail(pkg) == tail {
			return true
		}
	}
	return false
}

// packages returns the import paths that the SDK lists something in.
func (s *SDK) packages() []string {
	var all []string
	seen := map[string]bool{}
	note := func(pkg string) {
		if !seen[pkg] {
			seen[pkg] = true
			all = append(all, pkg)
		}
	}
	for _, t := range s.types {
		note(t.Package)
	}
	for _, f := range s.funcs {
		note(f.Package)
	}
	return all
}

// repositoryTail cuts host and owner from a path of the form host/owner/repository/..., and major versions;
// it is empty for other forms.
func repositoryTail(path string) string {
	parts := strings.Split(path, "/")
	if len(parts) < 3 || !strings.Contains(parts[0], ".") {
		return ""
	}
	var kept []string
	for _, part := range parts[2:] {
		if !isMajor(part) {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, "/")
}

// telling reports whether a repository's tail is distinctive: its name says mcp and more, or it is an SDK's
// mcp package.
func telling(tail string) bool {
	repository, rest, _ := strings.Cut(tail, "/")
	if strings.Contains(repository, "mcp") {
		return repository != "mcp"
	}
	return strings.Contains(rest, "mcp")
}

// hasPathPrefix reports whether a path is the prefix or below it.
func hasPathPrefix(path, prefix string) bool {
	return path == prefix || strings.HasPrefix(path, prefix+"/")
}
