package analyzer_test

// What a program may do that must not be done once for each session, or that would reach a server
// without sessions.
const (
	readsEnvironment = "the environment is read"
	readsClock       = "the clock is read"
	logs             = "something is logged with the configuration"
	constructorActs  = "the constructor does more than build"
	handlerCounts    = "a handler keeps state of its own"
	handlerNotifies  = "a handler uses the server"
	watched          = "the server is given to a function"
	watchedInBack    = "the server is given to a goroutine"
	listsSessions    = "sessions are listed elsewhere"
	keptElsewhere    = "the server is kept elsewhere"
	latelyChanged    = "the server is configured by a goroutine"
	cleansUp         = "the server is configured at the end"
	nameChanges      = "a variable changes later"
	exportedVariable = "the variable is exported"
	testReads        = "a test reads the variable"
	functionIsValue  = "the function is also a value"
	fieldIsRead      = "the field has another reader"
)

var programEffects = []string{
	readsEnvironment, readsClock, logs, constructorActs, handlerCounts, handlerNotifies, watched, watchedInBack,
	listsSessions, keptElsewhere, latelyChanged, cleansUp, nameChanges,
	exportedVariable, testReads, functionIsValue, fieldIsRead,
}

// spoils reports whether the program shall have the effect, and takes it that it has it now.
func (w *programWriter) spoils(why string) bool {
	if w.wanted == why {
		w.effect = why
	}
	return w.wanted == why
}
