package contract

import "strings"

// Role says for whom one value of a type may act.
type Role uint8

const (
	// None is the role of a type that is listed for another reason, such as marking an entry point.
	None Role = iota
	// OneSession is a value that belongs to exactly one session, such as a transport or a connection.
	OneSession
	// OneRequest is a value that belongs to exactly one request.
	OneRequest
	// OneProcess is a value whose state the SDK keeps in package variables, so that a second one in the
	// same process is no second one.
	OneProcess
	// ManySessions is a value that the SDK lets serve any number of clients, such as a server.
	ManySessions
	// ClientHandle is a value that stands for one client: what is sent through it goes to that client.
	ClientHandle
	// UserBound is an outgoing client that acts with one user's credentials.
	UserBound
)

var roleNames = [...]string{
	None:         "none",
	OneSession:   "one-session",
	OneRequest:   "one-request",
	OneProcess:   "one-process",
	ManySessions: "many-sessions",
	ClientHandle: "client-handle",
	UserBound:    "user-bound",
}

// String returns the role as it is written in contract files and directives.
func (r Role) String() string {
	if int(r) < len(roleNames) {
		return roleNames[r]
	}
	return "unknown"
}

// ParseRole returns the role that a contract file or a directive names, and whether there is one.
func ParseRole(word string) (Role, bool) {
	for role, name := range roleNames {
		if name == word {
			return Role(role), true
		}
	}
	return None, false
}

// RoleWords lists the words that ParseRole knows, for messages about a wrong one.
func RoleWords() string { return strings.Join(roleNames[:], ", ") }
