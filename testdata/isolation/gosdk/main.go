// Command gosdk has a server for each case, on the SDK github.com/modelcontextprotocol/go-sdk. The
// mod files beside go.mod choose other versions of it.
package main

import (
	"example.com/isolation/driver"
	"example.com/isolation/gosdk/broadcast"
	"example.com/isolation/gosdk/broadcastown"
	"example.com/isolation/gosdk/identityonce"
	"example.com/isolation/gosdk/mutationfactory"
	"example.com/isolation/gosdk/mutationtool"
	"example.com/isolation/gosdk/serverlocal"
	"example.com/isolation/gosdk/serverpersession"
	"example.com/isolation/gosdk/serverperuser"
	"example.com/isolation/gosdk/servershared"
	"example.com/isolation/gosdk/serversse"
	"example.com/isolation/gosdk/serverstateless"
	"example.com/isolation/gosdk/sessionidconstant"
	"example.com/isolation/gosdk/sessionidempty"
	"example.com/isolation/gosdk/sessionkeyed"
	"example.com/isolation/gosdk/sessionlastwins"
	"example.com/isolation/gosdk/sessionlogger"
	"example.com/isolation/gosdk/statecluster"
	"example.com/isolation/gosdk/statepersession"
	"example.com/isolation/gosdk/transportcancelled"
	"example.com/isolation/gosdk/transportcrossed"
	"example.com/isolation/gosdk/transportlastwins"
	"example.com/isolation/gosdk/transportmounted"
	"example.com/isolation/gosdk/transportperrequest"
	"example.com/isolation/gosdk/transportpersession"
	"example.com/isolation/gosdk/transportsse"
	"example.com/isolation/gosdk/transportstateless"
	"example.com/isolation/gosdk/upstreamshared"
)

func main() {
	driver.Main([]driver.Case{
		{Name: "broadcast", Handler: broadcast.Handler},
		{Name: "broadcastown", Handler: broadcastown.Handler},
		{Name: "identityonce", Handler: identityonce.Handler},
		{Name: "mutationfactory", Handler: mutationfactory.Handler},
		{Name: "mutationtool", Handler: mutationtool.Handler},
		{Name: "serverlocal", Handler: serverlocal.Handler},
		{Name: "serverpersession", Handler: serverpersession.Handler},
		{Name: "serverperuser", Handler: serverperuser.Handler},
		{Name: "servershared", Handler: servershared.Handler},
		{Name: "serversse", Handler: serversse.Handler, Wire: driver.SSE},
		{Name: "serverstateless", Handler: serverstateless.Handler},
		{Name: "sessionidconstant", Handler: sessionidconstant.Handler},
		{Name: "sessionidempty", Handler: sessionidempty.Handler},
		{Name: "sessionkeyed", Handler: sessionkeyed.Handler},
		{Name: "sessionlastwins", Handler: sessionlastwins.Handler},
		{Name: "sessionlogger", Handler: sessionlogger.Handler},
		{Name: "statecluster", Handler: statecluster.Handler},
		{Name: "statepersession", Handler: statepersession.Handler},
		{Name: "transportcancelled", Handler: transportcancelled.Handler, Resumes: true},
		{Name: "transportcrossed", Handler: transportcrossed.Handler, Resumes: true},
		{Name: "transportlastwins", Handler: transportlastwins.Handler, Wire: driver.SSE},
		{Name: "transportmounted", Handler: transportmounted.Handler},
		{Name: "transportperrequest", Handler: transportperrequest.Handler},
		{Name: "transportpersession", Handler: transportpersession.Handler},
		{Name: "transportsse", Handler: transportsse.Handler, Wire: driver.SSE},
		{Name: "transportstateless", Handler: transportstateless.Handler},
		{Name: "upstreamshared", Handler: upstreamshared.Handler},
	}, dial)
}
