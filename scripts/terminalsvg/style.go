package main

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A style is how a character is shown. Its colours are those of SVG, or empty.
type style struct {
	fore, back              string
	bold, italic, underline bool
	reverse                 bool
}

// colours returns the colours of a character and of what is behind it.
func (s style) colours() (fore, back string) {
	fore, back = cmp.Or(s.fore, ink), cmp.Or(s.back, paper)
	if s.reverse {
		return back, fore
	}
	return fore, back
}

// attributes returns the rest of the style as attributes of SVG.
func (s style) attributes() string {
	var b strings.Builder
	if s.bold {
		b.WriteString(` font-weight="bold"`)
	}
	if s.italic {
		b.WriteString(` font-style="italic"`)
	}
	if s.underline {
		b.WriteString(` text-decoration="underline"`)
	}
	return b.String()
}

// read returns the cells of a line that begins in the style of pen, and the style after it.
func read(line string, pen style) ([]cell, style) {
	var row []cell
	for line != "" {
		if codes, rest, ok := sequence(line); ok {
			pen = pen.after(codes)
			line = rest
			continue
		}
		r, size := utf8.DecodeRuneInString(line)
		row = append(row, cell{r, pen})
		line = line[size:]
	}
	return row, pen
}

// sequence returns the codes of the sequence "ESC [ codes m" that the line begins with.
func sequence(line string) (codes []string, rest string, ok bool) {
	body, ok := strings.CutPrefix(line, "\x1b[")
	if !ok {
		return nil, line, false
	}
	list, rest, ok := strings.Cut(body, "m")
	return strings.Split(list, ";"), rest, ok
}

// after returns the style after codes of SGR.
func (s style) after(codes []string) style {
	for i := 0; i < len(codes); i++ {
		code, _, _ := strings.Cut(codes[i], ":") // 4:3 is a kind of underline
		n, _ := strconv.Atoi(code)
		switch {
		case n == 0:
			s = style{}
		case n == 1 || n == 22:
			s.bold = n == 1
		case n == 3 || n == 23:
			s.italic = n == 3
		case n == 4 || n == 24:
			s.underline = n == 4
		case n == 7 || n == 27:
			s.reverse = n == 7
		case n == 38 || n == 48:
			colour, used := extended(codes[i+1:])
			if i += used; n == 38 {
				s.fore = colour
			} else {
				s.back = colour
			}
		case 30 <= n && n <= 37:
			s.fore = palette(n - 30)
		case 40 <= n && n <= 47:
			s.back = palette(n - 40)
		case 90 <= n && n <= 97:
			s.fore = palette(n - 90 + 8)
		case 100 <= n && n <= 107:
			s.back = palette(n - 100 + 8)
		case n == 39:
			s.fore = ""
		case n == 49:
			s.back = ""
		}
	}
	return s
}

// extended returns the colour of "2;R;G;B" or "5;N", and how many codes that takes.
func extended(codes []string) (colour string, used int) {
	number := func(i int) int {
		if i >= len(codes) {
			return 0
		}
		n, _ := strconv.Atoi(codes[i])
		return n
	}
	if number(0) == 2 {
		return fmt.Sprintf("#%02x%02x%02x", number(1), number(2), number(3)), 4
	}
	return palette(number(1)), 2
}

// palette returns one of xterm's 256 colours.
func palette(n int) string {
	if n < 16 {
		return [...]string{
			"#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
			"#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
		}[n]
	}
	if n >= 232 { // greys
		grey := 8 + 10*(n-232)
		return fmt.Sprintf("#%02x%02x%02x", grey, grey, grey)
	}
	level := func(n int) int { // 0, 95, 135, ... 255
		if n == 0 {
			return 0
		}
		return 55 + 40*n
	}
	n -= 16
	return fmt.Sprintf("#%02x%02x%02x", level(n/36), level(n/6%6), level(n%6))
}
