package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
)

var sdkVersion = regexp.MustCompile(`go-sdk@(v[0-9]+\.[0-9]+)\.[0-9]+[^/\\]*[/\\]mcp[/\\]`)

// asks tells when a handler of go-sdk asks its factory for a server.
type asks int

const (
	perSession asks = iota
	// perRequest: on each request, and it needs the answer.
	perRequest
	// guardable: on each request, but one of a session that exists needs no answer.
	guardable
	// unknown: the version of the SDK, or what the handler is told, is not known.
	unknown
)

// asksOf tells when a handler asks the factory that it is made with.
func (p *planner) asksOf(call *ast.CallExpr) asks {
	fn := p.callee(call)
	if fn.Name() == "NewSSEHandler" {
		return perSession
	}
	stateless := unknown
	if len(call.Args) > 1 {
		switch opts := ast.Unparen(call.Args[1]).(type) {
		case *ast.Ident:
			if p.pass.TypesInfo.Types[opts].IsNil() {
				stateless = perSession
			}
		case *ast.UnaryExpr:
			if lit, ok := opts.X.(*ast.CompositeLit); ok && opts.Op == token.AND {
				stateless = perSession
				for _, el := range lit.Elts {
					kv, ok := el.(*ast.KeyValueExpr)
					if !ok {
						stateless = unknown
						break
					}
					if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "Stateless" {
						stateless = perRequest
					}
				}
			}
		}
	}
	if stateless != perSession {
		return stateless
	}
	m := sdkVersion.FindStringSubmatch(p.pass.Fset.Position(fn.Pos()).Filename)
	if m == nil {
		return unknown
	}
	switch m[1] {
	case "v0.2", "v0.3", "v0.4", "v0.5", "v0.6", "v0.7", "v0.8", "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6", "v1.7":
		return perSession
	case "v1.8":
		if !p.narrowsVersions() {
			return guardable
		}
		return perRequest
	}
	return unknown
}

// narrowsVersions reports whether the package says which versions of the
// protocol a server supports.
func (p *planner) narrowsVersions() bool {
	for id, obj := range p.pass.TypesInfo.Uses {
		if id.Name == "SupportedProtocolVersions" {
			if v, ok := obj.(*types.Var); ok && v.IsField() {
				return true
			}
		}
	}
	return false
}
