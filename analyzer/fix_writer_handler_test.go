package analyzer_test

import "fmt"

// serve returns a handler, and more results.
func (w *programWriter) serve(v, more string) {
	h := w.handler(v)
	w.noise()
	if w.chance(50) {
		w.p("h := %s\nreturn h%s", h, more)
		return
	}
	w.p("return %s%s", h, more)
}

// handler returns an expression for a handler whose factory returns v, and may write a statement first.
func (w *programWriter) handler(v string) string {
	factory := w.one(
		"func(*http.Request) *mcp.Server { return "+v+" }",
		"func(_ *http.Request) *mcp.Server {\n// before\nreturn "+v+" // after\n}",
		"func(r *http.Request) *mcp.Server {\nif r.Host == \"\" {\nreturn nil\n}\nreturn "+v+"\n}",
	)
	call := w.one("mcp.NewSSEHandler(%s, nil)", "mcp.NewStreamableHTTPHandler(%s, nil)",
		"mcp.NewStreamableHTTPHandler(%s, &mcp.StreamableHTTPOptions{JSONResponse: true})",
		"mcp.NewStreamableHTTPHandler(%s, &mcp.StreamableHTTPOptions{Stateless: true})")
	if w.chance(30) {
		w.p("get := %s", factory)
		factory = "get"
	}
	return fmt.Sprintf(call, factory)
}
