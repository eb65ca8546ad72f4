package vettool

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/version"
	"io"
	"os"
	"strings"
)

// marker begins the facts file of a unit that was not analyzed because it, or a package it
// imports, is written for a newer Go than the tool's. That Go version follows.
//
// Without it every unit above the first one would fail in a way of its own.
const marker = "sharedmcp: needs a tool built with "

// A unit is the part of a unit's description that refuseNewer reads.
type unit struct {
	GoVersion   string            // language version that the unit asks for
	PackageVetx map[string]string // import path to facts file, for direct imports
	VetxOnly    bool              // a dependency: facts are wanted, no findings
	VetxOutput  string            // where to write the unit's facts file
}

// refuseNewer reports whether the unit described by file is beyond a tool built with Go version
// tool, and with which exit code to stop then. For a package that the user asked for it says so on
// stderr; a dependency only passes the word on to its importers.
//
// Anything odd in the description is left for unitchecker to report.
func refuseNewer(file, tool string, stderr io.Writer) (code int, stop bool) {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	var u unit
	if err := json.Unmarshal(data, &u); err != nil {
		return 0, false
	}
	needs := u.needs(tool)
	if needs == "" {
		return 0, false
	}
	if u.VetxOutput != "" {
		if err := os.WriteFile(u.VetxOutput, []byte(marker+needs), 0o666); err != nil {
			fmt.Fprintf(stderr, "sharedmcp: %v\n", err)
			return 1, true
		}
	}
	if u.VetxOnly {
		return 0, true
	}
	fmt.Fprintf(stderr, "sharedmcp: this tool was built with %s and cannot read code for %s: build it again with the Go that runs it\n",
		tool, needs)
	return 1, true
}

// needs returns the Go version that the unit needs, if the tool's is too old for it, or "".
func (u *unit) needs(tool string) string {
	if newer(u.GoVersion, tool) {
		return u.GoVersion
	}
	for _, file := range u.PackageVetx {
		if v := readMarker(file); v != "" {
			return v
		}
	}
	return ""
}

// newer reports whether language version lang is newer than that of the Go release tool.
// An unreleased Go is taken to be new enough.
func newer(lang, tool string) bool {
	tool, _, _ = strings.Cut(tool, " ") // "go1.26.1 X:experiment"
	if !version.IsValid(tool) || !version.IsValid(lang) {
		return false
	}
	return version.Compare(version.Lang(lang), version.Lang(tool)) > 0
}

// readMarker returns the Go version named in a facts file that is a marker, and "" for any other.
func readMarker(file string) string {
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()

	const longest = len(marker) + len("go1.1000.1000")
	head, err := io.ReadAll(io.LimitReader(f, int64(longest)))
	if err != nil {
		return ""
	}
	v, ok := bytes.CutPrefix(head, []byte(marker))
	if !ok {
		return ""
	}
	return string(v)
}
