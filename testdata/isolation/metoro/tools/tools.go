// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"
	"net/http"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	"github.com/metoro-io/mcp-golang/transport"

	"example.com/isolation/driver/gate"
)

// Key names a call.
type Key struct {
	Key string `json:"key"`
}

// Text is what a call says.
type Text struct {
	Text string `json:"text"`
}

// None is no arguments.
type None struct{}

// New returns a server on a transport, with these tools.
func New(t transport.Transport) *mcp.Server {
	s := mcp.NewServer(t)
	Must(s.RegisterTool("echo", "says the same", echo))
	Must(s.RegisterTool("hold", "waits", hold))
	return s
}

// Say is an answer that is text.
func Say(text string) *mcp.ToolResponse { return mcp.NewToolResponse(mcp.NewTextContent(text)) }

// Must ends the program if there is an error.
func Must(err error) {
	if err != nil {
		panic(err)
	}
}

// Mount serves with a handler of gin.
func Mount(h gin.HandlerFunc) http.Handler {
	gin.SetMode(gin.ReleaseMode)
	e := gin.New()
	e.POST("/", h)
	return e
}

// User is who calls.
func User(ctx context.Context) string {
	return ctx.Value("ginContext").(*gin.Context).GetHeader("X-User")
}

func echo(in Text) (*mcp.ToolResponse, error) { return Say(in.Text), nil }

// hold answers when its gate opens.
func hold(ctx context.Context, in Key) (*mcp.ToolResponse, error) {
	if err := gate.Enter(ctx, in.Key); err != nil {
		return nil, err
	}
	return Say(in.Key), nil
}
