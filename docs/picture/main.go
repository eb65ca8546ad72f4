// Picture draws the way of one finding, from a text, as SVG.
//
//	go run ./picture -o finding.svg picture/finding.txt
package main

import (
	"flag"
	"fmt"
	"html"
	"log"
	"os"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("picture: ")
	out := flag.String("o", "", "the `file` to write")
	flag.Parse()
	text, err := os.ReadFile(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(*out, []byte(draw(parse(string(text)))), 0o666); err != nil {
		log.Fatal(err)
	}
}

// A box is a part of the picture: a step, or what goes in and comes out.
type box struct {
	name  string
	lines []string
}

// parse reads a text. Lines before the first box are its title and comments.
func parse(text string) (title string, boxes []box) {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if name, ok := strings.CutPrefix(line, "== "); ok {
			boxes = append(boxes, box{name: name})
		} else if len(boxes) > 0 {
			last := &boxes[len(boxes)-1]
			last.lines = append(last.lines, line)
		} else if t, ok := strings.CutPrefix(line, "title "); ok {
			title = t
		}
	}
	for i, b := range boxes {
		boxes[i].lines = strings.Split(strings.TrimSpace(strings.Join(b.lines, "\n")), "\n")
	}
	return title, boxes
}

// Sizes, in pixels.
const (
	width  = 860
	margin = 16
	label  = 104 // of the column with names
	line   = 21
	pad    = 12
	gap    = 22 // between boxes, for an arrow
	chars  = 88 // of a wrapped line of code
)

// style has the colours for light and dark.
const style = `
	.page { fill: #ffffff } .box { fill: #f6f8fa; stroke: #d0d7de } .chip { fill: #ddf4ff; stroke: #54aeff }
	text { fill: #1f2328; font: 14px -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
	.code { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }
	.name { font-weight: 600; fill: #0969da } .number { fill: #59636e } .plus { fill: #1a7f37 } .minus { fill: #cf222e }
	.arrow { stroke: #59636e; stroke-width: 1.5; fill: none } .head { fill: #59636e }
	@media (prefers-color-scheme: dark) {
		.page { fill: #0d1117 } .box { fill: #151b23; stroke: #3d444d } .chip { fill: #121d2f; stroke: #1f6feb }
		text { fill: #f0f6fc } .name { fill: #4493f8 } .number { fill: #9198a1 } .plus { fill: #3fb950 } .minus { fill: #f85149 }
		.arrow { stroke: #9198a1 } .head { fill: #9198a1 }
	}
`

// A drawing grows downwards.
type drawing struct {
	strings.Builder

	y int // where the next line goes
}

func draw(title string, boxes []box) string {
	d := &drawing{y: margin}
	for i, b := range boxes {
		if i > 0 {
			d.arrow(width/2, d.y, width/2, d.y+gap)
			d.y += gap
		}
		d.box(b)
	}
	height := d.y + margin
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d" role="img" aria-labelledby="title">
<title id="title">%[3]s</title>
<style>%[4]s</style>
<rect class="page" width="%[1]d" height="%[2]d" rx="8"/>
%[5]s</svg>
`, width, height, html.EscapeString(title), style, d)
}

// box draws a box with its name in front of its lines.
func (d *drawing) box(b box) {
	kind, rest, _ := strings.Cut(b.name, " ")
	lines := b.lines
	number := 0
	switch kind {
	case "program":
		var first, last int
		if _, err := fmt.Sscanf(rest[strings.Index(rest, " ")+1:], "%d-%d", &first, &last); err != nil {
			log.Fatalf("%s: %v", b.name, err)
		}
		lines, number = lines[first-1:last], first
	case "finding":
		lines = wrap(lines[0])
	}
	bottom := d.y + 2*pad + line*len(lines) - 2
	if kind == "flow" {
		bottom += 4
	}
	d.rect("box", margin, d.y, width-2*margin, bottom-d.y)
	d.text("name", margin+pad, d.y+pad+line-6, kind)
	d.y += pad
	for i, text := range lines {
		d.line(kind, text, number, i)
	}
	d.y = bottom
}

// line draws one line of a box.
func (d *drawing) line(kind, text string, number, i int) {
	d.y += line
	x, y := margin+label, d.y-6
	text = strings.ReplaceAll(text, "\t", "    ")
	switch {
	case kind == "program":
		d.text("code number", x, y, strconv.Itoa(number+i))
		d.text("code", x+30, y, text)
	case kind == "fix" && strings.HasPrefix(text, "-"):
		d.text("code minus", x, y, text)
	case kind == "fix" && strings.HasPrefix(text, "+"):
		d.text("code plus", x, y, text)
	case kind == "finding":
		d.text("code", x, y, text)
	case strings.Contains(text, " -> "):
		d.steps(x, strings.Split(text, " -> "))
	default:
		d.text("", x, y, text)
	}
}

// steps draws a row of steps with arrows between.
func (d *drawing) steps(x int, steps []string) {
	for i, step := range steps {
		if i > 0 {
			d.arrow(x, d.y-line/2, x+gap, d.y-line/2)
			x += gap
		}
		w := 16 + 8*len(step)
		d.rect("chip", x, d.y-line, w, line)
		d.text("", x+8, d.y-6, step)
		x += w
	}
	d.y += 4
}

func (d *drawing) rect(class string, x, y, w, h int) {
	fmt.Fprintf(d, "<rect class=%q x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\"/>\n", class, x, y, w, h)
}

func (d *drawing) text(class string, x, y int, text string) {
	fmt.Fprintf(d, "<text class=%q x=\"%d\" y=\"%d\" xml:space=\"preserve\">%s</text>\n", class, x, y, html.EscapeString(text))
}

// arrow draws an arrow to the right or downwards.
func (d *drawing) arrow(x1, y1, x2, y2 int) {
	head := fmt.Sprintf("%d,%d %d,%d %d,%d", x2, y2, x2-8, y2-4, x2-8, y2+4)
	if x1 == x2 {
		head = fmt.Sprintf("%d,%d %d,%d %d,%d", x2, y2, x2-4, y2-8, x2+4, y2-8)
	}
	fmt.Fprintf(d, "<path class=\"arrow\" d=\"M%d %dL%d %d\"/><polygon class=\"head\" points=%q/>\n", x1, y1, x2, y2, head)
}

// wrap breaks a line between words.
func wrap(text string) []string {
	var lines []string
	for word := range strings.FieldsSeq(text) {
		last := len(lines) - 1
		if last >= 0 && len(lines[last])+1+len(word) <= chars {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
