package tested

import "testing"

func TestServer(t *testing.T) {
	if server == nil {
		t.Error("no server")
	}
}
