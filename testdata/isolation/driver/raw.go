package driver

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
)

// Raw connects a client without an SDK. Its requests are numbered from 1, as those of every other.
func Raw(ctx context.Context, t Target) (Client, error) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	c := &raw{Target: t, ctx: ctx, cancel: cancel, hc: &http.Client{Transport: new(http.Transport)}, post: t.Address}
	if err := c.open(); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

type raw struct {
	Target
	ctx     context.Context
	cancel  context.CancelFunc
	hc      *http.Client
	conn    net.Conn
	post    string       // where requests go
	session atomic.Value // string
	lastID  atomic.Int64
	waiting sync.Map // id to chan *message
	gone    sync.Map // ids of requests that were cancelled
	writing sync.Mutex
}

type message struct {
	ID     *int64          `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Code    int
		Message string
	} `json:"error"`
}

// open connects, and does the handshake unless the server goes without it.
func (c *raw) open() error {
	if c.Resume {
		ctx, cancel := context.WithTimeout(c.ctx, patience)
		_, err := c.request(ctx, "tools/list", map[string]any{})
		cancel()
		if err == nil {
			go c.stream()
			return nil
		}
	}
	switch c.Wire {
	case SSE:
		if err := c.listen(); err != nil {
			return err
		}
	case TCP:
		conn, err := net.Dial("tcp", c.Address)
		if err != nil {
			return err
		}
		c.conn = conn
		go func() {
			lines := bufio.NewScanner(conn)
			for lines.Scan() {
				c.receive(lines.Bytes())
			}
		}()
	}
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	if _, err := c.request(ctx, "initialize", map[string]any{
		"protocolVersion": "2025-06-18",
		"capabilities":    map[string]any{},
		"clientInfo":      map[string]any{"name": "raw", "version": "1"},
	}); err != nil {
		return err
	}
	if c.Deaf {
		return nil
	}
	if err := c.notify(ctx, "notifications/initialized", map[string]any{}); err != nil {
		return err
	}
	if c.Wire == Streamable && c.sessionID() != "" {
		go c.stream() // no answer comes before the first event, from some servers
	}
	_, _ = c.request(ctx, "logging/setLevel", map[string]any{"level": "debug"}) // not everywhere
	return nil
}

// stream reads the messages that belong to no request.
func (c *raw) stream() {
	res, err := c.do(c.ctx, http.MethodGet, c.Address, nil)
	if err != nil {
		return
	}
	defer res.Body.Close()
	if res.StatusCode == http.StatusOK {
		_ = events(res.Body, func(_ string, data []byte) bool { c.receive(data); return true })
	}
}

// listen opens the stream of the older protocol, on which everything arrives.
func (c *raw) listen() error {
	res, err := c.do(c.ctx, http.MethodGet, c.Address, nil)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		defer res.Body.Close()
		return refused(res)
	}
	endpoint := make(chan string, 1)
	go func() {
		defer res.Body.Close()
		_ = events(res.Body, func(name string, data []byte) bool {
			if name == "endpoint" {
				endpoint <- string(data)
			} else {
				c.receive(data)
			}
			return true
		})
		close(endpoint)
	}()
	at, ok := <-endpoint
	if !ok {
		return fmt.Errorf("no endpoint")
	}
	base, err := url.Parse(c.Address)
	if err != nil {
		return err
	}
	ref, err := base.Parse(at)
	if err != nil {
		return err
	}
	c.post = ref.String()
	return nil
}

// Tools implements [Client].
func (c *raw) Tools(ctx context.Context) ([]string, error) {
	m, err := c.request(ctx, "tools/list", map[string]any{})
	if err != nil {
		return nil, err
	}
	var list struct{ Tools []struct{ Name string } }
	err = json.Unmarshal(m.Result, &list)
	var names []string
	for _, t := range list.Tools {
		names = append(names, t.Name)
	}
	return names, err
}

// Call implements [Client].
func (c *raw) Call(ctx context.Context, tool string, args map[string]any) (string, error) {
	if args == nil {
		args = map[string]any{}
	}
	m, err := c.request(ctx, "tools/call", map[string]any{
		"name": tool, "arguments": args, "_meta": map[string]any{"progressToken": 1},
	})
	if err != nil {
		return "", err
	}
	var res struct {
		IsError bool
		Content []struct{ Text string }
	}
	if err := json.Unmarshal(m.Result, &res); err != nil || len(res.Content) == 0 {
		return "", fmt.Errorf("answered by %s: %w", m.Result, err)
	}
	if res.IsError {
		return "", fmt.Errorf("%s", res.Content[0].Text)
	}
	return res.Content[0].Text, nil
}

// LastID implements [Exact].
func (c *raw) LastID() int64 { return c.lastID.Load() }

// CancelLast implements [Exact].
func (c *raw) CancelLast(ctx context.Context) error { return c.cancelled(ctx, c.lastID.Load()) }

func (c *raw) cancelled(ctx context.Context, id int64) error {
	return c.notify(ctx, "notifications/cancelled", map[string]any{"requestId": id})
}

// Close implements [Client].
func (c *raw) Close() {
	c.cancel()
	if c.conn != nil {
		c.conn.Close()
	}
	c.hc.CloseIdleConnections()
}

// request sends a request and returns the answer to it. If ctx ends before there is one, it cancels
// the request.
func (c *raw) request(ctx context.Context, method string, params any) (*message, error) {
	id := c.lastID.Add(1)
	answer := make(chan *message, 1)
	c.waiting.Store(id, answer)
	defer c.waiting.Delete(id)
	sent := make(chan error, 1)
	go func() {
		sent <- c.send(c.ctx, map[string]any{"jsonrpc": "2.0", "id": id, "method": method, "params": params})
	}()
	for {
		select {
		case m := <-answer:
			if m.Error != nil {
				return nil, fmt.Errorf("%s", m.Error.Message)
			}
			return m, nil
		case err := <-sent:
			sent = nil
			if err == nil && c.Wire == Streamable && len(answer) == 0 {
				err = fmt.Errorf("%s is not answered", method)
			}
			if err != nil {
				return nil, err
			}
		case <-ctx.Done():
			c.gone.Store(id, true)
			if !c.Deaf {
				_ = c.cancelled(c.ctx, id)
			}
			return nil, ctx.Err()
		}
	}
}

func (c *raw) notify(ctx context.Context, method string, params any) error {
	return c.send(ctx, map[string]any{"jsonrpc": "2.0", "method": method, "params": params})
}

// send sends a message, and reads what comes back for it.
func (c *raw) send(ctx context.Context, msg map[string]any) error {
	body, err := json.Marshal(msg)
	if err != nil {
		return err
	}
	if c.conn != nil {
		c.writing.Lock()
		defer c.writing.Unlock()
		_, err := c.conn.Write(append(body, '\n'))
		return err
	}
	res, err := c.do(ctx, http.MethodPost, c.post, body)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		return refused(res)
	}
	if msg["method"] == "initialize" {
		c.session.Store(res.Header.Get("Mcp-Session-Id"))
	}
	if strings.HasPrefix(res.Header.Get("Content-Type"), "text/event-stream") {
		return events(res.Body, func(_ string, data []byte) bool { c.receive(data); return true })
	}
	data, err := io.ReadAll(res.Body)
	if err == nil && c.Wire == Streamable && len(bytes.TrimSpace(data)) > 0 {
		c.receive(data)
	}
	return err
}

func (c *raw) sessionID() string {
	id, _ := c.session.Load().(string)
	return id
}

func refused(res *http.Response) error {
	body, _ := io.ReadAll(io.LimitReader(res.Body, 300))
	return fmt.Errorf("refused with %d: %s", res.StatusCode, bytes.TrimSpace(body))
}

func (c *raw) do(ctx context.Context, method, to string, body []byte) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, method, to, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Accept", "application/json, text/event-stream")
	req.Header.Set("X-User", c.User)
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	} else {
		req.Header.Set("Accept", "text/event-stream")
	}
	if id := c.sessionID(); id != "" {
		req.Header.Set("Mcp-Session-Id", id)
		req.Header.Set("Mcp-Protocol-Version", "2025-06-18")
	}
	return c.hc.Do(req)
}

// receive takes a message that arrived, on whatever stream.
func (c *raw) receive(data []byte) {
	m := new(message)
	if len(bytes.TrimSpace(data)) == 0 || json.Unmarshal(data, m) != nil {
		return
	}
	if m.Method == "" && m.ID != nil {
		if answer, ok := c.waiting.LoadAndDelete(*m.ID); ok {
			answer.(chan *message) <- m
		} else if _, cancelled := c.gone.Load(*m.ID); !cancelled {
			c.Heard(Stray, string(data))
		}
		return
	}
	c.Heard(kind(m.Method), string(m.Params))
}

// kind is the word for a method.
func kind(method string) string {
	switch method {
	case "notifications/progress":
		return "progress"
	case "notifications/message":
		return "log"
	}
	return method
}

// Tap returns a stream of server-sent events to read, and tells heard of the notifications in it: for
// the client of an SDK that drops what they say.
func Tap(stream io.ReadCloser, heard func(kind, text string)) io.ReadCloser {
	r, w := io.Pipe()
	go func() {
		_ = events(r, func(_ string, data []byte) bool {
			m := new(message)
			if json.Unmarshal(data, m) == nil && m.ID == nil {
				heard(kind(m.Method), string(m.Params))
			}
			return true
		})
	}()
	return struct {
		io.Reader
		io.Closer
	}{io.TeeReader(stream, w), stream}
}

// events reads server-sent events until there are no more, or f returns false.
func events(r io.Reader, f func(name string, data []byte) bool) error {
	lines := bufio.NewReader(r)
	var name string
	var data []byte
	for {
		line, err := lines.ReadBytes('\n')
		line = bytes.TrimRight(line, "\r\n")
		switch {
		case err != nil:
			if err == io.EOF {
				return nil
			}
			return err
		case len(line) == 0:
			if data != nil && !f(name, data) {
				return nil
			}
			name, data = "", nil
		case bytes.HasPrefix(line, []byte("event:")):
			name = string(bytes.TrimSpace(line[len("event:"):]))
		case bytes.HasPrefix(line, []byte("data:")):
			data = append(data, bytes.TrimSpace(line[len("data:"):])...)
		}
	}
}
