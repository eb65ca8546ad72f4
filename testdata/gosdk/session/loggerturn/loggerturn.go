// Package loggerturn makes the logger of one client the default of the program while a lock keeps all others out.
package loggerturn

import (
	"context"
	"log"
	"log/slog"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var mu sync.Mutex

type writer struct {
	ctx     context.Context
	session *mcp.ServerSession
}

func (w *writer) Write(text []byte) (int, error) {
	return len(text), w.session.Log(w.ctx, &mcp.LoggingMessageParams{Data: string(text)})
}

func scan() { slog.Info("scanning") }

// AddTools adds tools to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "scan"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		mu.Lock()
		defer mu.Unlock()
		before := slog.Default()
		slog.SetDefault(slog.New(mcp.NewLoggingHandler(req.Session, nil))) // ok
		defer slog.SetDefault(before)
		scan()
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "print"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		mu.Lock()
		defer mu.Unlock()
		before := log.Writer()
		log.SetOutput(&writer{ctx, req.Session}) // ok
		defer log.SetOutput(before)
		log.Print("printing")
		return nil, nil, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "loggerturn"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
