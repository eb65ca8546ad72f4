// Package gomcp serves with localrivet's gomcp, which lets one server serve all clients.
package gomcp

import "github.com/localrivet/gomcp/server"

// Serve serves over HTTP.
func Serve() error {
	s := server.NewServer("greeter") // ok
	s.Tool("greet", "greets", func(ctx *server.Context, args struct{ Name string }) (string, error) {
		return "hello " + args.Name, nil
	})
	return s.AsHTTP(":8080").Run()
}

// Learn adds a tool while it handles a call.
func Learn() error {
	s := server.NewServer("learner").AsSSE(":8080") // ok
	s.Tool("learn", "learns", func(ctx *server.Context, args struct{ Name string }) (string, error) {
		s.Tool(args.Name, "learnt", func(*server.Context, struct{}) (string, error) { return "", nil }) // want mutation
		return "learnt", nil
	})
	return s.Run()
}
