package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// describeSDKs lists the SDKs that there are contracts for.
func describeSDKs(w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, path := range []string{"github.com/modelcontextprotocol/go-sdk/mcp", "github.com/mark3labs/mcp-go/server"} {
		if module, name, newest, ok := analyzer.SDKOf(path); ok {
			fmt.Fprintf(table, "%s\t%s\tchecked up to %s\n", name, module, newest)
		}
	}
	return table.Flush()
}
