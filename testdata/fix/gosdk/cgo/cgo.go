package cgo

// static int version(void) { return 1; }
import "C"

import (
	"net/http"
	"strconv"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler is in a file that the cgo tool writes: no fix.
func Handler() http.Handler {
	if !named() {
		return nil
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "cgo", Version: strconv.Itoa(int(C.version()))}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// named names the server of the other file.
func named() bool { return server != nil }
