package isolation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"runtime"
	"sync"
	"time"
)

// A result is what the driver prints: what came of a program with one kind of client.
type result struct {
	Case, Client, Outcome, Seen, Detail string
	Races                               int
	Millis                              int64
}

// runAll runs the programs of all rows, some at the same time: most wait most of the time.
func runAll(ctx context.Context, rows []*row) error {
	var all sync.WaitGroup
	slots := make(chan struct{}, 2*runtime.GOMAXPROCS(0))
	var mu sync.Mutex
	var failed []error
	start := func(binary string, r *row, v *verdict) {
		slots <- struct{}{}
		all.Go(func() {
			defer func() { <-slots }()
			if err := v.run(ctx, binary, r.name); err != nil {
				mu.Lock()
				defer mu.Unlock()
				failed = append(failed, fmt.Errorf("%s: %w", r, err))
			}
		})
	}
	for _, r := range rows {
		start(r.module.binary, r, &r.verdict)
		if r.fixed != nil {
			start(r.module.fixedBinary, r, r.fixed)
		}
	}
	all.Wait()
	return errors.Join(failed...)
}

// run runs one program with both kinds of clients.
func (v *verdict) run(ctx context.Context, binary, name string) error {
	ctx, cancel := context.WithTimeout(ctx, 4*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, name)
	cmd.Env = append(cmd.Environ(), "GORACE=exitcode=0") // races in the clients of SDKs are not what this is about
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	cmd.WaitDelay = 10 * time.Second
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%w\n%s", err, stderr.String())
	}
	for line := range bytes.Lines(out) {
		if !bytes.HasPrefix(line, []byte("{")) {
			continue // there are SDKs that print
		}
		var res result
		if err := json.Unmarshal(line, &res); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
		if res.Client == "raw" {
			v.raw = res
		} else {
			v.sdk = res
		}
	}
	return nil
}
