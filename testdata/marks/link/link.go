// Package link is an SDK of one's own: its types are marked as what they are.
package link

import (
	"context"
	"net/http"
)

// A Link carries one session.
//
//sharedmcp:one-session
type Link struct{ out chan string }

// New returns a link.
func New() *Link { return &Link{out: make(chan string, 1)} }

// Send sends over the link.
func (l *Link) Send(text string) { l.out <- text }

// Close ends the link.
func (l *Link) Close() {}

type (
	// A Peer stands for the client at the other end.
	//
	//sharedmcp:client-handle
	Peer struct{ link *Link }

	// A Hub serves many sessions.
	//
	//sharedmcp:many-sessions
	Hub struct{}
)

// Tell tells the client.
func (p *Peer) Tell(text string) { p.link.Send(text) }

// Peer returns who asks.
func (h *Hub) Peer(r *http.Request) *Peer { return &Peer{} }

// PeerOf returns who asks.
func PeerOf(ctx context.Context) *Peer { return ctx.Value(key{}).(*Peer) }

type key struct{}

// Handle is called by generated code, for each request.
//
//sharedmcp:per-request
func Handle(name string, l *Link) { l.Send(name) }
