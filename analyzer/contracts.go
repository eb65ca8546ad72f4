package analyzer

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
)

// contractsFlag is the value of -contracts: further SDKs for the table, each in a file or, where
// results are cached, as the text of one.
type contractsFlag struct {
	files []string // names, or texts
	table *contract.Table
}

// String returns the names of the files, or the texts.
func (f *contractsFlag) String() string {
	if f == nil {
		return ""
	}
	return strings.Join(f.files, ",")
}

// contractFilesRefused is set in a host that caches results by the text of the flags: a file that
// changes would not change what such a host shows.
var contractFilesRefused bool

// RefuseContractFiles makes the flag -contracts take the text of a contract only, and no name of a
// file. A host that keeps results, and knows flags by their text, calls it before it sets the flag.
// Under go vet, it is so anyway.
func RefuseContractFiles() { contractFilesRefused = true }

// underGoVet reports whether go vet or go fix runs this process: it passes the configuration of one
// package.
func underGoVet() bool {
	return len(os.Args) > 1 && strings.HasSuffix(os.Args[len(os.Args)-1], ".cfg")
}

// Set reads one more file, or several with commas between them, or the text of one.
func (f *contractsFlag) Set(value string) error {
	if isContractText(value) {
		return f.add(value, "-contracts", []byte(value))
	}
	if contractFilesRefused || underGoVet() {
		return errors.New(`results are cached here by the text of the flags, so that a changed file would go unnoticed; give its content instead: -contracts="$(cat ` + value + `)"`)
	}
	for _, name := range strings.Split(value, ",") {
		data, err := readContract(name)
		if err != nil {
			return fmt.Errorf("cannot read contracts: %w", err)
		}
		if err := f.add(name, name, data); err != nil {
			return err
		}
	}
	return nil
}

// readContract reads a file, but no more of it than shows that it is too large.
func readContract(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, contract.MaxSize+1))
}

// isContractText reports whether a value of the flag is a contract and no file name. One with a byte order mark is a
// contract too, if a wrong one.
func isContractText(value string) bool {
	return strings.HasPrefix(strings.TrimSpace(strings.TrimPrefix(value, "\ufeff")), "{")
}

func (f *contractsFlag) add(value, name string, data []byte) error {
	sdk, err := contract.Read(name, data)
	if err != nil {
		return err
	}
	table, err := f.Table().With(sdk)
	if err != nil {
		return err
	}
	f.files = append(f.files, value)
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
