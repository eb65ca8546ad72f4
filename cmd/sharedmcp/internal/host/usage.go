package host

import (
	"fmt"
	"strconv"
	"strings"
)

// An Editor says how to make an editor use a gopls of one's own.
type Editor struct {
	Name     string
	Where    string // the setting stands
	Language string // of the setting, as Markdown names it
	setting  string // with %s for the path, quoted
}

// Editors are those that are known.
var Editors = []Editor{
	{"VS Code", "settings.json", "json", `"go.alternateTools": { "gopls": %s }`},
	{"Neovim", "init.lua", "lua", `vim.lsp.config("gopls", { cmd = { %s }, filetypes = { "go" }, root_markers = { "go.work", "go.mod" } })
vim.lsp.enable("gopls")`},
	{"Helix", "languages.toml", "toml", `[language-server.gopls]
command = %s`},
	{"Zed", "settings.json", "json", `"lsp": { "gopls": { "binary": { "path": %s } } }`},
	{"Emacs with Eglot", "init.el", "elisp", `(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((go-mode go-ts-mode) . (%s))))`},
	{"Emacs with lsp-mode", "init.el", "elisp", `(setq lsp-go-gopls-server-path %s)`},
}

// Setting returns what to write for the gopls at path.
func (e Editor) Setting(path string) string { return fmt.Sprintf(e.setting, strconv.Quote(path)) }

// GoplsUse says how to make editors use the gopls at path.
func GoplsUse(path string) string {
	var b strings.Builder
	b.WriteString("\nTo use it, tell your editor where it is.\n")
	for _, e := range Editors {
		fmt.Fprintf(&b, "\n%s, in %s:\n\t%s\n", e.Name, e.Where, strings.ReplaceAll(e.Setting(path), "\n", "\n\t"))
	}
	b.WriteString(`
The setting "analyses": {"sharedmcp": false} of gopls turns it off. Categories are
chosen in the source, by //sharedmcp:checks all,-server in any file of a package.
`)
	return b.String()
}

// GolangciUse says how to make the golangci-lint at path run the analyzer.
func GolangciUse(path string) string {
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
