package contract

import (
	"embed"
	"fmt"
	"path"
	"sync"
)

//go:embed data/*.json
var data embed.FS

// Default returns the table of the SDKs and frameworks that come with the analyzer.
func Default() *Table { return builtin() }

// builtin reads the embedded files once. They are part of the program, so that an error in one is a bug that
// every test of this package shows.
var builtin = sync.OnceValue(func() *Table {
	table, err := readEmbedded()
	if err != nil {
		panic(fmt.Sprintf("embedded contracts: %v", err))
	}
	return table
})

func readEmbedded() (*Table, error) {
	entries, err := data.ReadDir("data")
	if err != nil {
		return nil, err
	}
	var sdks []*SDK
	for _, entry := range entries {
		name := path.Join("data", entry.Name())
		text, err := data.ReadFile(name)
		if err != nil {
			return nil, err
		}
		sdk, err := Read(name, text)
		if err != nil {
			return nil, err
		}
		sdks = append(sdks, sdk)
	}
	return newTable(sdks)
}
