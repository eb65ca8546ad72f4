// Package run runs generated programs and says which instances acted in which requests.
package run

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Program has run its init functions, and serves.
type Program struct {
	ID        string
	Built     func() int // how many instances there are
	Endpoints []string
}

// A Record is what a run of a program showed, by the labels of its origins.
type Record struct {
	ID      string
	Origins map[string]Sight
}

// A Sight is what was seen of the instances of one origin.
type Sight struct {
	// Shared: one was built or acted in requests of two rooms, or acted in two, having been built at startup.
	Shared bool
	// Misused: one was connected to two servers, or none answers.
	Misused bool
	// Startup: one that acted was built at startup.
	Startup bool
}

// startup are the events of all programs before the first request.
var startup = sync.OnceValue(func() map[string][]mcp.WatchedAct {
	of := make(map[string][]mcp.WatchedAct)
	for _, e := range mcp.WatchedActs {
		id, _, _ := strings.Cut(e.Label, ".")
		of[id] = append(of[id], e)
	}
	return of
})

// All sends requests to the programs, one after the other, and prints a record of each. The arguments are a seed
// for their order, and "pause" if requests go ahead in the middle of others.
func All(programs []Program) {
	seed, err := strconv.ParseUint(os.Args[1], 10, 64)
	if err != nil {
		panic(err)
	}
	out := json.NewEncoder(os.Stdout)
	for _, p := range programs {
		x := &exchange{Program: p, Rand: rand.New(rand.NewPCG(seed, 0)), stretches: []stretch{{1, -1}}}
		mcp.WatchedActs = startup()[p.ID]
		x.run(len(os.Args) > 2)
		if err := out.Encode(Record{p.ID, x.seen()}); err != nil {
			panic(err)
		}
	}
}

// An exchange is the requests of one program.
type exchange struct {
	Program
	*rand.Rand
	rooms     []string // that the requests asked for
	stretches []stretch
}

// A stretch says in which request the instances from a number on were built, -1 for startup.
type stretch struct{ from, request int }

// run sends requests of two rooms, in two modes.
func (x *exchange) run(pauses bool) {
	for range 10 * len(x.Endpoints) {
		path, mode := x.Endpoints[x.IntN(len(x.Endpoints))], x.mode()
		for range 1 + x.IntN(3) { // some of a kind
			room := x.room()
			if pauses {
				x.pause(room)
			}
			x.send(path, mode, room)
		}
	}
}

func (x *exchange) mode() string { return []string{"on", "off"}[x.IntN(2)] }

func (x *exchange) room() string { return []string{"a", "b"}[x.IntN(2)] }

// pause lets requests of the other room go ahead in the pauses of the next one.
func (x *exchange) pause(room string) {
	mcp.WatchedPause = func() {
		again := mcp.WatchedPause
		mcp.WatchedPause = func() {}
		for range x.IntN(3) {
			x.send(x.Endpoints[x.IntN(len(x.Endpoints))], x.mode(), map[string]string{"a": "b", "b": "a"}[room])
		}
		mcp.WatchedPause = again
	}
}

func (x *exchange) send(path, mode, room string) {
	x.rooms = append(x.rooms, room)
	outer := mcp.WatchedRequest
	mcp.WatchedRequest = len(x.rooms) - 1
	x.stretches = append(x.stretches, stretch{x.Built() + 1, mcp.WatchedRequest})
	defer func() {
		// Whatever failed on something that is nil has done no more.
		_ = recover()
		mcp.WatchedRequest = outer
		x.stretches = append(x.stretches, stretch{x.Built() + 1, outer})
	}()
	query := url.Values{"mode": {mode}, "room": {room}}
	r := httptest.NewRequest(http.MethodPost, path+"?"+query.Encode(), nil)
	http.DefaultServeMux.ServeHTTP(httptest.NewRecorder(), r)
}

// builder returns the request that an instance was built in.
func (x *exchange) builder(number int) int {
	i := len(x.stretches) - 1
	for x.stretches[i].from > number {
		i--
	}
	return x.stretches[i].request
}

// seen returns what the requests showed.
func (x *exchange) seen() map[string]Sight {
	all := make(map[string]Sight)
	first := make(map[int]int)        // the request that an instance was built for, or acted in first
	connected := make(map[int]string) // with whom
	served := make(map[string]bool)
	for _, e := range mcp.WatchedActs {
		s := all[e.Label]
		switch e.Act {
		case "serve":
			served[e.Label] = true
		case "connected":
			if with, again := connected[e.Number]; again && with != e.With {
				s.Misused = true
			}
			connected[e.Number] = e.With
		}
		if e.Request >= 0 {
			s.Startup = s.Startup || x.builder(e.Number) < 0
			was, again := first[e.Number]
			if !again {
				was = x.builder(e.Number)
				if was < 0 {
					was = e.Request
				}
				first[e.Number] = was
			}
			if was != e.Request && (x.rooms[was] != x.rooms[e.Request] || x.builder(e.Number) < 0) {
				s.Shared = true
			}
		}
		all[e.Label] = s
	}
	for _, e := range mcp.WatchedActs {
		if e.Act == "connected" && !served[e.Label] {
			s := all[e.Label]
			s.Misused = true
			all[e.Label] = s
		}
	}
	return all
}
