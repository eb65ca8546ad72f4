package contract

import "slices"

// Indexes that stand for something else than an argument.
const (
	// Receiver is the receiver of a method.
	Receiver = -1
	// Absent says that there is no such argument.
	Absent = -2
)

// Func is what an SDK promises for a function or method. Arguments are counted from 0, without the receiver.
type Func struct {
	// SDK is the file that lists the function.
	SDK *SDK
	// Package, Recv and Name are the import path, the receiver's type name (empty for functions) and the name.
	Package, Recv, Name string
	// At is where the name stands in the file, in bytes.
	At int
	// Bounds are the versions of the module that have the function.
	Bounds Bounds
	// Builds says that the results of a listed type are new instances.
	Builds bool
	// Slots are the arguments that are factories: the SDK calls them per session or request and serves what they return.
	Slots []int
	// Handlers are the arguments that run per request of a client; for a variadic one, the index of the variadic.
	// The argument is a function, or a struct or interface that carries the functions.
	Handlers []int
	// Middleware are the arguments that wrap handlers: they run once, what they return runs per request.
	Middleware []int
	// Services are the arguments whose methods run per request: those of the interface that the argument is
	// declared as, or, where that is open, those without parameters and results that the type itself declares.
	Services []int
	// SessionIDs are the arguments that make the ids of sessions: functions, or values with a method Generate.
	SessionIDs []int
	// Serves is the server that clients reach over a network from then on: Absent, Receiver, or an argument.
	Serves int
	// Mutates is the server that is changed: Absent, Receiver, or an argument.
	Mutates int
	// MutatesWhat is what changes: "tools", "prompts", "resources", "middleware" or "handlers".
	MutatesWhat string
	// FanOut says that the function reaches all sessions: it sends to all, or lists them.
	FanOut bool
	// Connects says that the function serves one session, or, where the transport's type is many-sessions, joins
	// one transport to one server. A constructor that does so (ServerArg Absent, Builds) returns the server.
	Connects bool
	// ServerArg is the server that connects: Receiver, an argument, or Absent.
	ServerArg int
	// TransportArg is the transport that is connected: Receiver, an argument, or Absent.
	TransportArg int
	// Wraps are the arguments that the results hold; Receiver is one too.
	Wraps []int
	// Reads is the argument that names what the function reads from the request of its receiver, or of another
	// argument: a header, a parameter, a cookie, a value that middleware left there. Absent if it reads nothing.
	Reads int
	// Leaves is the argument that the function leaves in the request, for a function that Reads, under the argument
	// before it. Absent if it leaves nothing.
	Leaves int
	// Addresses is the argument that says which client is meant: the id of its session, or the context of a request
	// of it. Absent if no argument does.
	Addresses int
	// Client says that the function registers on, or makes, a client: what is passed here is never an entry point.
	Client bool

	packageName string
}

// String returns the function as source names it: "mcp.NewServer", "mcp.Server.AddTool".
func (f *Func) String() string {
	if f.Recv != "" {
		return f.packageName + "." + f.Recv + "." + f.Name
	}
	return f.packageName + "." + f.Name
}

func (f *Func) key() key { return key{pkg: f.Package, recv: f.Recv, name: f.Name} }

// Arguments returns every argument index that the entry names, Absent and Receiver among them, for checks against a
// signature.
func (f *Func) Arguments() []int {
	return slices.Concat(f.Slots, f.Handlers, f.Middleware, f.Wraps, f.Services, f.SessionIDs,
		[]int{f.Mutates, f.ServerArg, f.TransportArg, f.Serves, f.Reads, f.Leaves, f.Addresses})
}

// needsReceiver reports whether the entry speaks of the receiver.
func (f *Func) needsReceiver() bool { return slices.Contains(f.Arguments(), Receiver) }

// saysNothing reports whether the entry has a name and no meaning.
func (f *Func) saysNothing() bool {
	return !f.Builds && !f.FanOut && !f.Connects && !f.Client && f.Mutates == Absent && f.Serves == Absent && f.Reads == Absent && f.Leaves == Absent &&
		f.Addresses == Absent && f.MutatesWhat == "" &&
		len(f.Slots)+len(f.Handlers)+len(f.Middleware)+len(f.Wraps)+len(f.Services)+len(f.SessionIDs) == 0
}
