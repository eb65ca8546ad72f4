package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestInterruptedBuild stops the building of a host in the midst of it.
func TestInterruptedBuild(t *testing.T) {
	if testing.Short() {
		t.Skip("builds gopls")
	}
	if runtime.GOOS == "windows" {
		t.Skip("NOTICE: there is no interrupt to send to a process")
	}
	t.Parallel()
	temp := t.TempDir()
	out := filepath.Join(t.TempDir(), "gopls")
	cmd := exec.Command(binary, "gopls", "-o", out)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	pipe, err := cmd.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	var last string // line that is printed
	for lines := bufio.NewScanner(pipe); lines.Scan(); {
		last = lines.Text()
		if strings.HasPrefix(last, "sharedmcp: building in ") {
			time.Sleep(200 * time.Millisecond) // for go build to make its own directory
			require.NoError(t, cmd.Process.Signal(os.Interrupt))
		}
	}
	require.Error(t, cmd.Wait())
	assert.Equal(t, trouble, cmd.ProcessState.ExitCode())
	assert.Equal(t, "sharedmcp: interrupted", last)
	left, err := os.ReadDir(temp)
	require.NoError(t, err)
	assert.Empty(t, left)
	assert.NoFileExists(t, out)
}
