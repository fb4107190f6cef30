// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpuiplatform

// Access: What a frontend may do with a variable: read it, write it, both, or trigger it.
type Access string

const (
	AccessR      Access = "r"
	AccessW      Access = "w"
	AccessRw     Access = "rw"
	AccessAction Access = "action"
)

// Configuration: The configuration in force: what config/config.toml says, and defaults where it
// says nothing.
type Configuration struct {
	// [server]: how the web server listens when the platform is started without --mcp.
	Server ServerConfiguration `json:"server"`
	// [lua]: what Lua code may use up.
	Lua LuaConfiguration `json:"lua"`
	// [session]: how sessions end.
	Session SessionConfiguration `json:"session"`
	// [logging]: what the platform itself writes.
	Logging LoggingConfiguration `json:"logging"`
}

// ServerConfiguration: [server]: how the web server listens when the platform is started without
// --mcp.
type ServerConfiguration struct {
	// The port; 0 means any free one. With --mcp any free one is taken, whatever stands here.
	Port int `json:"port"`
	// How many sessions there may be at once.
	MaxSessions int `json:"maxSessions"`
}

// LuaConfiguration: [lua]: what Lua code may use up.
type LuaConfiguration struct {
	// After this time the code is stopped and the session goes on.
	SoftTimeoutMs int `json:"softTimeoutMs"`
	// After this time the Lua state is given up and the session begins again.
	HardTimeoutMs int `json:"hardTimeoutMs"`
	// The memory of one session.
	MemoryMb int `json:"memoryMb"`
}

// SessionConfiguration: [session]: how sessions end.
type SessionConfiguration struct {
	// How long a session may be idle before it ends.
	Timeout string `json:"timeout"`
}

// LoggingConfiguration: [logging]: what the platform itself writes.
type LoggingConfiguration struct {
	// The least important messages that are written.
	Level LoggingConfigurationLevel `json:"level"`
	// Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and
	// stderr takes its place.
	Output string `json:"output"`
}

// LoggingConfigurationLevel: The least important messages that are written.
type LoggingConfigurationLevel string

const (
	LoggingConfigurationLevelError LoggingConfigurationLevel = "error"
	LoggingConfigurationLevelWarn  LoggingConfigurationLevel = "warn"
	LoggingConfigurationLevelInfo  LoggingConfigurationLevel = "info"
	LoggingConfigurationLevelDebug LoggingConfigurationLevel = "debug"
)

// ErrorCode: The stable code of a tool error.
type ErrorCode string

const (
	// No folder has been configured yet. Call ui_configure with an absolute base_dir.
	ErrorCodeNotConfigured ErrorCode = "UI_NOT_CONFIGURED"
	// A folder is configured, but the web server is not running. Call ui_start.
	ErrorCodeNotStarted ErrorCode = "UI_NOT_STARTED"
	// The web server is running already. Go on: ui_run, ui_upload_viewdef, ui_open_browser and
	// ui_get_state work now.
	ErrorCodeAlreadyRunning ErrorCode = "UI_ALREADY_RUNNING"
	// The folder cannot change while the web server is running. Go on with the configured folder, or
	// start a new process for another one.
	ErrorCodeCannotReconfigure ErrorCode = "UI_CANNOT_RECONFIGURE"
	// The arguments are not what the tool takes; nothing was done. Repair what details.issues names
	// and call again.
	ErrorCodeInvalidInput ErrorCode = "UI_INVALID_INPUT"
	// There is no session of that id, or it has ended. Choose one of details.sessions.
	ErrorCodeSessionNotFound ErrorCode = "UI_SESSION_NOT_FOUND"
	// The Lua code does not compile, or it failed while it ran. Read the message, correct the code and
	// call again; what ran before the error has had its effect.
	ErrorCodeLuaError ErrorCode = "UI_LUA_ERROR"
	// The Lua code ran into a time limit and was stopped. Make the code do less in one call. If
	// details.sessionReset is true, the session began again from main.lua.
	ErrorCodeTimeout ErrorCode = "UI_TIMEOUT"
	// A file, a folder, a port or the program that opens browsers could not be used. Read the message;
	// correct the path or the system, and call again.
	ErrorCodeIo ErrorCode = "UI_IO"
	// The platform failed. Try again; report it if it stays.
	ErrorCodeInternal ErrorCode = "UI_INTERNAL"
)

// ErrorEnvelope: What a tool answers instead of its output when it fails.
type ErrorEnvelope struct {
	// The error.
	Error ToolError `json:"error"`
}

// InputIssue: One thing that is wrong with an input.
type InputIssue struct {
	// JSON Pointer into the arguments.
	Pointer string `json:"pointer"`
	// What is wrong, as a sentence.
	Message string `json:"message"`
	// What would have been right.
	Expected string `json:"expected"`
}

// InvalidInputDetails: Details of UI_INVALID_INPUT.
type InvalidInputDetails struct {
	// All that is wrong.
	Issues []InputIssue `json:"issues"`
}

// LuaErrorDetails: Details of UI_LUA_ERROR.
type LuaErrorDetails struct {
	// The calls that led to the error, as Lua writes them; null for code that does not compile.
	Traceback *string `json:"traceback,omitzero"`
}

// ObjectRef: How an object stands in a value: the object itself never travels. It has a variable of
// its own; the same object has the same one as long as it lives.
type ObjectRef struct {
	// The number of the variable of the object.
	Obj int `json:"obj"`
}

// SessionNotFoundDetails: Details of UI_SESSION_NOT_FOUND.
type SessionNotFoundDetails struct {
	// What was asked for.
	SessionID string `json:"sessionId"`
	// The ids of the sessions that there are, the oldest first.
	Sessions []string `json:"sessions"`
}

// TimeoutDetails: Details of UI_TIMEOUT.
type TimeoutDetails struct {
	// The limit that was reached.
	LimitMs int `json:"limitMs"`
	// True when the Lua state was given up and main.lua ran again; false when the state is as the
	// stopped code left it.
	SessionReset bool `json:"sessionReset"`
}

// ToolError: What went wrong, for a program and for a model.
type ToolError struct {
	// Stable code.
	Code ErrorCode `json:"code"`
	// What happened, as a sentence; it is also the text of the result.
	Message string `json:"message"`
	// More, by code.
	Details map[string]any `json:"details"`
}

// VariableProperties: Facts about a variable beside its value. Applications and frontends may add
// others; in a change null removes one.
type VariableProperties struct {
	// The type of the presenter that the value is; it chooses the view.
	Type *string `json:"type,omitzero"`
	// Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What
	// stands behind a ? becomes properties: name?access=r.
	Path *string `json:"path,omitzero"`
	// What a frontend may do with it; rw where nothing is said.
	Access *Access `json:"access,omitzero"`
	// Which view of its type to show; DEFAULT where nothing is said.
	Namespace *string `json:"namespace,omitzero"`
	// Of variable 1: what the page is called.
	Title *string `json:"title,omitzero"`
	// Of variable 1: another string for each fresh Lua state of the session, so that a frontend that
	// connects again knows whether its variables mean the same.
	Epoch *string `json:"epoch,omitzero"`
	// Of variable 1: view definitions, all of them in an answer, else those that are new.
	Viewdefs Viewdefs `json:"viewdefs,omitzero"`
}

// Viewdefs: View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template
// element.
type Viewdefs = map[string]string

// ConfigureInput: Where the project is.
type ConfigureInput struct {
	// Absolute path of the folder that is the root of the project.
	BaseDir string `json:"base_dir"`
}

// ConfigureOutput: What is in force now.
type ConfigureOutput struct {
	// The folder, as an absolute path.
	BaseDir string `json:"baseDir"`
	// Where print, io.write and io.stdout of Lua go.
	LogFile string `json:"logFile"`
	// Where io.stderr of Lua goes.
	ErrorLogFile string `json:"errorLogFile"`
	// The configuration.
	Config Configuration `json:"config"`
}

// GetStateInput: Whose.
type GetStateInput struct {
	// The session. Default: "1".
	SessionID *string `json:"sessionId,omitzero"`
}

// GetStateOutput: Variable 1.
type GetStateOutput struct {
	// Always 1.
	ID int `json:"id"`
	// Its properties, the view definitions left out.
	Properties VariableProperties `json:"properties"`
	// Its value; null as long as the application has not been created. A string, a number, a boolean,
	// null, an object as {"obj": number}, or an array of these.
	Value any `json:"value"`
}

// OpenBrowserInput: What to open.
type OpenBrowserInput struct {
	// The session. Default: "1".
	SessionID *string `json:"sessionId,omitzero"`
	// Path below the session; it begins with one slash. Default: "/".
	Path *string `json:"path,omitzero"`
	// Whether a second tab of the session yields to the first. Default: true.
	Conserve *bool `json:"conserve,omitzero"`
}

// OpenBrowserOutput: What was opened.
type OpenBrowserOutput struct {
	// The whole URL.
	URL string `json:"url"`
}

// RunInput: What to run, and where.
type RunInput struct {
	// Lua code; use return to get a result.
	Code string `json:"code"`
	// The session. Default: "1".
	SessionID *string `json:"sessionId,omitzero"`
}

// RunOutput: What the code returned.
type RunOutput struct {
	// The first result as JSON; null when there is none; integers beyond 2^53 as strings; {"non-json":
	// text} where JSON has no word for it.
	Result any `json:"result"`
}

// StartInput: Nothing.
type StartInput struct{}

// StartOutput: Where it listens.
type StartOutput struct {
	// The base URL, without a slash at its end.
	URL string `json:"url"`
}

// UploadViewdefInput: The view, and what it is for.
type UploadViewdefInput struct {
	// The presenter type that it shows, such as Contact.
	Type string `json:"type"`
	// Which of its views it is; DEFAULT is the one that is taken where nothing else is said.
	Namespace string `json:"namespace"`
	// HTML: exactly one template element.
	Content string `json:"content"`
}

// UploadViewdefOutput: What was stored, and who got it.
type UploadViewdefOutput struct {
	// TYPE.NAMESPACE.
	Key string `json:"key"`
	// How many connected frontends it was pushed to.
	Frontends int `json:"frontends"`
	// How many variables of the type were refreshed, in all sessions together.
	Variables int `json:"variables"`
}
