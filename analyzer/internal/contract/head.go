package contract

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"sync"
)

// IsSDK reports whether an import path belongs to an MCP SDK that comes with the analyzer, as
// Default().Owner does, but without reading the whole table: go vet asks it in a process of its own for
// every package of a program, most of which need to know nothing else.
func IsSDK(pkgPath string) bool {
	for _, sdk := range heads() {
		if sdk.owns(pkgPath) {
			return true
		}
	}
	return false
}

// heads reads of each embedded SDK what stands in its file before "packages". Everything that IsSDK needs
// does; a test sees to that.
var heads = sync.OnceValue(func() []*SDK {
	entries, err := data.ReadDir("data")
	if err != nil {
		panic(fmt.Sprintf("embedded contracts: %v", err))
	}
	var sdks []*SDK
	for _, entry := range entries {
		text, err := data.ReadFile(path.Join("data", entry.Name()))
		if err != nil {
			panic(fmt.Sprintf("embedded contracts: %v", err))
		}
		if sdk := readHead(text); sdk.Kind == KindSDK {
			sdks = append(sdks, sdk)
		}
	}
	return sdks
})

func readHead(text []byte) *SDK {
	sdk := &SDK{Kind: KindSDK}
	dec := json.NewDecoder(bytes.NewReader(text))
	_, _ = dec.Token() // the brace
	for dec.More() {
		key, err := dec.Token()
		if err != nil || key == "packages" {
			break
		}
		var value any
		if dec.Decode(&value) != nil {
			break
		}
		switch key {
		case "module":
			sdk.Module, _ = value.(string)
		case "kind":
			if kind, ok := value.(string); ok {
				sdk.Kind = Kind(kind)
			}
		case "owns":
			list, _ := value.([]any)
			for _, item := range list {
				if prefix, ok := item.(string); ok {
					sdk.Owns = append(sdk.Owns, prefix)
				}
			}
		}
	}
	if len(sdk.Owns) == 0 {
		sdk.Owns = []string{sdk.Module}
	}
	return sdk
}
