package driver

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// patience is how long a client waits for what never comes. No run that goes well waits for it.
const patience = 10 * time.Second

// A party is one of the two clients, and what came to it.
type party struct {
	name   string
	other  *party
	client Client

	mu      sync.Mutex
	heard   []string // kinds and texts
	waiting []*waiter
}

// A script is what the two clients do. It ends at the first thing that goes wrong, so that what is
// seen is the same each time.
type script struct {
	*process
	alice, bob *party
	sessions   bool // there are sessions, and messages for them that belong to no request
	quiet      bool // there are no messages but answers
	deaf       bool // there are no messages to the server but requests

	crowd atomic.Bool // chance decides who gets what, so no names are said
	once  sync.Once
	wrong chan struct{} // closed then
	leak  bool
	seen  string
}

// run serves a case and drives it.
func run(c Case, dial Dial) Result {
	ctx, cancel := context.WithTimeout(context.Background(), 6*patience)
	defer cancel()
	p, err := start(ctx, c)
	if err != nil {
		return Result{Outcome: "breaks", Seen: "it does not start", Detail: err.Error()}
	}
	s := &script{process: p, quiet: c.Quiet, deaf: c.Deaf, wrong: make(chan struct{})}
	s.alice, s.bob = &party{name: "alice"}, &party{name: "bob"}
	s.alice.other, s.bob.other = s.bob, s.alice
	s.play(ctx, c, dial)
	if p.crashed() {
		s.broken("the server crashes")
	}
	crashed := p.crashed()
	if s.ended() {
		p.stop() // clients may wait for an answer before they close
	}
	s.alice.leave()
	s.bob.leave()
	p.stop()
	r := Result{Outcome: "isolated", Races: p.log.races}
	select {
	case <-s.wrong:
		r.Outcome, r.Seen = "breaks", s.seen
		if s.leak {
			r.Outcome = "leaks"
		}
	default:
	}
	if r.Races > 0 || crashed {
		r.Detail = p.log.String()
	}
	return r
}

// leave closes a client, if it lets itself be closed.
func (p *party) leave() {
	if p.client == nil {
		return
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		p.client.Close()
	}()
	select {
	case <-done:
	case <-time.After(patience / 5):
	}
}

func (s *script) play(ctx context.Context, c Case, dial Dial) {
	for _, who := range []*party{s.alice, s.bob} {
		if c.Resumes && who == s.bob {
			names, _ := s.alice.client.Tools(ctx)
			if slices.Contains(names, "fence") {
				s.fence(ctx, s.alice) // until her stream is open: which is first shall not depend on chance
			}
		}
		// The context stays, since clients keep it.
		ctx, cancel := context.WithCancel(ctx)
		late := time.AfterFunc(patience, cancel)
		var err error
		who.client, err = dial(ctx, Target{
			Wire: c.Wire, Address: s.Case, User: who.name, Deaf: c.Deaf, Resume: c.Resumes && who == s.bob,
			Heard: func(kind, text string) { s.hear(who, kind, text) },
		})
		late.Stop()
		if err != nil {
			s.failed(who, "cannot connect", err)
			return
		}
		if c.Resumes && who == s.bob {
			_, _ = who.client.Tools(ctx) // as alice did: both count their requests alike
		}
	}
	tools := s.tools(ctx)
	s.sessions = slices.Contains(tools, "fence")
	steps := []struct {
		needs string
		do    func(context.Context)
	}{
		{"fence", s.both(s.fence)},
		{"whoami", s.both(s.whoami)},
		{"use", s.choose},
		{"hold", s.hold},
		{"report", s.report},
		{"announce", s.announce},
		{"alarm", s.both(s.alarm)},
		{"hold", s.cancel},
		{"linger", s.linger},
		{"echo", s.flood},
	}
	for _, step := range steps {
		if s.ended() {
			return
		}
		if slices.Contains(tools, step.needs) {
			step.do(ctx)
		}
	}
	if !s.ended() {
		s.tools(ctx)
	}
}

// leaks notes that somebody got what is not his.
func (s *script) leaks(format string, args ...any) {
	s.once.Do(func() {
		s.leak, s.seen = true, fmt.Sprintf(format, args...)
		close(s.wrong)
	})
}

// crossed notes that somebody got an answer that is not his.
func (s *script) crossed(format string, args ...any) {
	if s.crowd.Load() {
		s.leaks("one gets an answer that is the other's")
	} else {
		s.leaks(format, args...)
	}
}

// broken notes that somebody did not get what is his.
func (s *script) broken(format string, args ...any) {
	s.once.Do(func() {
		s.seen = fmt.Sprintf(format, args...)
		close(s.wrong)
	})
}

// failed notes an error that somebody got.
func (s *script) failed(who *party, what string, err error) {
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled) || strings.Contains(err.Error(), context.DeadlineExceeded.Error()) {
		s.broken("%s %s: no answer", who.name, what)
		return
	}
	if lost(err) {
		select {
		case <-s.done:
			s.broken("the server crashes")
			return
		case <-time.After(patience / 4):
		}
	}
	text := strings.ReplaceAll(err.Error(), s.Case, "")
	s.broken("%s %s: %s", who.name, what, strings.Join(strings.Fields(text), " "))
}

// lost reports whether an error is one that clients get when their server is no more. SDKs wrap it in their ways.
func lost(err error) bool {
	return strings.Contains(err.Error(), "EOF") || strings.Contains(err.Error(), "connection re")
}

func (s *script) ended() bool {
	select {
	case <-s.wrong:
		return true
	default:
		return false
	}
}

// hear takes what came to somebody unasked.
func (s *script) hear(who *party, kind, text string) {
	switch {
	case kind == Stray:
		s.crossed("%s gets an answer that is %s's", who.name, who.other.name)
	case strings.Contains(text, who.other.name):
		s.leaks("%s gets a notification that is %s's", who.name, who.other.name)
	}
	who.mu.Lock()
	defer who.mu.Unlock()
	who.heard = append(who.heard, kind+" "+text)
	for _, w := range who.waiting {
		w.look(kind + " " + text)
	}
}

// A waiter waits for a message that begins with the kind and contains the text.
type waiter struct {
	kind, text string
	came       chan struct{}
}

func (w *waiter) look(message string) {
	if strings.HasPrefix(message, w.kind+" ") && strings.Contains(message, w.text) && w.came != nil {
		close(w.came)
		w.came = nil
	}
}

// expect returns a channel that is closed when a message of this kind with this text has come.
func (p *party) expect(kind, text string) <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	came := make(chan struct{})
	w := &waiter{kind, text, came}
	for _, message := range p.heard {
		w.look(message)
	}
	p.waiting = append(p.waiting, w)
	return came
}

// comes waits for a message, and reports whether it came.
func (s *script) comes(who *party, kind string, came <-chan struct{}) bool {
	select {
	case <-came:
		return true
	case <-s.wrong:
	case <-time.After(patience):
		s.broken("%s never gets a %s message of their own", who.name, kind)
	}
	return false
}

// A call is under way.
type call struct {
	who  *party
	tool string
	done chan struct{} // closed when it is over
}

// call has somebody call a tool. The text of the answer has to be want.
func (s *script) call(ctx context.Context, who *party, want, tool string, args map[string]any) call {
	c := call{who, tool, make(chan struct{})}
	go func() {
		defer close(c.done)
		text, err := who.client.Call(ctx, tool, args)
		switch {
		case s.ended():
		case err != nil:
			s.failed(who, "calls "+tool, err)
		case strings.Contains(text, who.other.name):
			s.crossed("%s calls %s and gets the answer that is %s's", who.name, tool, who.other.name)
		case text != want:
			s.broken("%s calls %s and gets %q", who.name, tool, text)
		}
	}()
	return c
}

// over waits for the end of a call, and reports whether it went well.
func (s *script) over(c call) bool {
	select {
	case <-c.done:
	case <-s.wrong:
	case <-time.After(patience):
		s.broken("%s calls %s: no answer", c.who.name, c.tool)
	}
	return !s.ended()
}

// within bounds ctx in time, and by the end of the script.
func (s *script) within(ctx context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(ctx, d)
	go func() {
		select {
		case <-s.wrong:
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// both does something for one after the other.
func (s *script) both(do func(context.Context, *party)) func(context.Context) {
	return func(ctx context.Context) {
		do(ctx, s.alice)
		if !s.ended() {
			do(ctx, s.bob)
		}
	}
}

// tools looks at the tools that each is offered.
func (s *script) tools(ctx context.Context) []string {
	var common []string
	for _, who := range []*party{s.alice, s.bob} {
		within, cancel := s.within(ctx, patience)
		names, err := who.client.Tools(within)
		cancel()
		if err != nil {
			s.failed(who, "lists tools", err)
			return nil
		}
		for _, name := range names {
			if strings.Contains(name, who.other.name) {
				s.leaks("%s is offered a tool that is %s's", who.name, who.other.name)
				return nil
			}
		}
		common = names
	}
	return common
}

// arrives waits until a call has come to its gate, for a while: where it does not come, the script
// goes on without it.
func (s *script) arrives(ctx context.Context, key string) bool {
	ctx, cancel := s.within(ctx, patience/4)
	defer cancel()
	_ = s.gate(ctx, "in", key)
	return !s.ended()
}

// held has both call a tool with the same id, alice first, and lets alice's call go on first.
// Before each answer it does what reported does.
func (s *script) held(ctx context.Context, tool, name string, reported func(who *party, key string)) {
	a, b := "alice-"+name, "bob-"+name
	first := s.call(ctx, s.alice, a, tool, map[string]any{"key": a})
	if !s.arrives(ctx, a) {
		return
	}
	second := s.call(ctx, s.bob, b, tool, map[string]any{"key": b})
	if !s.arrives(ctx, b) {
		return
	}
	for _, c := range []struct {
		call
		key string
	}{{first, a}, {second, b}} {
		if err := s.gate(ctx, "open", c.key); err != nil {
			return
		}
		if reported(c.who, c.key); s.ended() || !s.over(c.call) {
			return
		}
	}
}

// hold has two calls answered that are under way at the same time.
func (s *script) hold(ctx context.Context) { s.held(ctx, "hold", "hold", func(*party, string) {}) }

// report has two calls report to their callers before they are answered, a few times, since there
// is an SDK that chooses at random where a message goes.
func (s *script) report(ctx context.Context) {
	for i := 0; i < 16 && !s.ended(); i++ {
		s.held(ctx, "report", fmt.Sprint("report-", i), func(who *party, key string) {
			if !s.quiet && s.comes(who, "progress", who.expect("progress", key)) && s.sessions {
				s.comes(who, "log", who.expect("log", key))
			}
			if s.arrives(ctx, key+"-sent") {
				_ = s.gate(ctx, "open", key+"-sent")
			}
		})
	}
}

// cancel has bob cancel his call, which has the id that alice's has.
func (s *script) cancel(ctx context.Context) {
	if s.deaf {
		return
	}
	a, b := "alice-cancel", "bob-cancel"
	first := s.call(ctx, s.alice, a, "hold", map[string]any{"key": a})
	if !s.arrives(ctx, a) {
		return
	}
	cancelled, cancel := context.WithCancel(ctx)
	second := make(chan struct{})
	go func() {
		defer close(second)
		_, _ = s.bob.client.Call(cancelled, "hold", map[string]any{"key": b})
	}()
	if !s.arrives(ctx, b) {
		cancel()
		return
	}
	cancel()
	select {
	case <-second:
	case <-time.After(patience):
		s.broken("bob cannot cancel a call")
		return
	}
	// The server knows by now, or does not listen.
	if s.gate(ctx, "open", b) != nil || s.gate(ctx, "out", b) != nil || s.gate(ctx, "open", a) != nil {
		return
	}
	s.over(first)
}

// linger has bob cancel a call of his that was answered already, while alice makes a call with the
// same id. Servers have to ignore that. Clients of SDKs cannot do so: they just call at the same time.
func (s *script) linger(ctx context.Context) {
	alice, ok := s.alice.client.(Exact)
	bob, ok2 := s.bob.client.(Exact)
	if !ok || !ok2 {
		s.held(ctx, "linger", "linger", func(*party, string) {})
		return
	}
	for _, pair := range []struct {
		who         *party
		behind, far Exact
		gap         int64
	}{{s.alice, alice, bob, 0}, {s.bob, bob, alice, 1}} {
		for pair.behind.LastID() < pair.far.LastID()+pair.gap {
			text := fmt.Sprint(pair.who.name, "-echo-", pair.behind.LastID())
			if !s.over(s.call(ctx, pair.who, text, "echo", map[string]any{"text": text})) {
				return
			}
		}
	}
	const key = "alice-linger"
	done := make(chan error, 1)
	go func() {
		_, err := s.alice.client.Call(ctx, "linger", map[string]any{"key": key})
		done <- err
	}()
	if !s.arrives(ctx, key) {
		return
	}
	if err := bob.CancelLast(ctx); err != nil {
		s.failed(s.bob, "cancels what was answered", err)
		return
	}
	// What the server does about it, it does before it answers this.
	if !s.over(s.call(ctx, s.bob, "bob-after", "echo", map[string]any{"text": "bob-after"})) {
		return
	}
	if s.gate(ctx, "open", key) != nil {
		return
	}
	select {
	case err := <-done:
		if err != nil {
			s.leaks("alice's call is cancelled by bob")
		}
	case <-time.After(patience / 2):
		s.leaks("alice's call is cancelled by bob")
	}
}

// fence waits until what the server sends to somebody's session arrives.
func (s *script) fence(ctx context.Context, who *party) { s.fenced(ctx, who, "open") }

func (s *script) fenced(ctx context.Context, who *party, name string) {
	deadline := time.Now().Add(patience)
	for i := 0; !s.ended(); i++ {
		text := fmt.Sprintf("%s-%s-%d.", who.name, name, i)
		came := who.expect("log", text)
		if !s.over(s.call(ctx, who, text, "fence", map[string]any{"text": text})) {
			return
		}
		select {
		case <-came:
			return
		case <-s.wrong:
			return
		case <-time.After(200 * time.Millisecond): // the stream is not open yet
		}
		if time.Now().After(deadline) {
			s.broken("%s never gets a log message of their own", who.name)
		}
	}
}

// whoami asks the server who one is.
func (s *script) whoami(ctx context.Context, who *party) {
	s.over(s.call(ctx, who, who.name, "whoami", nil))
}

// choose has each choose something, and then ask for what was chosen.
func (s *script) choose(ctx context.Context) {
	s.both(func(ctx context.Context, who *party) {
		s.over(s.call(ctx, who, "ok", "use", map[string]any{"text": who.name + "-cluster"}))
	})(ctx)
	if !s.ended() {
		s.both(func(ctx context.Context, who *party) {
			s.over(s.call(ctx, who, "pods of "+who.name+"-cluster", "pods", nil))
		})(ctx)
	}
}

// announce has each say something that goes to the sessions that the server chooses. What comes to
// the other after that is behind it.
func (s *script) announce(ctx context.Context) {
	s.both(func(ctx context.Context, who *party) {
		text := who.name + "-announcement"
		came := who.expect("log", text)
		if s.over(s.call(ctx, who, "ok", "announce", map[string]any{"text": text})) && s.comes(who, "log", came) {
			s.fenced(ctx, who.other, "after-"+"announcement")
		}
	})(ctx)
}

// alarm has each ask for a message on the own session.
func (s *script) alarm(ctx context.Context, who *party) {
	text := who.name + "-alarm"
	came := who.expect("log", text)
	if s.over(s.call(ctx, who, "ok", "alarm", map[string]any{"text": text})) {
		s.comes(who, "log", came)
	}
}

// flood has both call as fast as they can.
func (s *script) flood(ctx context.Context) {
	s.crowd.Store(true)
	defer s.crowd.Store(false)
	var all sync.WaitGroup
	for _, who := range []*party{s.alice, s.bob} {
		for lane := range 3 {
			all.Go(func() {
				for i := 0; i < 10 && !s.ended(); i++ {
					text := fmt.Sprintf("%s-%d-%d", who.name, lane, i)
					s.over(s.call(ctx, who, text, "echo", map[string]any{"text": text}))
				}
			})
		}
	}
	all.Wait()
}
