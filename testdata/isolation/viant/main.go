// Command viant has a server for each case, on the SDK github.com/viant/mcp, with its protocol
// github.com/viant/mcp-protocol and its wires github.com/viant/jsonrpc.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/viant/cancelled"
	"example.com/isolation/viant/identityonce"
	"example.com/isolation/viant/servershared"
	"example.com/isolation/viant/sessionkeyed"
	"example.com/isolation/viant/sessionlastwins"
	"example.com/isolation/viant/sessionlogger"
	"example.com/isolation/viant/statecluster"
	"example.com/isolation/viant/statepersession"
	"example.com/isolation/viant/transportcached"
	"example.com/isolation/viant/upstreamperuser"
	"example.com/isolation/viant/upstreamshared"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "cancelled", Handler: cancelled.Handler},
		{Name: "identityonce", Handler: identityonce.Handler},
		{Name: "servershared", Handler: servershared.Handler},
		{Name: "sessionkeyed", Handler: sessionkeyed.Handler},
		{Name: "sessionlastwins", Handler: sessionlastwins.Handler},
		{Name: "sessionlogger", Handler: sessionlogger.Handler},
		{Name: "statecluster", Handler: statecluster.Handler},
		{Name: "statepersession", Handler: statepersession.Handler},
		{Name: "transportcached", Handler: transportcached.Handler},
		{Name: "upstreamperuser", Handler: upstreamperuser.Handler},
		{Name: "upstreamshared", Handler: upstreamshared.Handler},
	}, dial)
}
