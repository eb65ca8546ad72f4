package analyzer

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/flow"
)

// forcedContract makes types that much code uses tracked ones. What it promises is not true; it gives the
// tracer, the checks and the fixes something to do in code that has nothing to do with MCP.
const forcedContract = `{
  "module": "std",
  "name": "forced",
  "kind": "std",
  "packages": {
    "database/sql": {
      "types": {
        "DB": {
          "role": "one-session",
          "promise": "a database belongs to one session",
          "harmless": ["Close"]
        },
        "Tx Rows": {"role": "one-request", "promise": "rows belong to one request"}
      },
      "functions": {
        "Open OpenDB DB.Begin DB.BeginTx DB.Query DB.QueryContext": {"builds": true},
        "DB.SetMaxOpenConns": {"mutates": "receiver", "what": "tools"}
      }
    },
    "net/http": {
      "types": {
        "Client": {
          "role": "many-sessions",
          "promise": "a client serves many sessions"
        }
      },
      "functions": {
        "Client.CloseIdleConnections": {"mutates": "receiver", "what": "middleware"},
        "Client.Do": {"fan-out": true}
      }
    },
    "context": {
      "types": {
        "Context": {"role": "client-handle", "request": true, "promise": "a context is one client's", "harmless": ["Err", "Done"]}
      },
      "functions": {
        "WithCancel WithTimeout WithDeadline WithValue WithoutCancel": {"builds": true, "wraps": [0]},
        "AfterFunc": {"handlers": [1]}
      }
    },
    "sync": {
      "functions": {"OnceValue OnceValues": {"slots": [0]}}
    }
  }
}`

// forced returns an analyzer that traces every package as if it mattered, without a gate. traced hears of
// each package.
func forced(tb testing.TB, traced func(*analysis.Pass, *flow.Result)) *analysis.Analyzer {
	tb.Helper()
	sdk, err := contract.Read("forced", []byte(forcedContract))
	if err != nil {
		tb.Fatal(err)
	}
	sdk.Kind = contract.KindSDK // of packages that belong to no module of their own
	table, err := contract.Default().With(sdk)
	if err != nil {
		tb.Fatal(err)
	}
	a := *Analyzer
	a.Name = "forced"
	a.Run = func(pass *analysis.Pass) (any, error) {
		traced(pass, analyze(pass, table))
		return nil, nil
	}
	return &a
}
