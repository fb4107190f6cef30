// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

// Package mcpjavafxui is a client of MCP JavaFX UI 1.1.
package mcpjavafxui

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
	client := mcp.NewClient(&mcp.Implementation{Name: "mcpjavafxui", Version: "1.1"}, nil)
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

// UILook: Look at the UI. Shows what a user of the running JavaFX application sees: the current
// window and its popups line by line, other windows in one line each. A line is uid, type, #id,
// "name", =value, states. Start here; pass the last revision as since to see only what has changed.
//
// Its errors: MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
// MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
func (c *Client) UILook(ctx context.Context, input UILookInput) (*UILook, error) {
	return call[UILook](ctx, c, "ui_look", input)
}

// UIGetSnapshot: Read the UI. Reads the scene graph of the focused window as data, or of the
// windows that stage, stageIndex or window selects. Its text has a line for each node: uid, type,
// #id, "text", state; "+n" counts children below the depth. For what a user sees, call ui_look.
//
// Its errors: MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT,
// MCP_UI_BUSY, MCP_UI_INTERNAL.
func (c *Client) UIGetSnapshot(ctx context.Context, input UIGetSnapshotInput) (*UISnapshot, error) {
	return call[UISnapshot](ctx, c, "ui_get_snapshot", input)
}

// UIQuery: Find nodes. Finds nodes by CSS selector (#id, .class, Type, descendants), by visible
// text, by a predicate, or by several of these at once, in document order. within searches below
// one node. The answer has a uid for each match.
//
// Its errors: MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
// MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
func (c *Client) UIQuery(ctx context.Context, input UIQueryInput) (*UIQueryOutput, error) {
	return call[UIQueryOutput](ctx, c, "ui_query", input)
}

// UIGetNode: Read one node. Reads everything about one node: text, value, state, bounds,
// accessibility, properties, rows of a table or list. Name it by its uid or a locator.
//
// Its errors: MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS, MCP_UI_INVALID_INPUT,
// MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
func (c *Client) UIGetNode(ctx context.Context, input UIGetNodeInput) (*UINode, error) {
	return call[UINode](ctx, c, "ui_get_node", input)
}

// UIPerform: Act on the UI. Carries out actions one after the other, as a user would. Stops at the
// first that fails and says which and why. typeText and pressKey go to the focus owner of the
// window of the last target.
//
// Its errors: MCP_UI_ACTION_FAILED, MCP_UI_NO_STAGES, MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED,
// MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
func (c *Client) UIPerform(ctx context.Context, input UIPerformInput) (*UIPerformOutput, error) {
	return call[UIPerformOutput](ctx, c, "ui_perform", input)
}

// UIScreenshot: Take a picture. Takes a PNG of one window as it looks now, or of one node by its
// locator. annotate draws a box with its uid around each line of the look.
//
// Its errors: MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
// MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
//
// A server may be without this tool.
func (c *Client) UIScreenshot(ctx context.Context, input UIScreenshotInput) (*UIScreenshotOutput, error) {
	return call[UIScreenshotOutput](ctx, c, "ui_screenshot", input)
}

// UIDiagnostics: Diagnose the application. Tells how the application is, also while it hangs or is
// gone: uncaught exceptions with their stacks, the last lines of its output, what the FX thread is
// busy with, pulses, memory, and what this attachment can't do.
//
// Its errors: MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY,
// MCP_UI_INTERNAL.
//
// A server may be without this tool.
func (c *Client) UIDiagnostics(ctx context.Context, input UIDiagnosticsInput) (*UIDiagnostics, error) {
	return call[UIDiagnostics](ctx, c, "ui_diagnostics", input)
}

// UIInspect: Open the inspector. Opens the inspector for the user: a view in the host that shows
// the windows of the application and their nodes. It is for people; read what the application shows
// with ui_look.
//
// Its errors: MCP_UI_NO_STAGES, MCP_UI_NODE_NOT_FOUND, MCP_UI_STALE_REF, MCP_UI_AMBIGUOUS,
// MCP_UI_INVALID_INPUT, MCP_UI_NOT_ENABLED, MCP_UI_TIMEOUT, MCP_UI_BUSY, MCP_UI_INTERNAL.
//
// A server may be without this tool.
func (c *Client) UIInspect(ctx context.Context, input UIInspectInput) (*UIInspectOutput, error) {
	return call[UIInspectOutput](ctx, c, "ui_inspect", input)
}

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
