package contract

import (
	"sort"
	"strings"
)

// Kind says what a contract file describes.
type Kind string

const (
	// KindSDK is an MCP SDK, or a module with MCP types of its own.
	KindSDK Kind = "sdk"
	// KindFramework is something that receives requests: an HTTP framework, a websocket or RPC library.
	KindFramework Kind = "framework"
	// KindStd is the standard library.
	KindStd Kind = "std"
)

var kinds = []string{string(KindSDK), string(KindFramework), string(KindStd)}

// SDK is what one contract file says: the promises of an MCP SDK, or how a framework hands out requests.
type SDK struct {
	// Module is the path of the module that the file describes, "std" for the standard library.
	Module string
	// Name is the short name for messages, such as "go-sdk".
	Name string
	// Kind tells an SDK from a framework.
	Kind Kind
	// Proven lists the versions of Module that the file was held against, oldest first.
	Proven []string
	// Oldest and Newest are the ends of Proven, empty if nothing is proven.
	Oldest, Newest string
	// Factory says that the SDK offers a factory: a function that it calls for a server per session or request.
	Factory bool
	// Owns lists the import path prefixes that belong to this file; it is Module itself unless the MCP part
	// is only a corner of a larger module.
	Owns []string

	types []*Type
	funcs []*Func
}

// Types returns the listed types, sorted by package and name.
func (s *SDK) Types() []*Type { return s.types }

// Funcs returns the listed functions and methods, sorted by package, receiver and name.
func (s *SDK) Funcs() []*Func { return s.funcs }

// owns reports whether an import path belongs to the SDK. A path below a major version that the SDK's own
// path does not have is another module, hence another SDK.
func (s *SDK) owns(path string) bool {
	for _, prefix := range s.Owns {
		if path == prefix {
			return true
		}
		rest, ok := strings.CutPrefix(path, prefix+"/")
		if !ok {
			continue
		}
		first, _, _ := strings.Cut(rest, "/")
		if !isMajor(first) {
			return true
		}
	}
	return false
}

// seal sorts what was read and fills in what follows from it.
func (s *SDK) seal() {
	sort.Slice(s.types, func(i, j int) bool { return s.types[i].key().less(s.types[j].key()) })
	sort.Slice(s.funcs, func(i, j int) bool { return s.funcs[i].key().less(s.funcs[j].key()) })
	if n := len(s.Proven); n > 0 {
		s.Oldest, s.Newest = s.Proven[0], s.Proven[n-1]
	}
	for _, f := range s.funcs {
		s.Factory = s.Factory || len(f.Slots) > 0
	}
}
