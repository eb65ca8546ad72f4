package contract

// Part says what a type for many sessions is in its SDK.
type Part string

const (
	// Server has tools, prompts and resources, and answers calls. A type for many sessions is one if its file says
	// nothing else.
	Server Part = "server"
	// Handler serves HTTP and keeps the table of sessions.
	Handler Part = "handler"
	// Transport carries the messages of any number of sessions.
	Transport Part = "transport"
	// Client connects to servers.
	Client Part = "client"
)

var parts = []string{string(Server), string(Handler), string(Transport), string(Client)}

// IsServer reports whether a value is a server that may serve many sessions.
func (t *Type) IsServer() bool { return t.is(Server) }

// IsHandler reports whether a value serves HTTP for many sessions.
func (t *Type) IsHandler() bool { return t.is(Handler) }

func (t *Type) is(p Part) bool { return t.Role == ManySessions && t.Part == p }
