// Sharedmcp reports MCP servers, transports and sessions that are built once and then serve more
// than one HTTP client.
//
// It runs on its own,
//
//	sharedmcp [flags] [packages]
//
// and as a tool of the go command:
//
//	go vet -vettool=$(which sharedmcp) ./...
//
// "sharedmcp -h" describes the flags.
package main

import (
	"os"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/vettool"
)

func main() {
	if vettool.Invoked(os.Args[1:]) {
		vettool.Main(analyzer.Analyzer, vettool.Gate{IsSDK: analyzer.IsSDK, Directive: analyzer.Directive})
	}
	t := tool{
		analyzer:     analyzer.Analyzer,
		sdks:         load.SDKs{Of: sdkOf, LooksLike: analyzer.LooksLikeSDK},
		explain:      analyzer.Explain,
		describeSDKs: analyzer.DescribeSDKs,
		stdout:       os.Stdout,
		stderr:       os.Stderr,
	}
	os.Exit(t.run(os.Args[1:]))
}

func sdkOf(importPath string) (load.SDK, bool) {
	module, name, newest, ok := analyzer.SDKOf(importPath)
	return load.SDK{Module: module, Name: name, Newest: newest}, ok
}
