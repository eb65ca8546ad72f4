package contract

import (
	"encoding/json"
	"fmt"
)

// node is a JSON value that remembers where it stands, so that an error can say so.
type node struct {
	offset  int
	value   any      // nil, bool, string, json.Number, []*node or object
	members []member // of an object
}

// member is one key of an object with its value.
type member struct {
	offset int
	key    string
	value  *node
}

// object is the value of a node that has members.
type object struct{}

// what names the kind of a node for messages.
func (n *node) what() string {
	switch n.value.(type) {
	case nil:
		return "null"
	case bool:
		return "true or false"
	case string:
		return "a string"
	case json.Number:
		return "a number"
	case []*node:
		return "a list"
	default:
		return "an object"
	}
}

// fault is an error at an offset of a file.
type fault struct {
	offset int
	text   string
}

func (f *fault) Error() string { return f.text }

func faultf(offset int, format string, args ...any) error {
	return &fault{offset, fmt.Sprintf(format, args...)}
}
