// Package embeddediface promotes the accessor of an embedded interface.
package embeddediface

import (
	"log/slog"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type source interface{ Server() *mcp.Server }

type keeper struct{ s *mcp.Server }

func (k keeper) Server() *mcp.Server { return k.s }

type logged struct {
	source
	log *slog.Logger
}

// Handler serves through a logged source.
func Handler() http.Handler {
	l := logged{
		source: keeper{mcp.NewServer(&mcp.Implementation{Name: "kept"}, nil)}, // want server
		log:    slog.Default(),
	}
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		l.log.Info("session", "from", r.RemoteAddr)
		return l.Server()
	}, nil)
}
