package report

import (
	"fmt"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
)

// Notices returns a line for each SDK that the analyzer knows less about than its findings, or
// their absence, may suggest.
func Notices(met []load.Met, unlisted []string) []string {
	var lines []string
	for _, m := range met {
		if m.Unproven() {
			lines = append(lines, fmt.Sprintf("%s %s is newer than %s, the newest version checked against; what it changed is not known here",
				m.Name, m.Version, m.Newest))
		}
	}
	for _, mod := range unlisted {
		lines = append(lines, fmt.Sprintf("%s looks like an MCP SDK, but there is no contract for it, so its servers are not followed; -contracts adds one", mod))
	}
	return lines
}
