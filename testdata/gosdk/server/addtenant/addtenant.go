// Package addtenant has exported methods that add one tenant at a time, each with a server, or a handler, of its own.
package addtenant

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Tenant has a name.
type Tenant struct{ Name string }

// An App serves tenants.
type App struct {
	mu       sync.Mutex
	servers  map[string]*mcp.Server
	handlers sync.Map
}

// Add adds a tenant.
func (a *App) Add(t Tenant) {
	s := mcp.NewServer(&mcp.Implementation{Name: t.Name}, nil) // ok
	a.mu.Lock()
	defer a.mu.Unlock()
	a.servers[t.Name] = s
}

// AddHandler adds a tenant with an endpoint of its own.
func (a *App) AddHandler(t *Tenant) {
	s := mcp.NewServer(&mcp.Implementation{Name: t.Name}, nil) // ok
	a.handlers.Store(t.Name, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
}

func (a *App) get(r *http.Request) *mcp.Server {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.servers[r.PathValue("tenant")]
}

func (a *App) own(w http.ResponseWriter, r *http.Request) {
	h, ok := a.handlers.Load(r.PathValue("tenant"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	h.(http.Handler).ServeHTTP(w, r)
}

// New returns an App, and the handler of all tenants.
func New() (*App, http.Handler) {
	a := &App{servers: make(map[string]*mcp.Server)}
	mux := http.NewServeMux()
	mux.Handle("/all/{tenant}", mcp.NewStreamableHTTPHandler(a.get, nil))
	mux.HandleFunc("/own/{tenant}", a.own)
	return a, mux
}
