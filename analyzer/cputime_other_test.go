//go:build !unix

package analyzer

import "time"

var start = time.Now()

// cpuTime returns the time since the start of the process.
func cpuTime() time.Duration { return time.Since(start) }
