package analyzer

import (
	"go/types"
	"slices"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract/proof"
)

// A Proof is what came of holding a contract against the packages of its SDK.
type Proof struct {
	Proved int      // names that exist and are what the contract says
	Faults []string // what is not so, with file, line and column, in their order
}

// ProveContract reads a contract from a file, lets load read the packages of its SDK, by import path and with the
// version of the module, and holds the one against the others.
func ProveContract(file string, load func(module string, paths []string) (packages map[string]*types.Package, version string, err error)) (Proof, error) {
	data, err := readContract(file)
	if err != nil {
		return Proof{}, err
	}
	sdk, err := contract.Read(file, data)
	if err != nil {
		return Proof{}, err
	}
	table, err := options.contracts.Table().With(sdk)
	if err != nil {
		return Proof{}, err
	}
	packages, version, err := load(sdk.Module, proof.Packages(sdk, ""))
	if err != nil {
		return Proof{}, err
	}
	got := proof.Of(sdk, table.Bind(), version, packages)
	faults := slices.Concat(got.Faults, proof.Missing(sdk, got.Members))
	slices.SortStableFunc(faults, func(a, b proof.Fault) int { return a.At - b.At })
	p := Proof{Proved: got.Proved}
	for _, f := range faults {
		p.Faults = append(p.Faults, contract.Place(file, data, f.At)+": "+f.Text)
	}
	return p, nil
}
