package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestProgress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		p := newProgress(&out)
		p.stage("loading packages", 0)
		time.Sleep(patience - time.Millisecond)
		assert.Empty(t, out.String(), "silent for a second")

		time.Sleep(2 * time.Millisecond)
		synctest.Wait()
		assert.Equal(t, eraseLine+"loading packages", out.String())

		p.stage("analyzing packages", 3)
		p.finish()
		out.Reset()
		time.Sleep(patience / 5)
		synctest.Wait()
		assert.Equal(t, eraseLine+"analyzing packages 1/3", out.String())

		out.Reset()
		p.stop()
		p.stop()
		assert.Equal(t, eraseLine, out.String(), "nothing is left on the screen")
	})
}

func TestProgressOfShortRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		p := newProgress(&out)
		p.stage("loading packages", 0)
		time.Sleep(patience / 2)
		p.stop()
		assert.Empty(t, out.String())
	})
}

func TestNoProgressWithoutTerminal(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "log"))
	require.NoError(t, err)
	defer file.Close()

	for _, p := range []*progress{startProgress(file), startProgress(new(bytes.Buffer))} {
		assert.Nil(t, p)
		p.stage("nothing of this is shown", 1)
		p.finish()
		p.stop()
	}
}
