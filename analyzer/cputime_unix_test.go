//go:build unix

package analyzer

import (
	"syscall"
	"time"
)

// cpuTime returns the CPU time that the process has taken: on a busy machine the clock tells little.
func cpuTime() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
