// Package gate decides which packages matter. All others return at once.
package gate

import (
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
)

// Directive begins every comment that speaks to the analyzer.
const Directive = "//sharedmcp:"

// Matters reports whether the package of pass can hold a finding or a fact: its
// own files import an SDK or carry a directive, or a package it imports brought
// a fact. (What its imports import in turn cannot be asked: under go vet, the
// list is empty.) The packages of an SDK themselves never matter, unless they
// are programs, such as its examples.
func Matters(pass *analysis.Pass, table *contract.Table) bool {
	if owner := table.Owner(pass.Pkg.Path()); owner != nil && owner.Kind == contract.KindSDK && pass.Pkg.Name() != "main" {
		return false
	}
	for _, imp := range pass.Pkg.Imports() {
		if owner := table.Owner(imp.Path()); owner != nil && owner.Kind == contract.KindSDK {
			return true
		}
	}
	return hasFacts(pass) || hasDirective(pass)
}

// hasFacts reports whether a direct import brought a fact of ours.
func hasFacts(pass *analysis.Pass) bool {
	for _, imp := range pass.Pkg.Imports() {
		if pass.ImportPackageFact(imp, new(fact.Matters)) {
			return true
		}
	}
	return false
}

func hasDirective(pass *analysis.Pass) bool {
	for _, file := range pass.Files {
		for _, group := range file.Comments {
			for _, c := range group.List {
				if strings.HasPrefix(c.Text, Directive) {
					return true
				}
			}
		}
	}
	return false
}
