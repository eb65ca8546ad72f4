package host

import "strconv"

// Editors says how to make editors use the gopls at path.
func Editors(path string) string {
	quoted := strconv.Quote(path)
	return `
To use it, tell your editor where it is.

VS Code, in settings.json:
	"go.alternateTools": { "gopls": ` + quoted + ` }

Neovim, in init.lua:
	vim.lsp.config("gopls", { cmd = { ` + quoted + ` } })
	vim.lsp.enable("gopls")

Helix, in languages.toml:
	[language-server.gopls]
	command = ` + quoted + `

Zed, in settings.json:
	"lsp": { "gopls": { "binary": { "path": ` + quoted + ` } } }

Emacs, for eglot or for lsp-mode:
	(with-eval-after-load 'eglot (add-to-list 'eglot-server-programs '((go-mode go-ts-mode) . (` + quoted + `))))
	(setq lsp-go-gopls-server-path ` + quoted + `)

The setting "analyses": {"sharedmcp": false} of gopls turns it off. Categories are
chosen in the source, by //sharedmcp:checks all,-server in any file of a package.
`
}

// GolangciConfig says how to make the golangci-lint at path run the analyzer.
func GolangciConfig(path string) string {
	return `
To run it, have this in .golangci.yml:

	version: "2"
	linters:
	  enable: [sharedmcp]
	  settings:
	    custom:
	      sharedmcp:
	        type: module
	        settings:
	          checks: all

and call

	` + path + ` run ./...
`
}
