// Package docs holds the pages for readers, and draws the picture in one of them.
package docs

//go:generate go run ./picture -o finding.svg picture/finding.txt
