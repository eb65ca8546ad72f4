package contract

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Limits of a contract file, far above what an SDK needs.
const (
	MaxSize  = 1 << 20 // in bytes
	maxDepth = 16
)

// parse reads data, which is one JSON value, into nodes. What follows the check
// of the syntax only has to find out where things stand.
func parse(data []byte) (*node, error) {
	if len(data) > MaxSize {
		return nil, faultf(0, "the file has more than %d bytes", MaxSize)
	}
	if err := checkSyntax(data); err != nil {
		return nil, err
	}
	p := &parser{data: string(data)}
	return p.value(0)
}

// parser walks over valid JSON.
type parser struct {
	data string
	pos  int
}

// skip moves to the next byte that is neither space nor a separator.
func (p *parser) skip() {
	for p.pos < len(p.data) && strings.IndexByte(" \t\r\n,:", p.data[p.pos]) >= 0 {
		p.pos++
	}
}

func (p *parser) value(depth int) (*node, error) {
	p.skip()
	n := &node{offset: p.pos}
	switch c := p.data[p.pos]; c {
	case '{', '[':
		if depth >= maxDepth {
			return nil, faultf(p.pos, "nested more than %d deep", maxDepth)
		}
		p.pos++
		if c == '{' {
			return n, p.object(n, depth)
		}
		return n, p.list(n, depth)
	case '"':
		s, err := p.text()
		n.value = s
		return n, err
	default:
		n.value = p.scalar()
		return n, nil
	}
}

// text reads a string.
func (p *parser) text() (string, error) {
	start := p.pos
	for p.pos++; p.data[p.pos] != '"'; p.pos++ {
		if p.data[p.pos] == '\\' {
			p.pos++
		}
	}
	p.pos++
	raw := p.data[start:p.pos]
	if !strings.Contains(raw, `\`) {
		return raw[1 : len(raw)-1], nil
	}
	var s string
	err := json.Unmarshal([]byte(raw), &s)
	return s, err
}

// scalar reads a number, true, false or null.
func (p *parser) scalar() any {
	rest := p.data[p.pos:]
	if end := strings.IndexAny(rest, " \t\r\n,:]}"); end >= 0 {
		rest = rest[:end]
	}
	p.pos += len(rest)
	switch rest {
	case "null":
		return nil
	case "true", "false":
		return rest == "true"
	}
	return json.Number(rest)
}

func (p *parser) list(n *node, depth int) error {
	items := []*node{}
	for p.skip(); p.data[p.pos] != ']'; p.skip() {
		item, err := p.value(depth + 1)
		if err != nil {
			return err
		}
		items = append(items, item)
	}
	p.pos++
	n.value = items
	return nil
}

func (p *parser) object(n *node, depth int) error {
	n.value = object{}
	seen := make(map[string]bool)
	for p.skip(); p.data[p.pos] != '}'; p.skip() {
		at := p.pos
		name, err := p.text()
		if err != nil {
			return err
		}
		if seen[name] {
			return faultf(at, "key %s stands here twice", strconv.Quote(name))
		}
		seen[name] = true
		value, err := p.value(depth + 1)
		if err != nil {
			return err
		}
		n.members = append(n.members, member{at, name, value})
	}
	p.pos++
	return nil
}
