package contract

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/semver"
)

// Read reads one contract file. An error names the file, the line and the column, says what is wrong there and,
// where there is a choice of words, lists them.
func Read(filename string, data []byte) (*SDK, error) {
	root, err := parse(data)
	if err == nil {
		var sdk *SDK
		if sdk, err = readSDK(root); err == nil {
			return sdk, nil
		}
	}
	var f *fault
	if !errors.As(err, &f) {
		return nil, fmt.Errorf("%s: %w", filename, err)
	}
	return nil, fmt.Errorf("%s: %s", Place(filename, data, f.offset), f.text)
}

// Place names an offset of a file by line and column, both from 1, the column in bytes.
func Place(filename string, data []byte, offset int) string {
	before := string(data[:min(offset, len(data))])
	return fmt.Sprintf("%s:%d:%d", filename, strings.Count(before, "\n")+1, len(before)-strings.LastIndexByte(before, '\n'))
}

func readSDK(root *node) (*SDK, error) {
	sdk := &SDK{Kind: KindSDK}
	var kind string
	var packages *node
	err := fields(root, "contract", map[string]field{
		"module":   stringField(&sdk.Module),
		"name":     stringField(&sdk.Name),
		"kind":     wordField(&kind, kinds),
		"proven":   versionsField(&sdk.Proven),
		"owns":     stringsField(&sdk.Owns),
		"packages": func(n *node) error { packages = n; return nil },
	})
	if err != nil {
		return nil, err
	}
	if kind != "" {
		sdk.Kind = Kind(kind)
	}
	switch {
	case sdk.Module == "":
		return nil, faultf(root.offset, `"module" is missing: the path of the module that the contract describes`)
	case packages == nil:
		return nil, faultf(root.offset, `"packages" is missing: what the contract says, by import path`)
	}
	if sdk.Name == "" {
		sdk.Name = packageName(sdk.Module)
	}
	if len(sdk.Owns) == 0 {
		sdk.Owns = []string{sdk.Module}
	}
	if err := readPackages(packages, sdk); err != nil {
		return nil, err
	}
	sdk.seal()
	return sdk, nil
}

func readPackages(n *node, sdk *SDK) error {
	return entries(n, "packages", func(at int, importPath string, n *node) error {
		if sdk.Kind != KindStd && !hasPathPrefix(importPath, sdk.Module) {
			return faultf(at, "package %s is not in module %s", strconv.Quote(importPath), sdk.Module)
		}
		p := packageReader{sdk: sdk, path: importPath, name: packageName(importPath)}
		return p.read(n)
	})
}

// packageReader reads what a file says about one package.
type packageReader struct {
	sdk        *SDK
	path, name string
}

func (p *packageReader) read(n *node) error {
	var types, funcs *node
	err := fields(n, "package", map[string]field{
		"name":      stringField(&p.name),
		"types":     func(n *node) error { types = n; return nil },
		"functions": func(n *node) error { funcs = n; return nil },
	})
	if err != nil {
		return err
	}
	if types != nil {
		if err := named(types, "types", p.addType); err != nil {
			return err
		}
	}
	if funcs != nil {
		return named(funcs, "functions", p.addFunc)
	}
	return nil
}

// named reads an object whose keys are names; one key may hold several, with spaces between.
func named(n *node, what string, add func(names []name, n *node) error) error {
	seen := map[string]bool{}
	return entries(n, what, func(at int, key string, n *node) error {
		var names []name
		for _, word := range strings.Fields(key) {
			if seen[word] {
				return faultf(at, "%s stands in %s twice", word, strconv.Quote(what))
			}
			seen[word] = true
			names = append(names, name{at, word})
		}
		if len(names) == 0 {
			return faultf(at, "a key of %s names nothing", strconv.Quote(what))
		}
		return add(names, n)
	})
}

// name is a name of a type or function in a file.
type name struct {
	offset int
	text   string
}

// checkBounds says that bounds which exclude everything are a slip.
func checkBounds(at int, b Bounds) error {
	if b.Since != "" && b.Until != "" && semver.Compare(b.Since, b.Until) >= 0 {
		return faultf(at, "no version is from %s on and before %s", b.Since, b.Until)
	}
	return nil
}
