// Package methodvalue keeps a bound method of a session, which is to keep the session.
package methodvalue

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var notify func(context.Context, *mcp.ProgressNotificationParams) error

// Subscribe is to be set as SubscribeHandler.
func Subscribe(_ context.Context, req *mcp.SubscribeRequest) error {
	notify = req.Session.NotifyProgress // want session
	return nil
}

// Step is called by the importer.
func Step(ctx context.Context, done float64) error {
	return notify(ctx, &mcp.ProgressNotificationParams{Progress: done})
}
