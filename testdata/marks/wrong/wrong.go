// Package wrong has directives that cannot be obeyed.
package wrong

/* want directive "unknown directive //sharedmcp:one-sesion; there are ignore, checks, one-session, client-handle, many-sessions, per-request" */ //sharedmcp:one-sesion
type A struct{}

/* want directive "per-request marks a function; here one-session, client-handle, many-sessions may stand" */ //sharedmcp:per-request
type B struct{}

/* want directive "one-session marks a type; here per-request may stand" */ //sharedmcp:one-session
func F()                                                                    {}

// C is marked twice.
//
//sharedmcp:one-session
/* want directive "C is marked as one-session already" */ //sharedmcp:many-sessions
type C struct{}

func g() {
	/* want directive "stands in the doc comment of a type, and only there" */ //sharedmcp:client-handle
	type local struct{}
	_ = local{}
}

// D stands for another.
//
//sharedmcp:one-session
type D = C // want directive "an alias is the type that it stands for"

var _ = g
