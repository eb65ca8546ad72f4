// Package addtenant has exported methods that add one tenant at a time, each with a server, or a handler, of its own.
package addtenant

import (
	"crypto/rand"
	"log"
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
	spaces   map[string]*space
}

type space struct {
	tenant  *Tenant
	server  *mcp.Server
	handler http.Handler
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

// AddSpace adds a tenant with a space, which has its server and an endpoint of its own, and returns the key of the space.
func (a *App) AddSpace(t *Tenant) string {
	s := mcp.NewServer(&mcp.Implementation{Name: t.Name}, nil) // ok
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	key := rand.Text()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.spaces[key] = &space{tenant: t, server: s, handler: http.StripPrefix("/space/"+key, logged(h))}
	return key
}

// Main adds the space of the house.
func (a *App) Main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "main"}, nil) // want server
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	a.mu.Lock()
	defer a.mu.Unlock()
	a.spaces["main"] = &space{server: s, handler: logged(h)}
}

func logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		log.Print(r.URL)
		next.ServeHTTP(w, r)
	})
}

func (a *App) space(w http.ResponseWriter, r *http.Request) {
	a.mu.Lock()
	s := a.spaces[r.PathValue("key")]
	a.mu.Unlock()
	if s == nil {
		http.NotFound(w, r)
		return
	}
	s.handler.ServeHTTP(w, r)
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
	a := &App{servers: make(map[string]*mcp.Server), spaces: make(map[string]*space)}
	mux := http.NewServeMux()
	mux.Handle("/all/{tenant}", mcp.NewStreamableHTTPHandler(a.get, nil))
	mux.HandleFunc("/own/{tenant}", a.own)
	mux.HandleFunc("/space/{key}", a.space)
	return a, mux
}
