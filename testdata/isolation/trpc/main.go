// Command trpc has a server for each case, on the SDK trpc.group/trpc-go/trpc-mcp-go.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/trpc/broadcast"
	"example.com/isolation/trpc/broadcastown"
	"example.com/isolation/trpc/identitykeyed"
	"example.com/isolation/trpc/identityonce"
	"example.com/isolation/trpc/mutationbefore"
	"example.com/isolation/trpc/mutationtool"
	"example.com/isolation/trpc/servershared"
	"example.com/isolation/trpc/serversse"
	"example.com/isolation/trpc/sessionidconstant"
	"example.com/isolation/trpc/sessionkeyed"
	"example.com/isolation/trpc/sessionlastwins"
	"example.com/isolation/trpc/statecluster"
	"example.com/isolation/trpc/statepersession"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "broadcast", Handler: broadcast.Handler},
		{Name: "broadcastown", Handler: broadcastown.Handler},
		{Name: "identitykeyed", Handler: identitykeyed.Handler},
		{Name: "identityonce", Handler: identityonce.Handler},
		{Name: "mutationbefore", Handler: mutationbefore.Handler},
		{Name: "mutationtool", Handler: mutationtool.Handler},
		{Name: "servershared", Handler: servershared.Handler},
		{Name: "serversse", Handler: serversse.Handler, Wire: driver.SSE},
		{Name: "sessionidconstant", Handler: sessionidconstant.Handler, Wire: driver.SSE},
		{Name: "sessionkeyed", Handler: sessionkeyed.Handler},
		{Name: "sessionlastwins", Handler: sessionlastwins.Handler},
		{Name: "statecluster", Handler: statecluster.Handler},
		{Name: "statepersession", Handler: statepersession.Handler},
	}, dial)
}
