package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A sarifLog is the part of a SARIF log that is looked at here.
type sarifLog struct {
	Version string
	Runs    []struct {
		Tool struct {
			Driver struct {
				Version string
				Rules   []struct{ ID, Name string }
			}
		}
		ColumnKind         string
		OriginalURIBaseIDs map[string]struct{ URI string }
		Invocations        []struct {
			ExecutionSuccessful        bool
			ToolExecutionNotifications []struct{ Message struct{ Text string } }
		}
		Results []sarifResult
	}
}

type sarifResult struct {
	RuleID, Level    string
	RuleIndex        int
	Message          struct{ Text string }
	Locations        []sarifLocation
	RelatedLocations []sarifLocation
	CodeFlows        []struct {
		ThreadFlows []struct {
			Locations []struct{ Location sarifLocation }
		}
	}
	PartialFingerprints map[string]string
	Fixes               []struct {
		Description     struct{ Text string }
		ArtifactChanges []struct {
			ArtifactLocation struct{ URI string }
			Replacements     []struct {
				DeletedRegion   sarifRegion
				InsertedContent struct{ Text string }
			}
		}
	}
}

type sarifLocation struct {
	Message          struct{ Text string }
	PhysicalLocation struct {
		ArtifactLocation struct{ URI, URIBaseID string }
		Region           sarifRegion
	}
}

type sarifRegion struct{ StartLine, StartColumn, EndLine, EndColumn int }

func readSARIF(t *testing.T, text string) (log sarifLog) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(text), &log))
	require.Len(t, log.Runs, 1)
	return log
}

func TestSARIF(t *testing.T) {
	t.Parallel()
	p := unpack(t, "facts")
	// The column is counted in UTF-16, where the smile has two units.
	setup := strings.Replace(p.read("setup/setup.go"), "var Shared", "/* 😀ä */ var Shared", 1)
	p.write("setup/setup.go", setup)
	got := p.toy("-sarif", "./setup")
	assert.Equal(t, clean, got.code)
	log := readSARIF(t, got.stdout)
	run := log.Runs[0]
	assert.Equal(t, "2.1.0", log.Version)
	assert.Equal(t, "utf16CodeUnits", run.ColumnKind)
	assert.Equal(t, "file://"+p.dir+"/", run.OriginalURIBaseIDs["SRCROOT"].URI)
	require.Len(t, run.Results, 1)
	r := run.Results[0]
	assert.Equal(t, "server", run.Tool.Driver.Rules[r.RuleIndex].ID)
	assert.Equal(t, "SharedServer", run.Tool.Driver.Rules[r.RuleIndex].Name)
	assert.Equal(t, "note", r.Level)
	assert.Equal(t, "Shared is one server for all", r.Message.Text)
	place := r.Locations[0].PhysicalLocation
	assert.Equal(t, "setup/setup.go", place.ArtifactLocation.URI)
	assert.Equal(t, "SRCROOT", place.ArtifactLocation.URIBaseID)
	assert.Equal(t, sarifRegion{10, 15, 10, 21}, place.Region)
	require.Len(t, r.RelatedLocations, 1, "a step without a place is none")
	assert.Equal(t, "built here", r.RelatedLocations[0].Message.Text)
	steps := r.CodeFlows[0].ThreadFlows[0].Locations
	require.Len(t, steps, 2)
	assert.Equal(t, 24, steps[0].Location.PhysicalLocation.Region.StartColumn)
	assert.Equal(t, "in a step that has no place", steps[1].Location.Message.Text)
	assert.Equal(t, "have none", r.Fixes[0].Description.Text)
	change := r.Fixes[0].ArtifactChanges[0]
	assert.Equal(t, "setup/setup.go", change.ArtifactLocation.URI)
	assert.Equal(t, sarifRegion{10, 24, 10, 33}, change.Replacements[0].DeletedRegion)
	assert.Equal(t, "nil", change.Replacements[0].InsertedContent.Text)

	p.write("setup/setup.go", "// Moved.\n\n"+setup+"\nvar More = lib.New()\n")
	moved := readSARIF(t, p.toy("-sarif", "./setup").stdout).Runs[0].Results
	require.Len(t, moved, 2)
	assert.Equal(t, r.PartialFingerprints, moved[0].PartialFingerprints)
	assert.NotEqual(t, r.PartialFingerprints, moved[1].PartialFingerprints)

	outside := readSARIF(t, p.toy("-sarif", "-C=cmd", "../setup").stdout).Runs[0].Results
	assert.Equal(t, "file://"+p.dir+"/setup/setup.go", outside[0].Locations[0].PhysicalLocation.ArtifactLocation.URI)
}

func TestSARIFWithoutFindings(t *testing.T) {
	t.Parallel()
	got := unpack(t, "none").toy("-sarif", "./...")
	assert.Contains(t, got.stdout, `"results": []`)
}

// TestSARIFOfTrouble shows that a log says what could not be analyzed.
func TestSARIFOfTrouble(t *testing.T) {
	t.Parallel()
	p := unpack(t, "broken")
	got := p.toy("-sarif", "./...")
	assert.Equal(t, trouble, got.code)
	run := readSARIF(t, got.stdout).Runs[0]
	assert.Len(t, run.Results, 1)
	assert.False(t, run.Invocations[0].ExecutionSuccessful)
	for _, n := range run.Invocations[0].ToolExecutionNotifications {
		assert.Contains(t, got.stderr, n.Message.Text)
	}

	p.write("docs/readme.txt", "no code here")
	got = p.toy("-sarif", "./docs/...")
	assert.Equal(t, trouble, got.code)
	run = readSARIF(t, got.stdout).Runs[0]
	assert.Empty(t, run.Results)
	assert.False(t, run.Invocations[0].ExecutionSuccessful)
	require.Len(t, run.Invocations[0].ToolExecutionNotifications, 1)
	assert.Equal(t, "sharedmcp: "+run.Invocations[0].ToolExecutionNotifications[0].Message.Text+"\n", got.stderr)

	got = unpack(t, "none").toy("-sarif", "./...")
	assert.True(t, readSARIF(t, got.stdout).Runs[0].Invocations[0].ExecutionSuccessful)
}

// TestSARIFIsValid has what the real command says of testdata judged by those who wrote the format: of the demo, and of
// the folder of all modules, which the go command matches no package in.
func TestSARIFIsValid(t *testing.T) {
	t.Parallel()
	validator := multitool(t)
	for folder, code := range map[string]int{"demo": clean, ".": trouble} {
		cmd := exec.Command(binary, "-sarif", "./...")
		cmd.Dir = filepath.Join("..", "..", "testdata", folder)
		log, _ := cmd.Output()
		require.Equal(t, code, cmd.ProcessState.ExitCode(), folder)
		require.Equal(t, code == clean, len(readSARIF(t, string(log)).Runs[0].Results) > 0, folder)
		dir := t.TempDir()
		file, verdict := filepath.Join(dir, "out.sarif"), filepath.Join(dir, "verdict.sarif")
		require.NoError(t, os.WriteFile(file, log, 0o666))
		validate := exec.Command(validator, "validate", file, "--rule-kind", "Sarif;Ghas",
			"--output", verdict, "--level", "Error;Warning")
		validate.Env = append(validate.Environ(), "DOTNET_GCHeapHardLimit=0x20000000") // else it reserves 256 GB
		out, err := validate.CombinedOutput()
		require.NoError(t, err, "%s", out)
		data, err := os.ReadFile(verdict)
		require.NoError(t, err)
		for _, r := range readSARIF(t, string(data)).Runs[0].Results {
			t.Errorf("%s: %s: %s\n%s", folder, r.RuleID, r.Message.Text, out)
		}
	}
}

// multitool returns the path of sarif-multitool, which is fetched from npm once and kept.
func multitool(t *testing.T) string {
	t.Helper()
	const version = "5.7.0"
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skip("NOTICE: SARIF is not validated: sarif-multitool is only fetched for linux/amd64")
	}
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	dir := filepath.Join(cache, "sharedmcp-test", "sarif-multitool-"+version)
	tool := filepath.Join(dir, "node_modules", "@microsoft", "sarif-multitool-linux", "Sarif.Multitool")
	if _, err := os.Stat(tool); err != nil {
		require.NoError(t, os.MkdirAll(dir, 0o777))
		cmd := exec.Command("npm", "install", "--no-audit", "--no-fund", "--prefix", dir, "@microsoft/sarif-multitool-linux@"+version)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Skipf("NOTICE: SARIF is not validated: sarif-multitool cannot be had from npm: %v\n%s", err, out)
		}
	}
	require.NoError(t, os.Chmod(tool, 0o755)) //nolint:gosec // a program
	return tool
}
