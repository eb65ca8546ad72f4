// Package ssh stands for a package that knows nothing of MCP.
package ssh

import (
	"errors"
	"io"
)

// A Conn is one client's.
type Conn interface {
	io.ReadWriteCloser
	User() string
}

// ListenAndServe calls serve with each connection.
func ListenAndServe(addr string, serve func(Conn)) error {
	if serve == nil {
		return errors.New("nothing to serve " + addr + " with")
	}
	return errors.ErrUnsupported
}
