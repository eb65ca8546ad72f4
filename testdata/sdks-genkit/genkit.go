// Package genkit serves with the mcp plugin of genkit, and calls others with its clients.
package genkit

import (
	"context"
	"net/http"

	"github.com/firebase/genkit/go/ai"
	"github.com/firebase/genkit/go/genkit"
	"github.com/firebase/genkit/go/plugins/mcp"
)

// Serve shows the tools of one genkit instance.
func Serve(ctx context.Context) error {
	g := genkit.Init(ctx)
	genkit.DefineTool(g, "greet", "greets", func(_ *ai.ToolContext, name string) (string, error) {
		return "hello " + name, nil
	})
	s := mcp.NewMCPServer(g, mcp.MCPServerOptions{Name: "greeter"}) // ok
	return s.ServeStdio()
}

func connect(token string) (*mcp.GenkitMCPClient, error) {
	return mcp.NewGenkitMCPClient(mcp.MCPClientOptions{
		Name: "upstream",
		StreamableHTTP: &mcp.StreamableHTTPConfig{
			BaseURL: "https://example.com/mcp",
			Headers: map[string]string{"Authorization": token},
		},
	})
}

// Each connects for each request, as the user of the request.
func Each(mux *http.ServeMux, g *genkit.Genkit) {
	mux.HandleFunc("/each", func(w http.ResponseWriter, r *http.Request) {
		c, err := connect(r.Header.Get("Authorization")) // ok
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		defer c.Disconnect()
		if _, err := c.GetActiveTools(r.Context(), g); err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
		}
	})
}

var upstream *mcp.GenkitMCPClient

// First connects as the user of the first request, and stays connected for all others.
func First(mux *http.ServeMux, g *genkit.Genkit) {
	mux.HandleFunc("/first", func(w http.ResponseWriter, r *http.Request) {
		if upstream == nil {
			c, err := connect(r.Header.Get("Authorization")) // want identity
			if err != nil {
				http.Error(w, err.Error(), http.StatusBadGateway)
				return
			}
			upstream = c
		}
		if _, err := upstream.GetActiveTools(r.Context(), g); err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
		}
	})
}
