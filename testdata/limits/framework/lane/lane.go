// Package lane is a web framework of its own.
package lane

import "net/http"

// Context is a request with its answer.
type Context struct {
	W http.ResponseWriter
	R *http.Request
}

// Router knows handlers by path.
type Router struct{ post map[string]func(*Context) }

// Post adds a handler.
func (r *Router) Post(path string, handler func(*Context)) { r.post[path] = handler }
