// Package analyzer defines an [analysis.Analyzer] that finds MCP servers,
// transports and sessions that are built once and then serve many HTTP clients.
//
// The command github.com/sharedmcp/sharedmcp/cmd/sharedmcp runs it, alone or
// under go vet. The sections below say, for each category of findings, what is
// reported and why, how to rewrite it, and what stays silent. What the analyzer
// cannot see is listed in docs/limits.md of the repository.
//
// # Analyzer sharedmcp
//
// sharedmcp: report MCP servers, transports and sessions that HTTP clients share
//
// An MCP server over HTTP talks to many clients. Some values belong to exactly
// one of them: a transport, a session, a request. JSON-RPC ids do not help to
// tell clients apart, because each client numbers its own requests from the
// start. Whoever shares such a value hands one client the answers,
// notifications or cancellations of another.
//
// The analyzer follows each of these values from the expression that builds it,
// through variables, fields, containers, closures, calls and packages, to the
// place where it serves a request. It reports a value if it is built once, in
// code that runs at startup or under a once-guard, and then serves every
// request; or if a request leaves it where other requests find it. For example:
//
//	var transport = &mcp.StreamableServerTransport{} // one transport
//
//	func main() {
//		server := mcp.NewServer(impl, nil)
//		server.Connect(ctx, transport, nil)
//		http.Handle("/mcp", transport) // and every client
//	}
//
// What an SDK promises for a type is in a table, and not the same for all SDKs.
// The findings have categories, which the flag -checks switches, as in
// -checks=all,-server. All but server are faults; server is advice. The message
// names the whole way of the value in one line, and the related information has
// a position for each step.
//
// A finding is accepted by a comment on its line, or on the line above:
//
//	//sharedmcp:ignore CATEGORY[,CATEGORY] reason
//
// A package chooses its categories, in the form of -checks, by a comment in any
// of its files:
//
//	//sharedmcp:checks -server
//
// The doc comment of a function that other packages call for each request says
// so, since that cannot be seen here; that of a type says how many clients a
// value of it may serve:
//
//	//sharedmcp:per-request
//	//sharedmcp:one-session
//	//sharedmcp:client-handle
//	//sharedmcp:many-sessions
//
// No diagnostic is placed in generated or cgo files. Test files only count with
// the flag -tests.
//
// # Category transport
//
// A transport, or connection, belongs to one session, and several clients get
// the same one.
//
// It is reported if
//
//   - it is built once and then used by requests, or is mounted as a handler;
//   - a request puts its transport into a single variable or field, from which
//     other requests take it: the last client wins;
//   - it is given to two servers in one execution;
//   - it is a StdioServer of mcp-go that listens on accepted connections: its
//     session is a package variable of that SDK, so a new one for each
//     connection is no cure.
//
// Two more mistakes are reported here, because nobody is served: an HTTP
// transport that startup code connects and no handler ever serves, and a handler
// with a table of sessions that is built for one request.
//
// Seen in go-sdk, up to v1.6.1: of two clients on one StreamableServerTransport
// the second receives the first one's answer, and the first waits forever. From
// v1.7.0 on: a second initialize, and a request whose id is in flight, are
// refused, but progress that one client asked for still goes out on the other's
// stream, and a cancellation of request 5 by one client cancels request 5 of the
// other. In all versions, an SSEServerTransport in a variable that each GET
// overwrites sent the first client's answer down the second's stream, and an
// InMemoryTransport that was connected twice split the messages between two
// servers, without an error. In mcp-go, a StdioServer that listened on each
// accepted connection sent 2 of 5 messages to the other connection. Clients could
// not connect to a stateful handler of go-sdk that was built for each request.
//
// Before:
//
//	t := &mcp.StreamableServerTransport{SessionID: "1"}
//	go server.Run(ctx, t)
//	mux.Handle("/mcp", t)
//
// After:
//
//	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(
//		func(*http.Request) *mcp.Server { return newServer() }, nil))
//
// Silent: a transport that the request builds for itself; transports of many
// sessions in a map, or in a list that is searched; a transport that is mounted
// from inside the GET that made it, under a path of its own; a stdio transport
// in main; transports of the client side; comparing a transport with nil, or
// closing it.
//
// # Category session
//
// The session, request or logger of one client is kept where it is used for
// others.
//
// Each of them is the handle of one client. It is reported, at the store, if a
// request keeps it in a single variable or field that outlives the request, and
// something uses it from there: whoever asks, the message goes to the client
// that came last. If the tools are in a package of their own, which knows
// nothing of the clients of the server that it is given or returns, it is
// reported at the call of that package, by the one that lets several clients
// reach the server; so are identity, broadcast and state.
//
// Seen in go-sdk v1.8.0: with req.Session in a package variable, what was meant
// for the first client went to the second; with a package logger made by
// NewLoggingHandler(session), the first client's log went only to the second.
//
// Before:
//
//	func (n *notebook) search(ctx context.Context, req *mcp.CallToolRequest,
//		in query) … {
//		n.caller = req.Session
//		n.progress(ctx, 0.5) // uses n.caller
//
// After:
//
//	func (n *notebook) search(ctx context.Context, req *mcp.CallToolRequest,
//		in query) … {
//		n.progress(ctx, req.Session, 0.5)
//
// To reach a client later, from outside its requests, keep the session in a map
// under its id, and remove it when the session ends.
//
// Silent: sessions in a map or list; a session in an object that was built for
// that session or request; a session that is kept and only closed, or never
// read; sessions of servers on standard streams; sessions of the client side.
//
// # Category identity
//
// A server, a handler or an outgoing client is built from data that tells who
// asks, and serves later requests as well.
//
// All that come later act as whoever came first. It is reported where it is
// built. The usual ways to get there are a sync.Once, a nil check, a package
// variable and a map with a constant key.
//
// Who asks is told by a value of the request's context, a cookie, the
// credentials, a header or parameter whose name says so, the arguments and the
// session of an MCP call, and functions like auth.TokenInfoFromContext. The
// context and the request alone tell nothing, and neither do host and path.
//
// Seen in go-sdk v1.8.0: a getServer function that built its server under a
// sync.Once, with the token of the first request, gave the second user the first
// one's data. A gateway with one ClientSession, connected as the first user,
// let the second act as the first.
//
// Before:
//
//	func (a *app) server(r *http.Request) *mcp.Server {
//		a.once.Do(func() { a.srv = newServer(r.Header.Get("Authorization")) })
//		return a.srv
//	}
//
// After:
//
//	func (a *app) server(r *http.Request) *mcp.Server {
//		return newServer(r.Header.Get("Authorization"))
//	}
//
// Silent: a map whose key comes from the request; a client that startup code
// connects with credentials of the service; a client that takes the token from
// each call's context; a server that only looks at the first request and takes
// nothing of it.
//
// # Category mutation
//
// A request adds tools, prompts, resources or middleware to a server that other
// clients use, or removes them.
//
// It is reported at the call, in code that runs for an MCP call, in a factory
// such as the argument of NewStreamableHTTPHandler, and in HTTP middleware around
// an MCP endpoint; in other HTTP handlers only if they register data of their
// caller. If what is registered closes over data of the request, the message says
// so.
//
// Seen in go-sdk v1.8.0: with a getServer function that calls AddTool on a
// shared server, with a handler that closes over the user, 113 of 800 calls ran
// as another user. That version calls getServer for every request.
//
// Before:
//
//	mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
//		user := userOf(r)
//		mcp.AddTool(server, &mcp.Tool{Name: "files"}, filesOf(user))
//		return server
//	}, nil)
//
// After:
//
//	mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
//		user := userOf(r)
//		server := mcp.NewServer(impl, nil)
//		mcp.AddTool(server, &mcp.Tool{Name: "files"}, filesOf(user))
//		return server
//	}, nil)
//
// In mcp-go, which has no such factory, use AddSessionTool and its relatives.
//
// Silent: registration on a server by the code that built it, also under a
// once-guard; startup code; watchers and other goroutines of the process; HTTP
// handlers that are no part of MCP and register nothing of their caller; servers
// on standard streams; the methods of mcp-go that change one session.
//
// # Category broadcast
//
// Request code sends data of its own request to every session, or to whichever
// session comes first.
//
// It does so in a loop over Server.Sessions, or by a call that reaches all
// clients, such as SendNotificationToAllClients of mcp-go. A loop that ends with
// the first session asks a client that need not be the caller. It is reported at
// the call that sends.
//
// Seen in go-sdk v1.8.0, with two clients that call at the same time, 20 calls
// each, and progress sent in a loop over all sessions: under the context of the
// call, 20 of the 40 messages arrived at the wrong client too, where a call with
// the same id was in flight, and the others were refused with an error. Under
// context.Background, all 40 arrived.
//
// Before:
//
//	for session := range server.Sessions() {
//		session.NotifyProgress(ctx, progressOf(req))
//	}
//
// After:
//
//	req.Session.NotifyProgress(ctx, progressOf(req))
//
// Silent: what is the same whoever called; that a resource was updated; a loop
// that tests what it asks of the session before it sends; a background
// goroutine; the body of a request beside MCP, such as a webhook's;
// ResourceUpdated, which reaches only those who subscribed.
//
// # Category sessionid
//
// Several sessions have the same id.
//
// A generator returns a constant, or what was made once for the process; or each
// of many transports is built with the same id; or something is kept under the
// session id in a server that is only served stateless, where the id of every
// session is empty.
//
// Seen in go-sdk v1.8.0: with a constant GetSessionID, a call was answered by
// another client's session. In a stateless handler, a map keyed by Session.ID()
// told the second user that he is the first. In mcp-go, a constant id sent 3 of 5
// messages to the other client.
//
// Before:
//
//	&mcp.ServerOptions{GetSessionID: func() string { return "session" }}
//
// After:
//
//	&mcp.ServerOptions{GetSessionID: rand.Text} // crypto/rand; or leave it out
//
// Silent: the empty id, which go-sdk documents as "no session id"; a counter,
// which is easy to guess but not twice the same; ids that are computed in a way
// that is not followed.
//
// # Category state
//
// Data of one request of MCP is written into a single variable or field, from
// which requests of other clients read. This category is off unless -checks
// names it, as in -checks=all,state.
//
// A tool that chooses a cluster chooses it for everybody. It is reported at the
// write. Data is what the request tells of its caller, and the arguments of an
// MCP call.
//
// Seen in go-sdk v1.8.0: what the first client had chosen with one tool was what
// another tool told the second.
//
// Before:
//
//	func (k *kube) use(ctx context.Context, req *mcp.CallToolRequest,
//		in choice) … {
//		k.cluster = in.Cluster
//
// After:
//
//	func (k *kube) use(ctx context.Context, req *mcp.CallToolRequest,
//		in choice) … {
//		k.clusters.Store(req.Session.ID(), in.Cluster) // a sync.Map
//
// A store that all clients are meant to share, such as a notebook in memory, has
// the same shape and is reported as well: accept it with a directive.
//
// Silent: numbers, times and errors; what is appended to a list; maps, unless
// the key is constant; what is never read, or only compared; what is changed and
// set back by a deferred function; an object of the call or of the session.
//
// # Category server
//
// One server serves every session: the SDK permits it, so this is advice.
//
// In go-sdk one server may serve many sessions, and the documentation of
// NewStreamableHTTPHandler says that its factory may return the same server
// each time; of 240 calls on one server, none was answered wrongly. But all
// that is registered on that server, and all that its handlers close over, is
// common to every client. A server that is built once is reported if a factory
// returns it, or if requests connect it. Switch the advice off with
// -checks=all,-server.
//
// Before:
//
//	server := newServer(db)
//	mcp.NewStreamableHTTPHandler(
//		func(*http.Request) *mcp.Server { return server }, nil)
//
// After:
//
//	mcp.NewStreamableHTTPHandler(
//		func(*http.Request) *mcp.Server { return newServer(db) }, nil)
//
// Keep what is expensive outside: the database, and, from go-sdk v1.3.0 on, an
// mcp.SchemaCache. go-sdk v1.8.0 calls the factory for every request, earlier
// versions for each new session or stateless request, so a factory must have no
// side effects. Ten typed tools cost 1.9 to 4.3 ms, and 0.7 to 1.8 ms with a
// shared SchemaCache. For a request of a session that exists, v1.8.0 accepts
// nil, so that a factory of a stateful handler may begin with
//
//	if r.Header.Get("Mcp-Session-Id") != "" {
//		return nil
//	}
//
// Silent: servers on standard streams; a server that is kept under a key of the
// request; a server that requests connect to in-memory transports; SDKs that
// have no factory and tell clients apart by design, such as mcp-go.
//
// # Category directive
//
// A comment that begins with //sharedmcp: cannot be obeyed, or does nothing.
//
// A //sharedmcp:ignore is reported if it names no category, or an unknown one;
// if it gives no reason; or if there is no such finding on its line or the
// next. A directive is not called useless if one of its categories did not run.
// Where only a space behind the slashes keeps a comment from accepting a
// finding, that is reported.
// A //sharedmcp:checks is reported if it names an unknown category, or says
// something else than another one in its package; a mark, such as
// //sharedmcp:per-request, if it stands where it marks nothing.
//
// Before:
//
//	//sharedmcp:ignore server
//
// After:
//
//	//sharedmcp:ignore server all tools are read-only and the same for everybody
package analyzer
