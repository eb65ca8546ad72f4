// Package cgo imports C, and files that do are not reported in: their positions are those of what cgo wrote.
package cgo

// static int answer(void) { return 42; }
import "C"

import (
	"net/http"
	"strconv"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the answer.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: strconv.Itoa(int(C.answer()))}, nil) // ok: a cgo file
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
