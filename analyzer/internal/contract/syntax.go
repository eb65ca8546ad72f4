package contract

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
)

// checkSyntax reports where data is no JSON, in encoding/json's words, or in better ones where people and their editors
// often go wrong.
func checkSyntax(data []byte) error {
	switch {
	case bytes.HasPrefix(data, []byte("\xef\xbb\xbf")):
		return faultf(0, "the file begins with a byte order mark; save it as UTF-8 without one")
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return faultf(0, "the file is in UTF-16; save it as UTF-8")
	case len(bytes.TrimSpace(data)) == 0:
		return faultf(0, "the file is empty")
	}
	var valid json.RawMessage
	err := json.Unmarshal(data, &valid)
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return err
	}
	at := max(0, int(syntax.Offset)-1)
	before := strings.TrimRight(string(data[:at]), " \t\r\n")
	switch c := data[at]; {
	case (c == '}' || c == ']') && strings.HasSuffix(before, ","):
		return faultf(len(before)-1, "JSON has no comma after the last element")
	case c == '/':
		return faultf(at, "JSON has no comments")
	}
	return faultf(at, "%s", err)
}
