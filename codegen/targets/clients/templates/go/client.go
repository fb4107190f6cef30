{{header}}
// Package {{package}} is a client of {{title}} {{version}}.
package {{package}}

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Client calls the tools of a server. It may be used by several goroutines at once.
type Client struct {
	session *mcp.ClientSession
}

// Connect connects to the server at an address such as http://127.0.0.1:7777/mcp. The token is the one
// that the server showed at its start; an empty one is not sent.
func Connect(ctx context.Context, url, token string) (*Client, error) {
	transport := &mcp.StreamableClientTransport{
		Endpoint:   url,
		HTTPClient: &http.Client{Transport: bearer(token), CheckRedirect: stay},
		// Nothing of the contract is sent without being asked for.
		DisableStandaloneSSE: true,
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "{{package}}", Version: "{{version}}"}, nil)
	session, err := client.Connect(ctx, transport, nil)
	if err != nil {
		return nil, fmt.Errorf("connect to %s: %w", url, err)
	}
	return New(session), nil
}

// New makes a client of a session that is connected already, over any transport.
func New(session *mcp.ClientSession) *Client {
	return &Client{session}
}

// Session is the MCP session below, for all that the contract doesn't say.
func (c *Client) Session() *mcp.ClientSession {
	return c.session
}

// Close ends the session.
func (c *Client) Close() error {
	return c.session.Close()
}

{{methods}}
// bearer is the token that goes with every request.
type bearer string

func (token bearer) RoundTrip(request *http.Request) (*http.Response, error) {
	if token != "" {
		request = request.Clone(request.Context())
		request.Header.Set("Authorization", "Bearer "+string(token))
	}
	return http.DefaultTransport.RoundTrip(request)
}

// stay keeps the token from going wherever a server points to.
func stay(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}

func call[Output any](ctx context.Context, c *Client, tool string, input any) (*Output, error) {
	result, err := c.session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: input})
	if err != nil {
		// Some servers answer with an error of the protocol that has the tool's error in it.
		var refusal *jsonrpc.Error
		if errors.As(err, &refusal) {
			if failure := failureOf(tool, refusal.Data); failure != nil {
				return nil, failure
			}
		}
		return nil, fmt.Errorf("%s: %w", tool, err)
	}
	// The SDK has decoded it into maps already.
	data, err := json.Marshal(result.StructuredContent)
	if err != nil || result.StructuredContent == nil {
		return nil, fmt.Errorf("%s: expected structured content, got text only", tool)
	}
	if result.IsError {
		if failure := failureOf(tool, data); failure != nil {
			return nil, failure
		}
		return nil, fmt.Errorf("%s: expected an error with its code, got %s", tool, data)
	}
	output := new(Output)
	if err := json.Unmarshal(data, output); err != nil {
		return nil, fmt.Errorf("%s: expected an output of the contract: %w", tool, err)
	}
	return output, nil
}
