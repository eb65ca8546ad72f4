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

// prove holds a contract against the SDK that the module in the current directory uses, so that a name which is not
// there does not pass in silence.
func (t *tool) prove(args []string) error {
	if len(args) != 1 || strings.HasPrefix(args[0], "-") {
		return errors.New("usage: sharedmcp prove FILE, in a module that uses the SDK of the contract in FILE")
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
		return fmt.Errorf("%s, held against %s:\n\t%s", file, name, strings.Join(proof.Faults, "\n\t"))
	}
	_, err = fmt.Fprintf(t.stdout, "%s: all %d names are in %s\n", printable.Path(file), proof.Proved, printable.Line(name))
	return err
}
