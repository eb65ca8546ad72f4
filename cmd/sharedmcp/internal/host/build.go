// Package host builds programs that host the analyzer: gopls and golangci-lint.
package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/version"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/semver"
)

// latest stands for the newest version that is released.
const latest = "latest"

// Build builds the program in the given version and writes it to the file out. It tells log what it
// does. Whatever way it ends, it leaves nothing else behind.
func (r *Recipe) Build(ctx context.Context, out, v string, src Source, log io.Writer) error {
	if v != latest && semver.Canonical(v) != v { // the go command would take v1.2 for a query
		return fmt.Errorf("%s is no version of %s; %s is one, and so is %s", v, r.Name, r.Default, latest)
	}
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	if info, err := os.Stat(out); err == nil && info.IsDir() {
		return fmt.Errorf("%s is a directory; name the file to write, as in -o %s", out, filepath.Join(out, r.Name))
	}
	dir, err := os.MkdirTemp(os.Getenv("GOTMPDIR"), "sharedmcp-"+r.Name+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)

	if v == latest {
		if v, err = goCommand(ctx, dir, "list", "-m", "-f={{.Version}}", r.Module+"@"+latest); err != nil {
			return err
		}
	}
	if semver.Compare(v, r.oldest) < 0 {
		return fmt.Errorf("%s %s is too old to hold the analyzer; %s is not", r.Name, v, r.oldest)
	}
	say := func(format string, args ...any) { fmt.Fprintf(log, "sharedmcp: "+format+"\n", args...) }
	say("%s %s, with the analyzer from %s", r.Name, v, src)
	if !slices.Contains(r.Tried, v) {
		say("this was tried with %s; other versions may do as well, and the program says so when it starts if not", strings.Join(r.Tried, ", "))
	}
	mod, err := r.download(ctx, dir, v)
	if err != nil {
		return err
	}
	if err := r.checkGo(ctx, dir, mod, say); err != nil {
		return err
	}
	if err := r.write(dir, v, mod, src); err != nil {
		return err
	}
	say("building in %s, which takes a minute or two the first time", dir)
	build := goIn(ctx, dir, "build", "-mod=mod", "-ldflags=-s -w", "-o", out, ".")
	build.Env = append(build.Env, "GOTMPDIR="+dir) // when interrupted, it leaves its files there
	if _, err := outputOf(ctx, build); err != nil {
		return err
	}
	got, err := exec.CommandContext(ctx, out, r.version...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s does not run: %w\n%s", out, err, got)
	}
	say("wrote %s", out)
	return nil
}

// A downloaded module is in the module cache.
type downloaded struct {
	Dir, GoMod string
	Error      string
	file       *modfile.File
}

func (r *Recipe) download(ctx context.Context, dir, v string) (*downloaded, error) {
	out, err := goCommand(ctx, dir, "mod", "download", "-json", r.Module+"@"+v)
	mod := new(downloaded)
	if jsonErr := json.Unmarshal([]byte(out), mod); jsonErr != nil {
		return nil, errors.Join(err, jsonErr)
	}
	if mod.Error != "" {
		hint := ""
		if strings.Contains(mod.Error, "GOTOOLCHAIN=local") {
			hint = "; choose an older version, or let the go command fetch a newer Go with GOTOOLCHAIN=auto"
		}
		return nil, fmt.Errorf("cannot get %s %s: %s%s", r.Name, v, mod.Error, hint)
	}
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(mod.GoMod)
	if err != nil {
		return nil, err
	}
	mod.file, err = modfile.ParseLax(mod.GoMod, data, nil)
	return mod, err
}

// checkGo returns an error if there is no Go that can build the module.
func (r *Recipe) checkGo(ctx context.Context, dir string, mod *downloaded, say func(string, ...any)) error {
	out, err := goCommand(ctx, dir, "env", "GOVERSION", "GOTOOLCHAIN")
	if err != nil {
		return err
	}
	have, toolchain, _ := strings.Cut(out, "\n")
	have, _, _ = strings.Cut(have, " ") // "go1.26.1 X:experiment"
	if mod.file.Go == nil {
		return nil
	}
	needs := "go" + mod.file.Go.Version
	switch {
	case !version.IsValid(have) || version.Compare(have, needs) >= 0:
		say("building with %s", have)
		return nil
	case toolchain == "local" || strings.HasPrefix(toolchain, "go") && !strings.Contains(toolchain, "+"):
		return fmt.Errorf("this version of %s needs %s, but this is %s; choose an older one, or set GOTOOLCHAIN=%s", r.Name, needs, have, needs)
	}
	say("building with %s, which the go command downloads, since this is %s", needs, have)
	return nil
}

// write writes the module to build in.
func (r *Recipe) write(dir, v string, mod *downloaded, src Source) error {
	sources, err := filepath.Glob(filepath.Join(mod.Dir, filepath.FromSlash(r.Main), "*.go"))
	if err != nil {
		return err
	}
	for _, name := range sources {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(name)), data, 0o666); err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "sharedmcp.go"), []byte(r.source(v)), 0o666); err != nil {
		return err
	}
	data, err := r.goMod(v, mod.file, src)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "go.mod"), data, 0o666)
}

func (r *Recipe) goMod(v string, of *modfile.File, src Source) ([]byte, error) {
	f := new(modfile.File)
	errs := []error{f.AddModuleStmt(r.path)}
	if of.Go != nil {
		errs = append(errs, f.AddGoStmt(of.Go.Version))
	}
	errs = append(errs, f.AddRequire(r.Module, v), src.require(f))
	for _, path := range r.pinned {
		i := slices.IndexFunc(of.Require, func(q *modfile.Require) bool { return q.Mod.Path == path })
		if i < 0 {
			errs = append(errs, fmt.Errorf("%s %s does not require %s", r.Name, v, path))
			continue
		}
		errs = append(errs, f.AddReplace(path, "", path, of.Require[i].Mod.Version))
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return f.Format()
}

// goCommand runs the go command in a directory, outside of any workspace, and returns its output.
func goCommand(ctx context.Context, dir string, args ...string) (string, error) {
	return outputOf(ctx, goIn(ctx, dir, args...))
}

func goIn(ctx context.Context, dir string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GO111MODULE=on", "PWD="+dir)
	return cmd
}

func outputOf(ctx context.Context, goCmd *exec.Cmd) (string, error) {
	var stdout, stderr strings.Builder
	goCmd.Stdout, goCmd.Stderr = &stdout, &stderr
	err := goCmd.Run()
	switch {
	case ctx.Err() != nil:
		err = errors.New("interrupted")
	case err != nil:
		err = fmt.Errorf("go %s: %w\n%s", goCmd.Args[1], err, strings.TrimSpace(downloads.ReplaceAllString(stderr.String(), "")))
	}
	return strings.TrimSpace(stdout.String()), err
}

// downloads matches what the go command says while nothing is wrong.
var downloads = regexp.MustCompile(`(?m)^go: downloading .*\n`)
