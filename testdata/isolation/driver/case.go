// Package driver runs programs that serve MCP, has two clients talk to each of them at the same
// time, and says whether each client got exactly what is its own.
//
// The main package of a module lists its cases and calls [Main]. Each case is served by a process
// of its own, and driven from another one.
package driver

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// A Wire is how clients reach a case.
type Wire string

// The wires.
const (
	Streamable Wire = ""    // streamable HTTP
	SSE        Wire = "sse" // HTTP with server-sent events, of the protocol of 2024-11-05
	TCP        Wire = "tcp" // lines over a TCP connection
)

// A Case is one program.
type Case struct {
	Name    string // the name of its package
	Handler func() http.Handler
	Wire    Wire
	Quiet   bool // sends nothing but answers
	Deaf    bool // never answers the POST of a notification, so that clients send none

	// Resumes says that the second raw client begins without a handshake, as one does that
	// remembers a session. If that is refused, it makes the handshake.
	Resumes bool

	// Serve serves connections, where there is no Handler.
	Serve func(net.Listener) error
}

// A Client is one of the two that use a server.
type Client interface {
	// Tools lists tools, in words.
	Tools(ctx context.Context) ([]string, error)
	// Call calls a tool and returns the text of its answer.
	Call(ctx context.Context, tool string, args map[string]any) (string, error)
	Close()
}

// An Exact client can do what those of SDKs do not let one do.
type Exact interface {
	// LastID is the id of its last request.
	LastID() int64
	// CancelLast cancels the last request, which was answered, as if the answer was still under way.
	CancelLast(ctx context.Context) error
}

// Stray is the kind of an answer to a request that the client did not make.
const Stray = "answer"

// A Target is what a client connects to, and as whom.
type Target struct {
	Wire    Wire
	Address string // a URL, or host:port
	User    string // goes into the header X-User
	Deaf    bool   // of the case
	Resume  bool   // begin without a handshake
	// Heard is told what arrives that is not the answer to a call: its kind (progress, log, or
	// another method), and its text.
	Heard func(kind, text string)
}

// Dial connects a client, with the handshake of MCP.
type Dial func(ctx context.Context, t Target) (Client, error)

// A Result is what came of a case with one kind of client.
type Result struct {
	Case    string `json:"case"`
	Client  string `json:"client"`  // raw or sdk
	Outcome string `json:"outcome"` // isolated, leaks or breaks
	Seen    string `json:"seen,omitempty"`
	Races   int    `json:"races,omitempty"` // data races in the program
	Detail  string `json:"detail,omitempty"`
	Millis  int64  `json:"millis"`
}

// Main runs what the arguments ask for: all cases, those named, or, with -serve, the server of one.
func Main(cases []Case, sdk Dial) {
	serve := flag.String("serve", "", "serve the case of this `name` until standard input ends")
	list := flag.Bool("list", false, "print the names of all cases")
	flag.Parse()
	chosen := make(map[string]bool)
	for _, name := range flag.Args() {
		chosen[name] = true
	}
	out := json.NewEncoder(os.Stdout)
	for _, c := range cases {
		switch {
		case *list:
			fmt.Println(c.Name)
		case *serve == c.Name:
			if err := c.serve(); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		case *serve == "" && (len(chosen) == 0 || chosen[c.Name]):
			for _, kind := range []struct {
				name string
				dial Dial
			}{{"raw", Raw}, {"sdk", sdk}} {
				start := time.Now()
				r := run(c, kind.dial)
				r.Case, r.Client, r.Millis = c.Name, kind.name, time.Since(start).Milliseconds()
				if err := out.Encode(r); err != nil {
					os.Exit(1)
				}
			}
		}
	}
}
