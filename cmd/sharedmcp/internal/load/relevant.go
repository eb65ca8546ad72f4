package load

import (
	"bytes"
	"os"

	"golang.org/x/tools/go/packages"
)

// directive begins every directive of the analyzer.
var directive = []byte("//sharedmcp:")

// findRelevant marks the packages that an analysis has to see in source: those that reach an SDK
// through their imports, and those that carry a directive or import one that does. Neither the
// standard library nor the SDKs are among them, but programs that come with an SDK are, such as its
// examples.
//
// Every importer of such a package is such a package, so whatever facts there can be pass through
// packages of the set alone.
func (g *Graph) findRelevant() {
	g.matters = make(map[*packages.Package]bool)
	var scan scanner
	for _, pkg := range g.all { // dependencies first
		if isStd(pkg) || g.isSDK(pkg) && pkg.Name != "main" {
			continue
		}
		if g.importsRelevant(pkg) || scan.anyContains(pkg.GoFiles, directive) {
			g.matters[pkg] = true
		}
	}
}

func (g *Graph) importsRelevant(pkg *packages.Package) bool {
	for _, imp := range pkg.Imports {
		if g.matters[imp] || g.isSDK(imp) {
			return true
		}
	}
	return false
}

func (g *Graph) isSDK(pkg *packages.Package) bool {
	_, ok := g.sdks.Of(pkg.PkgPath)
	return ok
}

// A scanner searches files, with one buffer for all of them.
type scanner struct{ buf bytes.Buffer }

// anyContains reports whether a file contains the text.
// What cannot be read does not; whoever loads the file will say why.
func (s *scanner) anyContains(files []string, text []byte) bool {
	for _, name := range files {
		if s.contains(name, text) {
			return true
		}
	}
	return false
}

func (s *scanner) contains(name string, text []byte) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()

	s.buf.Reset()
	if _, err := s.buf.ReadFrom(f); err != nil {
		return false
	}
	return bytes.Contains(s.buf.Bytes(), text)
}
