package analyzer

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/sharedmcp/sharedmcp/analyzer/internal/contract"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/directive"
	"github.com/sharedmcp/sharedmcp/analyzer/internal/fact"
)

// marksOf returns what the directives in doc comments say of the types and
// functions of a package and of those that it imports.
func marksOf(pass *analysis.Pass) contract.Marker {
	own := ownMarks(pass)
	return func(obj types.Object) string {
		if obj.Pkg() == pass.Pkg {
			return own[obj]
		}
		if m := imported(pass, obj, new(fact.Mark)); m != nil {
			return m.Word
		}
		return ""
	}
}

func ownMarks(pass *analysis.Pass) map[types.Object]string {
	own := make(map[types.Object]string)
	for _, file := range pass.Files {
		marks, _ := directive.Marks(file)
		for _, m := range marks {
			if obj := pass.TypesInfo.Defs[m.Name]; obj != nil {
				own[obj] = m.Word
			}
		}
	}
	return own
}

// exportMarks tells importing packages of the marks of this one.
func exportMarks(pass *analysis.Pass) {
	own := ownMarks(pass)
	for obj, word := range own {
		pass.ExportObjectFact(obj, &fact.Mark{Word: word})
	}
	if len(own) > 0 {
		pass.ExportPackageFact(new(fact.Matters))
	}
}
