// Package analyzer defines an Analyzer that finds MCP servers, transports and
// sessions that are built once and serve many HTTP clients.
//
// # Analyzer sharedmcp
//
// sharedmcp: report MCP servers, transports and sessions that HTTP clients share
//
// An MCP server over HTTP talks to many clients.
package analyzer
