package main

import (
	"errors"
	"fmt"
	"go/types"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer"
	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/load"
	"github.com/sharedmcp/sharedmcp/internal/printable"
)

const proveUsage = `Usage: sharedmcp prove FILE

Holds the contract in FILE, which is for -contracts, against the SDK that the
module in the current directory uses: that each name exists there, and that
arguments are what the contract says of them. docs/adding-an-sdk.md of the
repository says how to write one.

Exit status: 0 if all is so, 2 if not.
`

// prove holds a contract against the SDK that the module in the current directory uses, so that a name which is not
// there does not pass in silence.
func (t *tool) prove(args []string) error {
	if len(args) == 1 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help") {
		_, err := fmt.Fprint(t.stdout, proveUsage)
		return err
	}
	if len(args) != 1 || strings.HasPrefix(args[0], "-") {
		return errors.New("one name of a file is wanted, as in sharedmcp prove relay.json")
	}
	file := args[0]
	var name string
	proof, err := analyzer.ProveContract(file, func(module string, paths []string) (map[string]*types.Package, string, error) {
		packages, version, err := load.Types(module, paths)
		name = strings.TrimSpace(module + " " + version)
		return packages, version, err
	})
	if err != nil {
		return err
	}
	if len(proof.Faults) > 0 {
		return fmt.Errorf("%s does not fit %s:\n\t%s", file, name, strings.Join(proof.Faults, "\n\t"))
	}
	_, err = fmt.Fprintf(t.stdout, "%s: all %d names are in %s\n", printable.Path(file), proof.Proved, printable.Line(name))
	return err
}
