// Package golangci is the plugin that brings sharedmcp into golangci-lint.
//
// "golangci-lint custom" links it into a golangci-lint of one's own, as the file .custom-gcl.yml says:
//
//	version: v2.15.0
//	plugins:
//	  - module: github.com/sharedmcp/sharedmcp
//	    import: github.com/sharedmcp/sharedmcp/analyzer/golangci
//	    version: latest
//
// "sharedmcp golangci" does the same without git. In .golangci.yml it is switched on with
//
//	linters:
//	  enable: [sharedmcp]
//	  settings:
//	    custom:
//	      sharedmcp:
//	        type: module
//	        settings:
//	          checks: all,-server
package golangci

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer"
)

func init() { //nolint:gochecknoinits // this is how golangci-lint finds its plugins
	register.Plugin(analyzer.Analyzer.Name, New)
}

// Settings are the analyzer's flags, as they stand in .golangci.yml.
type Settings struct {
	Checks    List `json:"checks"`    // categories to report, as in all,-server
	Tests     bool `json:"tests"`     // count flows through test files as well
	Contracts List `json:"contracts"` // the contracts of further SDKs: their text, since golangci-lint keeps results
}

// A List is written as one text with commas, or as a list of texts.
type List []string

// UnmarshalJSON reads either form.
func (l *List) UnmarshalJSON(data []byte) error {
	if bytes.HasPrefix(data, []byte(`"`)) {
		*l = make(List, 1)
		return json.Unmarshal(data, &(*l)[0])
	}
	return json.Unmarshal(data, (*[]string)(l))
}

// New returns the plugin, with settings as golangci-lint has read them.
func New(settings any) (register.LinterPlugin, error) {
	var s Settings
	if settings != nil {
		var err error
		if s, err = register.DecodeSettings[Settings](settings); err != nil {
			return nil, fmt.Errorf("sharedmcp: %w; the settings are checks, contracts and tests", err)
		}
	}
	analyzer.RefuseContractFiles()
	type setting struct{ name, value string }
	values := []setting{
		{"checks", strings.Join(s.Checks, ",")},
		{"tests", strconv.FormatBool(s.Tests)},
	}
	for _, text := range s.Contracts {
		values = append(values, setting{"contracts", text})
	}
	for _, f := range values {
		if f.value == "" {
			continue
		}
		if err := analyzer.Analyzer.Flags.Set(f.name, f.value); err != nil {
			return nil, fmt.Errorf("sharedmcp: setting %s: %w", f.name, err)
		}
	}
	return plugin{}, nil
}

type plugin struct{}

// BuildAnalyzers returns the analyzer, with its reports as golangci-lint can carry them.
func (plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	return []*analysis.Analyzer{adapt(analyzer.Analyzer)}, nil
}

// GetLoadMode says that types are needed.
func (plugin) GetLoadMode() string { return register.LoadModeTypesInfo }
