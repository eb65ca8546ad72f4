package contract_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// TestNames loads every SDK and framework at every version that its contract calls proven, and holds that each
// name of the contract exists there and is what the contract says.
func TestNames(t *testing.T) {
	if testing.Short() {
		t.Skip("loads some sixty versions of modules")
	}
	table := contract.Default()
	var summary proofs
	t.Run("group", func(t *testing.T) {
		for _, sdk := range table.SDKs() {
			t.Run(sdk.Name, func(t *testing.T) {
				t.Parallel()
				members := map[string]bool{}
				for _, version := range versions(sdk) {
					p := &proof{sdk: sdk, version: version, set: table.Bind(), members: members}
					p.packages = load(t, sdk, version, packagesAt(sdk, p.within))
					p.run()
					assert.Empty(t, p.faults, "%s %s", sdk.Name, version)
					summary.add(fmt.Sprintf("%-24s %-15s %3d names proved", sdk.Name, version, p.proved))
				}
				for _, typ := range sdk.Types() {
					for _, member := range slices.Concat(typ.Harmless, typ.Forwards, typ.SessionIDFields) {
						assert.True(t, members[typ.Package+"."+typ.Name+"."+member], "%s.%s exists in no proven version", typ, member)
					}
				}
			})
		}
	})
	t.Logf("contracts held against the real modules:\n%s", summary.String())
}

// proofs collects lines from parallel tests.
type proofs struct {
	mu    sync.Mutex
	lines []string
}

func (p *proofs) add(line string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.lines = append(p.lines, line)
}

func (p *proofs) String() string {
	slices.Sort(p.lines)
	return strings.Join(p.lines, "\n")
}

// versions lists what to load; the standard library has the toolchain's version only.
func versions(sdk *contract.SDK) []string {
	if sdk.Kind == contract.KindStd {
		return []string{""}
	}
	return sdk.Proven
}

// packagesAt lists the packages that have an entry within its bounds, sorted.
func packagesAt(sdk *contract.SDK, within func(contract.Bounds) bool) []string {
	var paths []string
	for _, t := range sdk.Types() {
		if within(t.Bounds) {
			paths = append(paths, t.Package)
		}
	}
	for _, f := range sdk.Funcs() {
		if within(f.Bounds) {
			paths = append(paths, f.Package)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// TestProven: without a version a contract is a claim that nothing holds.
func TestProven(t *testing.T) {
	for _, sdk := range contract.Default().SDKs() {
		if sdk.Kind != contract.KindStd {
			assert.NotEmpty(t, sdk.Proven, sdk.Name)
		}
	}
}
