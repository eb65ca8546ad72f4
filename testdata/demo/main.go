// Command demo is a small MCP server with three mistakes in it: run sharedmcp here to see them.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A notebook keeps notes, and reports on long searches while they run.
type notebook struct {
	notes  []string
	caller *mcp.ServerSession // who searches
}

type query struct {
	Text string `json:"text" jsonschema:"what to look for"`
}

func (n *notebook) search(ctx context.Context, req *mcp.CallToolRequest, q query) (*mcp.CallToolResult, []string, error) {
	n.caller = req.Session // want session
	var found []string
	for i, note := range n.notes {
		if strings.Contains(note, q.Text) {
			found = append(found, note)
		}
		n.progress(ctx, float64(i+1))
	}
	return nil, found, nil
}

func (n *notebook) progress(ctx context.Context, done float64) {
	err := n.caller.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: done, Total: float64(len(n.notes))})
	if err != nil {
		log.Print(err)
	}
}

func newServer(n *notebook) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notebook", Version: "v1.0.0"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "search", Description: "search the notes"}, n.search)
	return s
}

func main() {
	addr := flag.String("http", "", "listen on this address instead of the standard streams")
	flag.Parse()

	ctx := context.Background()
	notes := &notebook{notes: []string{"buy milk", "call home", "milk the cow"}}
	server := newServer(notes) // want server
	if *addr == "" {
		log.Fatal(server.Run(ctx, &mcp.StdioTransport{}))
	}

	mux := http.NewServeMux()
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil))

	// The old endpoint was written by hand.
	legacy := &mcp.StreamableServerTransport{SessionID: "legacy"} // want transport
	if _, err := newServer(notes).Connect(ctx, legacy, nil); err != nil {
		log.Fatal(err)
	}
	mux.Handle("/legacy", legacy)

	web := &http.Server{Addr: *addr, Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	log.Fatal(web.ListenAndServe())
}
