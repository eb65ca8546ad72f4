package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/sharedmcp/sharedmcp/cmd/sharedmcp/internal/host"
)

// buildGopls builds a gopls with the analyzer inside.
func (t *tool) buildGopls(args []string) error {
	return t.build(&host.Gopls, "gopls", "gopls", args, host.GoplsUse)
}

// buildGolangci builds a golangci-lint with the analyzer inside.
func (t *tool) buildGolangci(args []string) error {
	return t.build(&host.Golangci, "golangci", "version", args, host.GolangciUse)
}

// build builds a program that hosts the analyzer, and ends with how to use it.
func (t *tool) build(r *host.Recipe, command, versionFlag string, args []string, usage func(path string) string) error {
	fs := flag.NewFlagSet("sharedmcp "+command, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	out := fs.String("o", "", "write the program to `file`")
	version := fs.String(versionFlag, r.Default, "`version` of "+r.Name)
	head := fmt.Sprintf("Usage: sharedmcp %s -o PATH [-%s VERSION]\n\nBuilds %s with the analyzer inside, from the module proxy.\n\n%s",
		command, versionFlag, r.Name, flagTable(fs))
	err := fs.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(t.stdout, head)
		return nil
	case err != nil:
		text := strings.Replace(err.Error(), "flag provided but not defined:", "unknown flag", 1)
		return fmt.Errorf("%s; 'sharedmcp %s -h' lists the flags", text, command)
	case fs.NArg() > 0:
		return fmt.Errorf("unexpected %s; 'sharedmcp %s -h' lists the flags", fs.Arg(0), command)
	case *out == "":
		return fmt.Errorf("where to? Name the file to write, as in sharedmcp %s -o bin/%s", command, r.Name)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	src := host.Source{Version: release}
	if release == "" {
		if src, err = host.FindSource(ctx, dir); err != nil {
			return err
		}
	}
	if err := r.Build(ctx, *out, *version, src, t.stderr); err != nil {
		return err
	}
	path, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	fmt.Fprint(t.stdout, usage(path))
	return nil
}
