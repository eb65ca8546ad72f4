package analyzer

import (
	"fmt"
	"os"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// contractsFlag is the value of -contracts: files that add SDKs to the table.
type contractsFlag struct {
	files []string
	table *contract.Table
}

// String returns the names of the files.
func (f *contractsFlag) String() string {
	if f == nil {
		return ""
	}
	return strings.Join(f.files, ",")
}

// Set reads one more file, or several with commas between them.
func (f *contractsFlag) Set(text string) error {
	table := f.Table()
	for _, name := range strings.Split(text, ",") {
		data, err := os.ReadFile(name)
		if err != nil {
			return fmt.Errorf("cannot read contracts: %w", err)
		}
		sdk, err := contract.Read(name, data)
		if err != nil {
			return err
		}
		if table, err = table.With(sdk); err != nil {
			return err
		}
		f.files = append(f.files, name)
	}
	f.table = table
	return nil
}

// Table returns the contracts that are built in, and those of the files.
func (f *contractsFlag) Table() *contract.Table {
	if f.table == nil {
		return contract.Default()
	}
	return f.table
}
