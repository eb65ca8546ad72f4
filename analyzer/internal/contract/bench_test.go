package contract

import "testing"

// BenchmarkRead measures what every process pays before its first package.
func BenchmarkRead(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := readEmbedded(); err != nil {
			b.Fatal(err)
		}
	}
}
