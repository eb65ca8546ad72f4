package main

import (
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"
)

const usage = `sharedmcp reports MCP servers, transports and sessions that are built once
and then serve more than one HTTP client.

Usage: sharedmcp [flags] [packages]

Packages are named as for go build; without any, it is the package in the
current directory. To check a whole module:

	sharedmcp ./...

Each finding is a line, and below it, on lines that begin with a tab, the way
of the value from where it is built to where it serves a request. What follows
on standard error says how many packages were looked at, which MCP SDKs they
use, and how to read more about a finding, have it fixed, or accept it.

Flags:

%s
A finding can be accepted in the source, on its line or the one above:

	//sharedmcp:ignore CATEGORY reason

A package chooses its categories in any of its files, in the form of -checks:

	//sharedmcp:checks -server

Other commands:

	sharedmcp help sdks         list the SDKs that are known
	sharedmcp help CATEGORY     explain a category, as -explain does
	sharedmcp prove FILE        hold a contract for -contracts against its SDK
	sharedmcp gopls -o PATH     build a gopls with the analyzer inside
	sharedmcp golangci -o PATH  build a golangci-lint with the analyzer inside

Exit status: 0 no findings, 1 findings, 2 something could not be analyzed.

The same program is a tool for go vet:

	go vet -vettool=$(which sharedmcp) ./...
`

// help describes the command.
func (t *tool) help() { fmt.Fprintf(t.stdout, usage, flagTable(new(options).flagSet(t.analyzer))) }

// flagTable returns a table of the flags.
func flagTable(fs *flag.FlagSet) string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fs.VisitAll(func(f *flag.Flag) {
		arg, text := flag.UnquoteUsage(f)
		if arg != "" {
			arg = " " + arg
		}
		if f.DefValue != "" && f.DefValue != "false" {
			text += fmt.Sprintf(" (default %s)", f.DefValue)
		}
		fmt.Fprintf(w, "  -%s%s\t%s\n", f.Name, arg, text)
	})
	w.Flush()
	return b.String()
}
