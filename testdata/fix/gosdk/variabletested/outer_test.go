package tested_test

import (
	"testing"

	"example.com/fix/variabletested"
)

func TestOther(t *testing.T) {
	other := tested.Other()
	if other == nil {
		t.Error("no handler")
	}
}
