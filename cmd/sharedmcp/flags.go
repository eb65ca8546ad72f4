package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// options are what the command line asks for.
type options struct {
	patterns []string

	dir           string
	tags          string
	json          bool
	sarif         bool
	fix           bool
	diff          bool
	exitZero      bool
	version       bool
	explain       string
	baseline      string
	writeBaseline bool

	forwarded []setting // for the analyzer
}

// A setting is a flag of the analyzer with the value it is given.
type setting struct{ name, value string }

// parse reads the command line of the standalone command.
// It returns [flag.ErrHelp] if that asks for help.
func parse(args []string, a *analysis.Analyzer) (*options, error) {
	opts := new(options)
	fs := opts.flagSet(a)
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return nil, err
		}
		text := strings.Replace(err.Error(), "flag provided but not defined:", "unknown flag", 1)
		return nil, fmt.Errorf("%s; 'sharedmcp -h' lists the flags", text)
	}
	if err := opts.contradiction(); err != nil {
		return nil, err
	}
	if opts.diff {
		opts.fix = false
	}
	opts.patterns = fs.Args()
	for _, p := range opts.patterns {
		if strings.HasPrefix(p, "-") {
			return nil, fmt.Errorf("%s comes after a package; flags go first", p)
		}
	}
	if len(opts.patterns) == 0 {
		opts.patterns = []string{"."}
	}
	return opts, nil
}

// contradiction returns an error if the flags do not go together.
func (o *options) contradiction() error {
	for _, c := range []struct {
		wrong bool
		text  string
	}{
		{o.json && (o.fix || o.diff), "-json goes neither with -fix nor with -diff"},
		{o.sarif && (o.fix || o.diff), "-sarif goes neither with -fix nor with -diff"},
		{o.json && o.sarif, "-json and -sarif are two formats; choose one"},
		{o.json && o.baseline != "", "-json writes all findings, as go vet does; -sarif goes with -baseline"},
		{o.writeBaseline && o.baseline == "", "-write-baseline needs -baseline with the name of the file"},
		{o.writeBaseline && (o.sarif || o.fix || o.diff), "-write-baseline goes with none of -sarif, -fix and -diff"},
	} {
		if c.wrong {
			return errors.New(c.text)
		}
	}
	return nil
}

// flagSet returns the flags of the command, the analyzer's among them.
func (o *options) flagSet(a *analysis.Analyzer) *flag.FlagSet {
	fs := flag.NewFlagSet("sharedmcp", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // errors are reported by the caller
	fs.StringVar(&o.dir, "C", "", "change to `dir` before doing anything else")
	fs.StringVar(&o.tags, "tags", "", "build with these comma-separated `tags`")
	fs.BoolVar(&o.json, "json", false, "write findings as JSON, in the form of go vet -json, and exit with 0")
	fs.BoolVar(&o.sarif, "sarif", false, "write findings as SARIF 2.1.0, for code scanning, and exit with 0")
	fs.BoolVar(&o.fix, "fix", false, "edit files to cure the findings that can be cured, and print the others")
	fs.BoolVar(&o.diff, "diff", false, "print what -fix would change, as a diff, and change nothing")
	fs.BoolVar(&o.exitZero, "exit-zero", false, "exit with 0 also if there are findings")
	fs.BoolVar(&o.version, "version", false, "print the version")
	fs.StringVar(&o.explain, "explain", "", "print what is known about a `category` of findings")
	fs.StringVar(&o.baseline, "baseline", "", "leave out the findings that are listed in `file`, whatever lines they moved to")
	fs.BoolVar(&o.writeBaseline, "write-baseline", false, "write the file of -baseline anew, with all findings of this run")
	a.Flags.VisitAll(func(f *flag.Flag) {
		fs.Var(&forwarder{f, &o.forwarded}, f.Name, f.Usage)
	})
	return fs
}

// forward sets the analyzer's flags. That is not done while parsing, since names of files are to be
// understood in the directory of -C.
func (o *options) forward(a *analysis.Analyzer) error {
	for _, s := range o.forwarded {
		if err := a.Flags.Set(s.name, s.value); err != nil {
			return fmt.Errorf("-%s=%s: %w", s.name, s.value, err)
		}
	}
	return nil
}

// tests reports whether the analyzer is to look at test files.
func (o *options) tests() bool {
	var on bool
	for _, s := range o.forwarded {
		if s.name == "tests" {
			on, _ = strconv.ParseBool(s.value) // forward reports errors
		}
	}
	return on
}

// A forwarder is a flag that remembers what it is set to, for a flag of the analyzer.
type forwarder struct {
	flag     *flag.Flag
	settings *[]setting
}

func (f *forwarder) Set(value string) error {
	*f.settings = append(*f.settings, setting{f.flag.Name, value})
	return nil
}

// String returns the default value.
func (f *forwarder) String() string {
	if f.flag == nil { // package flag makes zero values to see what is a default
		return ""
	}
	return f.flag.DefValue
}

// IsBoolFlag lets -NAME stand for -NAME=true where the analyzer's flag does.
func (f *forwarder) IsBoolFlag() bool {
	b, ok := f.flag.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}
