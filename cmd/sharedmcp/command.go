package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

// command returns what to do if the first arguments name something else than an analysis, with the
// arguments for that, and nil if they do not.
func (t *tool) command(args []string) (do func(args []string) error, rest []string) {
	if len(args) == 0 {
		return nil, nil
	}
	switch args[0] {
	case "help":
		return t.printHelp, args[1:]
	case "gopls":
		return t.buildGopls, args[1:]
	case "golangci":
		return t.buildGolangci, args[1:]
	case "prove":
		return t.prove, args[1:]
	}
	return nil, nil
}

// printHelp writes the text for a topic.
func (t *tool) printHelp(topic []string) error {
	switch strings.Join(topic, " ") {
	case "":
		t.help()
		return nil
	case "sdks":
		return t.describeSDKs(t.stdout)
	case "gopls", "golangci", "prove":
		do, _ := t.command(topic)
		return do([]string{"-h"})
	}
	if len(topic) == 1 && slices.Contains(analyzer.Categories(), topic[0]) {
		return t.printExplanation(topic[0])
	}
	return fmt.Errorf("no help on %q; there are sdks, prove, gopls, golangci and the categories of findings", strings.Join(topic, " "))
}
