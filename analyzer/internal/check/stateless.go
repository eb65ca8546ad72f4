package check

import (
	"fmt"
	"go/constant"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// sharedStreams reports servers of mcp-go that are stateless and still stream,
// in packages that send to one session: in stateless mode every session has the
// id "", so that what is sent to one client goes to whichever stream is open.
func (in *input) sharedStreams() []*Finding {
	var set *ssa.Call
	quiet, personal, asked := false, false, false
	for _, c := range in.SDKCalls() {
		switch name := c.Common().StaticCallee().Name(); {
		case name == "WithStateLess":
			if !isTrue(c) {
				return nil // it is decided at run time
			}
			set = c
		case name == "WithDisableStreaming":
			quiet = true
		case strings.HasPrefix(name, "SendNotificationTo") && name != "SendNotificationToAllClients",
			strings.HasPrefix(name, "SendLogMessageTo"):
			personal = true
		case name == "RequestSampling", name == "RequestElicitation":
			asked = true
		}
	}
	if set == nil || quiet || !asked && (!personal || in.onlyPosts()) {
		return nil
	}
	return []*Finding{{
		Pos: position(set),
		Message: fmt.Sprintf("%s leaves every session id empty, and the server still streams: what is sent to one client can arrive at another; add %s",
			"server.WithStateLess(true)", "server.WithDisableStreaming(true)"),
	}}
}

// onlyPosts reports whether the package may let nothing through but POST: then
// nobody has a stream open but for the answer to what it asked, and there only
// what is sent for that arrives.
func (in *input) onlyPosts() bool {
	for s := range in.Strings() {
		if s == "POST" || strings.HasPrefix(s, "POST ") {
			return true
		}
	}
	for fn := range in.Called() {
		if strings.EqualFold(fn.Name(), "Post") && fn.Pkg() != nil && fn.Pkg().Path() != "net/http" {
			return true // of a router
		}
	}
	return false
}

func isTrue(call *ssa.Call) bool {
	args := call.Common().Args
	if len(args) != 1 {
		return false
	}
	c, ok := args[0].(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Bool && constant.BoolVal(c.Value)
}

// emptyIDsSince is the version of go-sdk from which on a stateless handler
// leaves the session id empty; before, it took over that of the client.
const emptyIDsSince = "v1.7.0"

// leavesIDsEmpty reports whether a version of go-sdk is known to do so.
func leavesIDsEmpty(version string) bool {
	return contract.Bounds{Since: emptyIDsSince}.Holds(version) && version != ""
}
