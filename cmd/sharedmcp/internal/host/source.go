package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// own is the module that this package belongs to.
const own = "github.com/sharedmcp/sharedmcp"

// A Source is where the code of the analyzer comes from: a version of its module, or a directory.
type Source struct {
	Version string
	Dir     string
}

func (s Source) String() string { return cmp.Or(s.Dir, own+"@"+s.Version) }

// FindSource returns the source that this program was built from, so that the host it builds finds
// what the program itself finds.
func FindSource(ctx context.Context, dir string) (Source, error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		if s, ok := released(info); ok {
			return s, nil
		}
	}
	// The module has no sum: it was built from a directory. The compiler noted which, if it was
	// not told to trim paths.
	if _, file, _, ok := runtime.Caller(0); ok && filepath.IsAbs(file) {
		if root := moduleRoot(filepath.Dir(file)); root != "" {
			return Source{Dir: root}, nil
		}
	}
	out, err := goCommand(ctx, dir, "list", "-m", "-f={{.Dir}}", own)
	if err == nil && moduleRoot(out) == out && out != "" {
		return Source{Dir: out}, nil
	}
	return Source{}, errors.New("the source of this command is not found where it was built; call it in its checkout, or install a released version")
}

// released returns the version of the module if the program was built from the module cache.
func released(info *debug.BuildInfo) (Source, bool) {
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if m.Path != own {
			continue
		}
		if m.Replace != nil {
			return Source{}, false
		}
		return Source{Version: m.Version}, m.Sum != "" && module.Check(own, m.Version) == nil
	}
	return Source{}, false
}

// moduleRoot returns the directory at or above dir that holds the module own, and "" if none does.
func moduleRoot(dir string) string {
	for dir != "" {
		if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
			if modfile.ModulePath(data) != own {
				return ""
			}
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	return ""
}

// require adds the module to a go.mod file.
func (s Source) require(f *modfile.File) error {
	if s.Dir == "" {
		return f.AddRequire(own, s.Version)
	}
	if err := f.AddRequire(own, "v0.0.0"); err != nil {
		return err
	}
	if err := f.AddReplace(own, "", s.Dir, ""); err != nil {
		return fmt.Errorf("replace with %s: %w", s.Dir, err)
	}
	return nil
}
