// Package scope says how often code runs: once in the life of the process, or
// once for each request. It knows which functions the outside calls (entry
// points and roots), which instructions follow an accepted connection, and
// which stand behind a once-guard.
package scope

// A Scope says how often a frame runs, and so how long what it builds lives.
type Scope uint8

const (
	// Startup code runs once in the life of the process.
	Startup Scope = iota
	// Once is code that a request triggers but a once-guard runs: once in the
	// life of the process, with the data of the request that came first.
	Once
	// Request code runs for each request, connection, session or MCP call.
	Request
	// Unknown is the scope of values that a caller in another package owns.
	Unknown
)

// PerProcess reports whether what is built in scope s lives as long as the process.
func (s Scope) PerProcess() bool { return s == Startup || s == Once }

// Serves reports whether code of scope s runs for a request, be it for the first only.
func (s Scope) Serves() bool { return s == Request || s == Once }

// String returns the word used in tests and traces.
func (s Scope) String() string {
	return [...]string{"startup", "once", "request", "unknown"}[s]
}
