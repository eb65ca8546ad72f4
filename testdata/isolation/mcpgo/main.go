// Command mcpgo has a server for each case, on the SDK github.com/mark3labs/mcp-go. The mod files
// beside go.mod choose other versions of it.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/mcpgo/broadcast"
	"example.com/isolation/mcpgo/identitykeyed"
	"example.com/isolation/mcpgo/identityonce"
	"example.com/isolation/mcpgo/mutationhook"
	"example.com/isolation/mcpgo/mutationpersession"
	"example.com/isolation/mcpgo/servershared"
	"example.com/isolation/mcpgo/serversse"
	"example.com/isolation/mcpgo/sessionidconstant"
	"example.com/isolation/mcpgo/sessionlastwins"
	"example.com/isolation/mcpgo/statecluster"
	"example.com/isolation/mcpgo/stateless"
	"example.com/isolation/mcpgo/statelessquiet"
	"example.com/isolation/mcpgo/statelessstreams"
	"example.com/isolation/mcpgo/statepersession"
	"example.com/isolation/mcpgo/stdioperconn"
	"example.com/isolation/mcpgo/upstreamshared"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "broadcast", Handler: broadcast.Handler},
		{Name: "identitykeyed", Handler: identitykeyed.Handler},
		{Name: "identityonce", Handler: identityonce.Handler},
		{Name: "mutationhook", Handler: mutationhook.Handler},
		{Name: "mutationpersession", Handler: mutationpersession.Handler},
		{Name: "servershared", Handler: servershared.Handler},
		{Name: "serversse", Handler: serversse.Handler, Wire: driver.SSE},
		{Name: "sessionidconstant", Handler: sessionidconstant.Handler},
		{Name: "sessionlastwins", Handler: sessionlastwins.Handler, Wire: driver.SSE},
		{Name: "statecluster", Handler: statecluster.Handler},
		{Name: "stateless", Handler: stateless.Handler},
		{Name: "statelessquiet", Handler: statelessquiet.Handler, Quiet: true},
		{Name: "statelessstreams", Handler: statelessstreams.Handler},
		{Name: "statepersession", Handler: statepersession.Handler},
		{Name: "stdioperconn", Serve: stdioperconn.Serve, Wire: driver.TCP},
		{Name: "upstreamshared", Handler: upstreamshared.Handler},
	}, dial)
}
