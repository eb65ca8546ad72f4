package analyzer

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// DescribeSDKs writes which SDKs there are contracts for: the module, the versions that the contract
// was held against, whether the SDK asks for a server, and what it promises for each type. What only
// receives requests comes at the end, by name. SDKs from the flag -contracts count.
func DescribeSDKs(w io.Writer) error {
	var text strings.Builder
	var frameworks []string
	for _, sdk := range options.contracts.Table().SDKs() {
		if sdk.Kind != contract.KindSDK {
			frameworks = append(frameworks, sdk.Name)
			continue
		}
		describe(&text, sdk)
	}
	slices.Sort(frameworks)
	fmt.Fprintf(&text, "Requests are recognised in: %s.\n", strings.Join(frameworks, ", "))
	_, err := io.WriteString(w, text.String())
	return err
}

func describe(text *strings.Builder, sdk *contract.SDK) {
	fmt.Fprintf(text, "%s (%s)\n", sdk.Name, sdk.Module)
	switch sdk.Oldest {
	case "":
	case sdk.Newest:
		fmt.Fprintf(text, "  proven on %s\n", sdk.Newest)
	default:
		fmt.Fprintf(text, "  proven on %s to %s\n", sdk.Oldest, sdk.Newest)
	}
	if sdk.Factory {
		text.WriteString("  asks for a server or handler for each session: a shared one is advised against\n")
	} else {
		text.WriteString("  takes one server for all clients: sharing it is silent\n")
	}
	for _, role := range []contract.Role{
		contract.OneSession, contract.OneRequest, contract.OneProcess, contract.ClientHandle, contract.UserBound, contract.ManySessions,
	} {
		promises := make(map[string][]string)
		var order []string
		for _, t := range sdk.Types() {
			if t.Role != role {
				continue
			}
			if promises[t.Promise] == nil {
				order = append(order, t.Promise)
			}
			promises[t.Promise] = append(promises[t.Promise], t.String()+bounds(t.Bounds))
		}
		for _, promise := range order {
			fmt.Fprintf(text, "  %s: %s\n      %s\n", role, strings.Join(promises[promise], ", "), promise)
		}
	}
	text.WriteString("\n")
}

// bounds says which versions have a name, if not all have it.
func bounds(b contract.Bounds) string {
	switch {
	case b.Since != "" && b.Until != "":
		return fmt.Sprintf(" (%s to before %s)", b.Since, b.Until)
	case b.Since != "":
		return fmt.Sprintf(" (since %s)", b.Since)
	case b.Until != "":
		return fmt.Sprintf(" (before %s)", b.Until)
	}
	return ""
}
