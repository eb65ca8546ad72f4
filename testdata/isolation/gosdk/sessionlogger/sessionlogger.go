// Package sessionlogger makes the logger of everybody from the session that asked for it last.
package sessionlogger

import (
	"context"
	"log/slog"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

var (
	mu     sync.Mutex
	logger = slog.Default()
)

// Handler serves tools.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation"}, &mcp.ServerOptions{InitializedHandler: initialized})
	tools.Add(s)
	tools.AddFence(s)
	mcp.AddTool(s, &mcp.Tool{Name: "alarm"}, alarm)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func initialized(_ context.Context, req *mcp.InitializedRequest) {
	mu.Lock()
	defer mu.Unlock()
	logger = slog.New(mcp.NewLoggingHandler(req.Session, nil))
}

func alarm(_ context.Context, _ *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	mu.Lock()
	defer mu.Unlock()
	logger.Info(in.Text)
	return tools.Say("ok"), nil, nil
}
