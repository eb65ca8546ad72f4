// Package clientside keeps the session and the requests of a client: what a server asks of it is no request of ours.
package clientside

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Peer is connected to one server.
type Peer struct {
	session *mcp.ClientSession
	asked   *mcp.CreateMessageRequest
}

// Dial connects to url.
func Dial(ctx context.Context, url string) (*Peer, error) {
	p := &Peer{}
	client := mcp.NewClient(&mcp.Implementation{Name: "peer"}, &mcp.ClientOptions{
		CreateMessageHandler: func(_ context.Context, req *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
			p.asked = req // ok
			return &mcp.CreateMessageResult{Content: &mcp.TextContent{Text: "?"}}, nil
		},
	})
	var err error
	p.session, err = client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: url}, nil) // ok
	return p, err
}

// Again pings with what was asked last.
func (p *Peer) Again(ctx context.Context) (int, error) {
	return len(p.asked.Params.Messages), p.session.Ping(ctx, nil)
}
