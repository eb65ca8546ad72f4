package vettool

import (
	"bufio"
	"bytes"
	"fmt"
	"go/version"
	"os"
	"slices"
	"strings"
)

// marker begins the facts file of a unit that was not analyzed because it, or a package it
// imports, is written for a newer Go than the tool's. That Go version follows.
//
// Without it a unit above would be analyzed as if the one below had nothing to say.
const marker = "sharedmcp: needs a tool built with "

// A tooOldError says that the tool was built with an older Go than a unit needs.
type tooOldError struct{ tool, needs string }

func (e *tooOldError) Error() string {
	return fmt.Sprintf("sharedmcp: this tool was built with %s and cannot read code for %s: build it again with the Go that runs it",
		e.tool, e.needs)
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

// compilerOf returns the version of the newest Go that compiled an import of the unit, as it stands
// in front of the export data: "go object linux amd64 go1.26.8 ...".
func (u *unit) compilerOf() string {
	var versions []string
	for _, file := range u.PackageFile {
		if words := strings.Fields(objectHeader(file)); len(words) > 4 && version.IsValid(words[4]) {
			versions = append(versions, words[4])
		}
	}
	if len(versions) == 0 {
		return ""
	}
	return slices.MaxFunc(versions, version.Compare)
}

// objectHeader returns the line that begins the first member of an archive of the compiler.
func objectHeader(file string) string {
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	r := bufio.NewReaderSize(f, 512)
	for range 3 { // "!<arch>", the head of the member, its first line
		line, err := r.ReadString('\n')
		if err != nil {
			return ""
		}
		if strings.HasPrefix(line, "go object ") {
			return line
		}
	}
	return ""
}

// readMarker returns the Go version named in the content of a facts file that is a marker, and ""
// for any other.
func readMarker(facts []byte) string {
	v, ok := bytes.CutPrefix(facts, []byte(marker))
	if !ok {
		return ""
	}
	return string(v)
}
