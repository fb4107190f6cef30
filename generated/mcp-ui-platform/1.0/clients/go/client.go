// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

// Package mcpuiplatform is a client of MCP UI Platform 1.0.
package mcpuiplatform

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
	client := mcp.NewClient(&mcp.Implementation{Name: "mcpuiplatform", Version: "1.0"}, nil)
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

// UIConfigure: Configure the platform. Prepares a folder for the user interface and reads its
// configuration; the first call to make. The folder and its log folder are created where they are
// missing. Lua code lives in lua/, views in viewdefs/, the configuration in config/config.toml
// below it. Call it again to choose another folder, as long as the server has not been started.
//
// Its errors: UI_IO, UI_CANNOT_RECONFIGURE, UI_INVALID_INPUT, UI_INTERNAL.
func (c *Client) UIConfigure(ctx context.Context, input ConfigureInput) (*ConfigureOutput, error) {
	return call[ConfigureOutput](ctx, c, "ui_configure", input)
}

// UIStart: Start the web server. Starts the web server on a free port of this machine, creates
// session 1 and runs its main.lua. The answer is the base URL.
//
// Its errors: UI_IO, UI_NOT_CONFIGURED, UI_ALREADY_RUNNING, UI_INVALID_INPUT, UI_INTERNAL.
func (c *Client) UIStart(ctx context.Context, input StartInput) (*StartOutput, error) {
	return call[StartOutput](ctx, c, "ui_start", input)
}

// UIRun: Run Lua code. Runs Lua 5.4 code in a session and answers its first result as JSON. The
// global session gives access to the application: return session:getApp().contacts[1].firstName.
// What the code changes shows in connected browsers at once. Anything that JSON cannot say (a
// function, a cycle) comes back as {"non-json": "…"}. What print writes goes to the log file.
//
// Its errors: UI_LUA_ERROR, UI_TIMEOUT, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED,
// UI_INVALID_INPUT, UI_INTERNAL.
func (c *Client) UIRun(ctx context.Context, input RunInput) (*RunOutput, error) {
	return call[RunOutput](ctx, c, "ui_run", input)
}

// UIUploadViewdef: Upload a view. Adds or replaces the view of a presenter type. Connected browsers
// get it at once and render again what it concerns, without a reload. The content is one template
// element with bindings: ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*,
// ui-view, ui-viewlist, ui-namespace.
//
// Its errors: UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT, UI_INTERNAL.
func (c *Client) UIUploadViewdef(ctx context.Context, input UploadViewdefInput) (*UploadViewdefOutput, error) {
	return call[UploadViewdefOutput](ctx, c, "ui_upload_viewdef", input)
}

// UIOpenBrowser: Open the browser. Opens the user interface of a session in the default browser of
// the person. With conserve, which is the default, a tab that shows the session already stays the
// only one.
//
// Its errors: UI_IO, UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT,
// UI_INTERNAL.
func (c *Client) UIOpenBrowser(ctx context.Context, input OpenBrowserInput) (*OpenBrowserOutput, error) {
	return call[OpenBrowserOutput](ctx, c, "ui_open_browser", input)
}

// UIGetState: Look at the application. Answers variable 1 of a session: the application that people
// see. Look into its value with ui_run.
//
// Its errors: UI_SESSION_NOT_FOUND, UI_NOT_CONFIGURED, UI_NOT_STARTED, UI_INVALID_INPUT,
// UI_INTERNAL.
func (c *Client) UIGetState(ctx context.Context, input GetStateInput) (*GetStateOutput, error) {
	return call[GetStateOutput](ctx, c, "ui_get_state", input)
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
