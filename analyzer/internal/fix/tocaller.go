package fix

import (
	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/check"
)

// toCaller cures a notification of mcp-go that goes to all clients, where a
// handler knows who called.
//
//	s.SendNotificationToAllClients(m, params)    _ = s.SendNotificationToClient(ctx, m, params)
//
// The other method returns an error; the one to all clients drops it.
var toCaller = &Shape{Name: "notification to the caller", category: "broadcast", propose: func(p *planner, f *check.Finding) (*plan, *Declined) {
	c, why := p.serverCallOf(f, "SendNotificationToAllClients")
	if c == nil {
		return nil, why
	}
	ctx := p.handlesRequest(c.typ)
	if !p.visible(ctx, c.call.Pos()) {
		return nil, lacking.of("there is no context of a request, that the call happens in, to name")
	}
	if !p.hasMethod(c, "SendNotificationToClient") || len(c.call.Args) == 0 {
		return nil, lacking.of("this version of mcp-go has no such method")
	}
	return &plan{
		src: c.src,
		edits: []analysis.TextEdit{
			edit(c.call.Pos(), c.call.Pos(), "_ = "),
			edit(c.sel.Sel.Pos(), c.sel.Sel.End(), "SendNotificationToClient"),
			edit(c.call.Args[0].Pos(), c.call.Args[0].Pos(), ctx.Name()+", "),
		},
		message: "Send it to the client that called",
	}, nil
}}
