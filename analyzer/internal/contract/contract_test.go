package contract_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract/proof"
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
					got := proof.Of(sdk, table.Bind(), version, load(t, sdk, version, proof.Packages(sdk, version)))
					assert.Empty(t, got.Faults, "%s %s", sdk.Name, version)
					maps.Copy(members, got.Members)
					summary.add(fmt.Sprintf("%-24s %-15s %3d names proved", sdk.Name, version, got.Proved))
				}
				assert.Empty(t, proof.Missing(sdk, members), "they exist in no proven version")
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

// TestProven: without a version a contract is a claim that nothing holds.
func TestProven(t *testing.T) {
	for _, sdk := range contract.Default().SDKs() {
		if sdk.Kind != contract.KindStd {
			assert.NotEmpty(t, sdk.Proven, sdk.Name)
		}
	}
}
