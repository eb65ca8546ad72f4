package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// patience is how long a run stays without a word about its progress.
const patience = time.Second

// progress tells whoever waits at a terminal what is being done. A nil *progress tells nothing.
type progress struct {
	w    io.Writer
	quit chan struct{}
	once sync.Once // closes quit
	wg   sync.WaitGroup

	mu          sync.Mutex
	text        string
	done, total int // packages in this stage; a total of 0 is unknown
}

// startProgress begins to show progress on w if that is a terminal.
func startProgress(w io.Writer) *progress {
	if !isTerminal(w) {
		return nil
	}
	return newProgress(w)
}

func newProgress(w io.Writer) *progress {
	p := &progress{w: w, quit: make(chan struct{})}
	p.wg.Go(p.show)
	return p
}

// stage says what is done next, and to how many packages if that is known.
func (p *progress) stage(text string, total int) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.text, p.done, p.total = text, 0, total
}

// finish counts a package as done.
func (p *progress) finish() {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
}

// stop takes the progress off the screen. It may be called more than once.
func (p *progress) stop() {
	if p == nil {
		return
	}
	p.once.Do(func() { close(p.quit) })
	p.wg.Wait()
}

// show draws the progress again and again, once patience has run out, until it is stopped.
func (p *progress) show() {
	select {
	case <-p.quit:
		return
	case <-time.After(patience):
	}
	tick := time.NewTicker(patience / 5)
	defer tick.Stop()
	defer fmt.Fprint(p.w, eraseLine)
	for shown := ""; ; {
		if line := p.line(); line != shown {
			fmt.Fprint(p.w, eraseLine, line)
			shown = line
		}
		select {
		case <-p.quit:
			return
		case <-tick.C:
		}
	}
}

// eraseLine returns to the beginning of a terminal's line and empties it.
const eraseLine = "\r\x1b[K"

func (p *progress) line() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.total == 0 {
		return p.text
	}
	return fmt.Sprintf("%s %d/%d", p.text, p.done, p.total)
}

// isTerminal reports whether w is a terminal, or some other device of characters.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
