// Package mounted connects a transport at the start and makes it the handler of a path, for all who
// come.
package mounted

import (
	"context"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Tides serves the tide tables at addr.
func Tides(ctx context.Context, addr string) error {
	tables := mcp.NewServer(&mcp.Implementation{Name: "tides"}, nil)
	line := &mcp.StreamableServerTransport{SessionID: "harbour"} // want transport
	if _, err := tables.Connect(ctx, line, nil); err != nil {
		return fmt.Errorf("connect the tables: %w", err)
	}
	http.Handle("/tides", line)
	return http.ListenAndServe(addr, nil)
}
