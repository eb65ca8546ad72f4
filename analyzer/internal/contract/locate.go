package contract

import (
	"go/token"
	"strings"

	"golang.org/x/mod/module"
	"golang.org/x/mod/semver"
)

// Locate lets the set know in which file something is declared. From the place in the module cache follows the
// version of the SDK that the program uses, where the driver knows places at all; promises are then worded for it.
func (s *Set) Locate(file func(token.Pos) string) *Set {
	s.file = file
	return s
}

// worded returns a type with the promise for the version of its SDK whose source is at pos.
func (s *Set) worded(t *Type, pos token.Pos) *Type {
	if t == nil || len(t.Promises) == 0 || s.file == nil || !pos.IsValid() {
		return t
	}
	promise := t.PromiseAt(VersionOf(t.SDK.Module, s.file(pos)))
	if promise == t.Promise {
		return t
	}
	closer := *t
	closer.Promise = promise
	return &closer
}

// VersionOf returns the version of a module that a file in the module cache belongs to, or "" if the file is
// elsewhere: in a vendor folder, a workspace or a replacement.
func VersionOf(path, file string) string {
	escaped, err := module.EscapePath(path)
	if err != nil {
		return ""
	}
	file = strings.ReplaceAll(file, `\`, "/")
	for _, name := range []string{escaped, path} { // with -trimpath, a path stands as it is
		i := strings.LastIndex(file, name+"@")
		if i < 0 || i > 0 && file[i-1] != '/' {
			continue
		}
		version, _, _ := strings.Cut(file[i+len(name)+1:], "/")
		if semver.IsValid(version) {
			return version
		}
	}
	return ""
}

// Version returns the version of an SDK that the program uses, by where something of it is declared, or "" where
// that cannot be known.
func (s *Set) Version(sdk *SDK, pos token.Pos) string {
	if s.file == nil || !pos.IsValid() {
		return ""
	}
	return VersionOf(sdk.Module, s.file(pos))
}
