// Release builds the archives of a release: one for each system and architecture, and a file of checksums.
//
//	go run ./scripts/release -version v1.2.3 -o dist [-targets linux/amd64,windows/arm64]
//
// The same version of the source and of Go give the same bytes, wherever they are built.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/buildinfo"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/mod/semver"
)

// targets are the systems and architectures of a release.
const targets = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64,freebsd/amd64"

func main() {
	log.SetFlags(0)
	log.SetPrefix("release: ")
	version := flag.String("version", "", "the `version` to stamp, as v1.2.3")
	out := flag.String("o", "dist", "the `directory` to write to")
	list := flag.String("targets", targets, "what to build for")
	flag.Parse()
	if semver.Canonical(*version) != *version || *version == "" {
		log.Fatalf("%q is no version; v1.2.3 is one", *version)
	}
	if err := release(*version, *out, strings.Split(*list, ",")); err != nil {
		log.Fatal(err)
	}
}

func release(version, out string, targets []string) error {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, target := range targets {
		system, arch, _ := strings.Cut(target, "/")
		data, err := archive(version, system, arch)
		if err != nil {
			return fmt.Errorf("%s: %w", target, err)
		}
		name := fmt.Sprintf("sharedmcp_%s_%s_%s.tar.gz", version, system, arch)
		if err := os.WriteFile(filepath.Join(out, name), data, 0o666); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), sums.Bytes(), 0o666)
}

// archive returns a compressed archive of the command and of the licences of all that is in it.
func archive(version, system, arch string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "sharedmcp-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	name := "sharedmcp"
	if system == "windows" {
		name += ".exe"
	}
	program := filepath.Join(dir, name)
	if err := build(program, version, system, arch); err != nil {
		return nil, err
	}
	licences, err := licencesOf(program)
	if err != nil {
		return nil, err
	}
	binary, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	var data bytes.Buffer
	zip := gzip.NewWriter(&data)
	files := tar.NewWriter(zip)
	for _, f := range []struct {
		name string
		mode int64
		data []byte
	}{{name, 0o755, binary}, {"LICENSE", 0o644, licences}} {
		err := files.WriteHeader(&tar.Header{Name: f.name, Mode: f.mode, Size: int64(len(f.data)), ModTime: time.Unix(0, 0)})
		if err != nil {
			return nil, err
		}
		if _, err := files.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := files.Close(); err != nil {
		return nil, err
	}
	if err := zip.Close(); err != nil {
		return nil, err
	}
	return data.Bytes(), nil
}

// build builds the command. It names no directory, and nothing of the state of the checkout.
func build(program, version, system, arch string) error {
	cmd := exec.Command("go", "build", "-mod=readonly", "-trimpath", "-buildvcs=false",
		"-ldflags=-s -w -X main.release="+version, "-o", program, "./cmd/sharedmcp")
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0", "GOFLAGS=", "GOWORK=off")
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}

// licencesOf returns our own licence and those of the modules in the program.
func licencesOf(program string) ([]byte, error) {
	text, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return nil, err
	}
	for _, dep := range info.Deps {
		dir, err := exec.Command("go", "list", "-m", "-f={{.Dir}}", dep.Path).Output()
		if err != nil {
			return nil, fmt.Errorf("go list -m %s: %w", dep.Path, err)
		}
		licence, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "LICENSE"))
		if err != nil {
			return nil, err
		}
		text = fmt.Appendf(text, "\n%s %s is under this licence:\n\n%s", dep.Path, dep.Version, licence)
	}
	return text, nil
}
