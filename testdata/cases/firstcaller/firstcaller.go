// Package firstcaller looks up the tools in the first request, as the user who sent it, and adds them
// to the server of all users.
package firstcaller

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Garage keeps cars.
type Garage struct {
	attendant *mcp.Server

	mu     sync.Mutex
	filled bool
}

// NewGarage returns a garage that is yet to be filled.
func NewGarage() *Garage {
	return &Garage{
		attendant: mcp.NewServer(&mcp.Implementation{Name: "garage"}, nil), // want server
	}
}

type driverKey struct{}

// carsOf lists the cars of the driver that the context names.
func carsOf(ctx context.Context) []string {
	driver, _ := ctx.Value(driverKey{}).(string)
	return []string{driver + "-van", driver + "-bike"}
}

// Gate fills the garage before it lets the first request through.
func (g *Garage) Gate() http.Handler {
	opts := &mcp.StreamableHTTPOptions{Stateless: true}
	inside := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return g.attendant
	}, opts)
	return http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		g.fill(req.Context())
		inside.ServeHTTP(w, req)
	})
}

func (g *Garage) fill(ctx context.Context) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.filled {
		for _, car := range carsOf(ctx) {
			g.attendant.AddTool(&mcp.Tool{Name: car}, nil) // want mutation
		}
		g.filled = true
	}
}
