// Command metoro has a server for each case, on the SDK github.com/metoro-io/mcp-golang.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/metoro/identitykeyed"
	"example.com/isolation/metoro/identityonce"
	"example.com/isolation/metoro/mutationbefore"
	"example.com/isolation/metoro/mutationtool"
	"example.com/isolation/metoro/servershared"
	"example.com/isolation/metoro/statecluster"
	"example.com/isolation/metoro/stateperuser"
	"example.com/isolation/metoro/transportpertenant"
	"example.com/isolation/metoro/transporttwoservers"
	"example.com/isolation/metoro/upstreamperuser"
	"example.com/isolation/metoro/upstreamshared"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "identitykeyed", Handler: identitykeyed.Handler, Deaf: true},
		{Name: "identityonce", Handler: identityonce.Handler, Deaf: true},
		{Name: "mutationbefore", Handler: mutationbefore.Handler, Deaf: true},
		{Name: "mutationtool", Handler: mutationtool.Handler, Deaf: true},
		{Name: "servershared", Handler: servershared.Handler, Deaf: true},
		{Name: "statecluster", Handler: statecluster.Handler, Deaf: true},
		{Name: "stateperuser", Handler: stateperuser.Handler, Deaf: true},
		{Name: "transportpertenant", Handler: transportpertenant.Handler, Deaf: true},
		{Name: "transporttwoservers", Handler: transporttwoservers.Handler, Deaf: true},
		{Name: "upstreamperuser", Handler: upstreamperuser.Handler, Deaf: true},
		{Name: "upstreamshared", Handler: upstreamshared.Handler, Deaf: true},
	}, dial)
}
