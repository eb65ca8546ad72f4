// Package awslambda serves as an AWS Lambda function.
package awslambda

import (
	"context"
	"encoding/json"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared connects one transport for each invocation.
func Shared(s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	lambda.Start(func(ctx context.Context, _ events.APIGatewayV2HTTPRequest) (events.APIGatewayV2HTTPResponse, error) {
		_, err := s.Connect(ctx, t, nil)
		return events.APIGatewayV2HTTPResponse{StatusCode: 200}, err
	})
}

// Raw takes the event as it comes.
func Raw(s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	lambda.Start(func(ctx context.Context, _ json.RawMessage) (string, error) {
		_, err := s.Connect(ctx, t, nil)
		return "", err
	})
}

// Own builds a transport for each invocation.
func Own(s *mcp.Server) {
	lambda.Start(func(ctx context.Context, _ events.APIGatewayV2HTTPRequest) (events.APIGatewayV2HTTPResponse, error) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, err := s.Connect(ctx, t, nil)
		return events.APIGatewayV2HTTPResponse{StatusCode: 200}, err
	})
}
