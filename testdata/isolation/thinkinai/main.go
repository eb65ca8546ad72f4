// Command thinkinai has a server for each case, on the SDK github.com/ThinkInAIXYZ/go-mcp.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/thinkinai/identitykeyed"
	"example.com/isolation/thinkinai/identityonce"
	"example.com/isolation/thinkinai/mutationbefore"
	"example.com/isolation/thinkinai/mutationtool"
	"example.com/isolation/thinkinai/servershared"
	"example.com/isolation/thinkinai/sessionidconstant"
	"example.com/isolation/thinkinai/statecluster"
	"example.com/isolation/thinkinai/statepersession"
	"example.com/isolation/thinkinai/transportpertenant"
	"example.com/isolation/thinkinai/transporttwoservers"
	"example.com/isolation/thinkinai/upstreamperuser"
	"example.com/isolation/thinkinai/upstreamshared"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "identitykeyed", Handler: identitykeyed.Handler},
		{Name: "identityonce", Handler: identityonce.Handler},
		{Name: "mutationbefore", Handler: mutationbefore.Handler},
		{Name: "mutationtool", Handler: mutationtool.Handler},
		{Name: "servershared", Handler: servershared.Handler},
		{Name: "sessionidconstant", Handler: sessionidconstant.Handler},
		{Name: "statecluster", Handler: statecluster.Handler},
		{Name: "statepersession", Handler: statepersession.Handler},
		{Name: "transportpertenant", Handler: transportpertenant.Handler},
		{Name: "transporttwoservers", Handler: transporttwoservers.Handler},
		{Name: "upstreamperuser", Handler: upstreamperuser.Handler},
		{Name: "upstreamshared", Handler: upstreamshared.Handler},
	}, dial)
}
