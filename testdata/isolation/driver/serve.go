package driver

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"example.com/isolation/driver/gate"
)

// addresses are what the process that serves tells the one that drives.
type addresses struct{ Case, Gate string }

// serve serves a case on ports of its own choosing.
func (c Case) serve() error {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	gates, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	go http.Serve(gates, gate.Handler())
	at := addresses{Gate: "http://" + gates.Addr().String(), Case: ln.Addr().String()}
	if c.Serve != nil {
		go c.Serve(ln)
	} else {
		at.Case = "http://" + at.Case
		go http.Serve(ln, c.Handler())
	}
	if err := json.NewEncoder(os.Stdout).Encode(at); err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

// A process serves a case.
type process struct {
	addresses
	cmd   *exec.Cmd
	stdin io.Closer
	log   tail
	done  chan struct{} // closed when it has ended
}

func start(ctx context.Context, c Case) (*process, error) {
	p := &process{done: make(chan struct{})}
	p.cmd = exec.CommandContext(ctx, os.Args[0], "-serve", c.Name)
	p.cmd.Env = append(os.Environ(), "GORACE=halt_on_error=0 exitcode=0 atexit_sleep_ms=20")
	p.cmd.Stderr = &p.log
	var err error
	if p.stdin, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	stdout, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(stdout).ReadBytes('\n')
	go func() {
		_ = p.cmd.Wait()
		close(p.done)
	}()
	if err == nil {
		err = json.Unmarshal(line, &p.addresses)
	}
	if err != nil {
		p.stop()
		return nil, errors.New("the program does not start: " + p.log.String())
	}
	return p, nil
}

// crashed reports whether the process has ended on its own.
func (p *process) crashed() bool {
	select {
	case <-p.done:
		return true
	default:
		return false
	}
}

// stop ends the process.
func (p *process) stop() {
	p.stdin.Close()
	select {
	case <-p.done:
	case <-time.After(5 * time.Second):
		_ = p.cmd.Process.Kill()
		<-p.done
	}
}

// gate waits until a call is in or out, or opens its gate.
func (p *process) gate(ctx context.Context, do, key string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.Gate+"/"+do+"?"+key, nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A tail keeps what a process wrote, to a limit, and counts data races of the program.
type tail struct {
	mu   sync.Mutex
	text strings.Builder
	line []byte // begun
	// access says that the next line names the function that read or wrote.
	access bool
	races  int
}

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, c := range b {
		if t.line = append(t.line, c); c == '\n' {
			t.take(string(t.line))
			t.line = t.line[:0]
		}
	}
	return len(b), nil
}

// take looks at a line of a report: whose is the code that accesses? Races in an SDK's own code are
// for its authors.
func (t *tail) take(line string) {
	if t.text.Len() < 8000 {
		t.text.WriteString(line)
	}
	word := strings.TrimSpace(line)
	switch {
	case strings.Contains(word, " at 0x") && strings.Contains(word, " by "):
		t.access = true
	case t.access && strings.HasSuffix(word, ")") && strings.Contains(strings.Split(word, "/")[0], "."):
		if strings.Contains(word, "/") { // not of the standard library
			t.access = false
		}
		if strings.HasPrefix(word, "example.com/") {
			t.races++
		}
	}
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.String()
}
