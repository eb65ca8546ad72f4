// Terminalsvg draws what a terminal shows: it reads the output of "tmux capture-pane -ep" and writes a
// picture in SVG, with the same characters in the same places and colours.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	var rows [][]cell
	pen := style{}
	for in.Scan() {
		var row []cell
		row, pen = read(in.Text(), pen)
		rows = append(rows, row)
	}
	err := in.Err()
	if err == nil {
		err = draw(os.Stdout, rows)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "terminalsvg:", err)
		os.Exit(1)
	}
}

// A cell is a character as it is shown.
type cell struct {
	char rune
	style
}

// Colours of the terminal itself, for cells that have none of their own.
const (
	paper = "#1c1c1c"
	ink   = "#d0d0d0"
)

// Size of a cell, and of the letters in it.
const (
	width, height = 8.4, 17
	fontSize      = 14
	margin        = 12
)

// draw writes rows of cells as SVG.
func draw(w io.Writer, rows [][]cell) error {
	columns := 0
	for _, row := range rows {
		columns = max(columns, len(row))
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.1f %d" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="%d">`+"\n",
		float64(columns)*width+2*margin, len(rows)*height+2*margin, fontSize)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="6" fill="%s"/>`+"\n", paper)
	for y, row := range rows {
		for x := 0; x < len(row); {
			end := x + 1
			for end < len(row) && row[end].style == row[x].style {
				end++
			}
			drawRun(&b, row[x:end], float64(x)*width+margin, y*height+margin)
			x = end
		}
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// drawRun writes cells of one style whose upper left corner is at x, y.
func drawRun(b *strings.Builder, run []cell, x float64, y int) {
	fill, back := run[0].colours()
	long := float64(len(run)) * width
	if back != paper {
		fmt.Fprintf(b, `<rect x="%.1f" y="%d" width="%.1f" height="%d" fill="%s"/>`+"\n", x, y, long, height, back)
	}
	var text strings.Builder
	for _, c := range run {
		text.WriteRune(c.char)
	}
	if strings.TrimSpace(text.String()) == "" && !run[0].underline {
		return
	}
	fmt.Fprintf(b, `<text x="%.1f" y="%d" textLength="%.1f" fill="%s"%s xml:space="preserve">%s</text>`+"\n",
		x, y+fontSize, long, fill, run[0].attributes(), escape.Replace(text.String()))
}

var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")
