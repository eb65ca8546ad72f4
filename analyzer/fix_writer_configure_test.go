package analyzer_test

// configure writes statements that configure a server, among others.
func (w *programWriter) configure(v, k string) {
	w.noise()
	for w.chance(55) {
		w.setting(v, k, true)
		w.noise()
	}
	switch {
	case w.spoils(logs):
		w.p("if state.count == 0 {\nprintln(\"x\")\n%s.RemoveTools(\"z\")\n}", v)
	case w.spoils(handlerCounts):
		w.p("{\nn := 0\nmcp.AddTool(%s, &mcp.Tool{Name: \"n\"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {\nn++\nreturn nil, n, nil\n})\n}", v)
	case w.spoils(handlerNotifies):
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"u\"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {", v)
		w.p("return nil, 0, %s.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{})\n})", v)
	case w.spoils(watched):
		w.p("watch(%s)", v)
	case w.spoils(watchedInBack):
		w.p("go watch(%s)", v)
	case w.spoils(listsSessions):
		w.p("for range %s.Sessions() {\n}", v)
	case w.spoils(keptElsewhere):
		w.p("kept[\"it\"] = %s", v)
	case w.spoils(latelyChanged):
		w.p("go func() { %s.RemoveTools(\"x\") }()", v)
	case w.spoils(cleansUp):
		w.p("defer %s.RemoveTools(\"x\")", v)
	case w.kind != "variable" && w.spoils(nameChanges):
		// An argument may be bound outside; what a statement reads may not.
		w.p("%s.AddPrompt(&mcp.Prompt{Name: name}, nil)\nname += \"!\"", v)
	}
	w.noise()
}

// setting writes a statement that configures a server.
func (w *programWriter) setting(v, k string, nested bool) {
	switch w.IntN(5) {
	case 0:
		w.p("%s.AddPrompt(&mcp.Prompt{Name: \"p\"}, nil)%s", v, w.trailing())
	case 1:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"list\"}, %s.list)%s", v, k, w.trailing())
	case 2:
		w.p("mcp.AddTool(%s, &mcp.Tool{Name: \"t\"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, int, error) {", v)
		w.p("%s.count++ // outside\nreturn nil, %s.count, nil\n})", k, k)
	case 3:
		w.p("%s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {\nreturn next /* as it is */\n})", v)
	case 4:
		if nested {
			w.p("if %s != \"\" {", w.name)
			w.setting(v, k, false)
			w.p("}")
		}
	}
}
