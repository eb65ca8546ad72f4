// Package once builds its transport in the first request, once: later requests get it, too.
package once

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Lazy connects Server when it is needed.
type Lazy struct {
	Server *mcp.Server

	once      sync.Once
	transport *mcp.StreamableServerTransport
	err       error
}

func (l *Lazy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	l.once.Do(func() {
		l.transport = &mcp.StreamableServerTransport{SessionID: "lazy"} // want transport
		_, l.err = l.Server.Connect(context.WithoutCancel(r.Context()), l.transport, nil)
	})
	if l.err != nil {
		http.Error(w, l.err.Error(), http.StatusInternalServerError)
		return
	}
	l.transport.ServeHTTP(w, r)
}
