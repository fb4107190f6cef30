// Generated from schema/mcp-ui-platform/1.0/requirements.json and schema/common/1.0 by `npm run generate`. Edit the source, not this file.

import type { Requirement } from '../../runtime/contract-module.js';

/** Ids of the requirements; none is ever used again for another meaning. */
export type RequirementId =
  | "stdio-utf8"
  | "normal-serves"
  | "normal-silent"
  | "normal-logs"
  | "input-end"
  | "nothing-left"
  | "stdout-clean"
  | "server-info"
  | "server-capabilities"
  | "protocol-negotiated"
  | "batch-refused"
  | "jsonrpc-version"
  | "unknown-method"
  | "refused-unconfigured"
  | "refused-configured"
  | "refused-start"
  | "refused-configure"
  | "state-first"
  | "refused-harmless"
  | "refused-resource"
  | "configure-leads"
  | "configure-again"
  | "start-leads"
  | "failure-stays"
  | "port-closed"
  | "list-constant"
  | "tools-listed"
  | "tools-only-contract"
  | "unknown-tool"
  | "unlisted-refused"
  | "descriptor-described"
  | "descriptor-input-plain"
  | "descriptor-input-accepts"
  | "descriptor-output"
  | "descriptor-annotations"
  | "input-closed"
  | "input-invalid-code"
  | "input-invalid-issues"
  | "input-null"
  | "result-bare"
  | "result-schema"
  | "result-text"
  | "concurrent-calls"
  | "error-channel"
  | "error-envelope"
  | "error-text-plain"
  | "no-leak"
  | "configure-creates"
  | "configure-keeps"
  | "configure-relative"
  | "configure-unusable"
  | "configure-tells"
  | "config-defaults"
  | "config-loaded"
  | "config-broken"
  | "logs-move"
  | "start-url"
  | "start-answers"
  | "start-loopback"
  | "start-free-port"
  | "start-session"
  | "run-result"
  | "run-text"
  | "run-integers"
  | "run-strings"
  | "run-tables"
  | "run-non-json"
  | "run-lua-error"
  | "run-syntax-error"
  | "run-unknown-session"
  | "run-default-session"
  | "run-keeps-state"
  | "run-stdio-only"
  | "upload-confirms"
  | "upload-template"
  | "upload-pushed"
  | "upload-refresh"
  | "upload-stored"
  | "open-url"
  | "open-unconserved"
  | "open-query"
  | "open-path"
  | "open-opener"
  | "open-fails"
  | "open-lasting"
  | "state-app"
  | "state-none"
  | "state-resource"
  | "state-resource-unknown"
  | "state-listed"
  | "session-next"
  | "session-page"
  | "session-unknown"
  | "session-main"
  | "session-broken-main"
  | "session-apart"
  | "session-idle"
  | "lua-version"
  | "lua-require"
  | "lua-no-system"
  | "lua-no-bytecode"
  | "lua-app"
  | "lua-variables"
  | "lua-json"
  | "lua-log"
  | "lua-notify"
  | "lua-presenter"
  | "print-format"
  | "print-at-once"
  | "print-truncated"
  | "print-renamed"
  | "print-released"
  | "io-stdout"
  | "io-stderr"
  | "limit-soft"
  | "limit-soft-keeps"
  | "limit-hard"
  | "limit-hard-resets"
  | "limit-memory"
  | "limit-others"
  | "value-scalars"
  | "value-objects"
  | "value-lists"
  | "path-members"
  | "path-indexes"
  | "path-parent"
  | "path-reads-method"
  | "path-writes-method"
  | "path-query"
  | "path-nothing"
  | "access-read"
  | "access-write"
  | "action-quiet"
  | "action-runs"
  | "change-run"
  | "change-message"
  | "change-only"
  | "change-batch"
  | "change-type"
  | "ws-views"
  | "ws-unknown-session"
  | "ws-own-session"
  | "ws-messages"
  | "ws-invalid"
  | "ws-reset"
  | "create-answer"
  | "create-ends"
  | "watch-answer"
  | "watch-views"
  | "unwatch-ends"
  | "get-answer"
  | "update-writes"
  | "update-answer"
  | "destroy-ends"
  | "destroy-told"
  | "path-fails"
  | "path-recovers"
  | "variable-unknown"
  | "variable-foreign"
  | "view-files"
  | "view-type"
  | "view-fallback"
  | "view-waits"
  | "view-live"
  | "binding-value"
  | "binding-action"
  | "binding-attr"
  | "binding-class"
  | "binding-style"
  | "binding-event"
  | "binding-view"
  | "binding-viewlist"
  | "binding-viewlist-keyed"
  | "binding-namespace"
  | "value-harmless"
  | "page-reconnects"
  | "conserve-role"
  | "conserve-yields"
  | "conserve-page"
  | "conserve-notifies"
  | "conserve-quiet"
  | "conserve-one"
  | "conserve-closed"
  | "conserve-crashed"
  | "conserve-unasked"
  | "conserve-sessions"
  | "host-refused"
  | "origin-refused"
  | "ws-origin"
  | "files-inside"
  | "version-open-outputs";

/** In the order of the prose. */
export const requirements: readonly Requirement<RequirementId>[] = [
  {"id":"stdio-utf8","level":"MUST","section":"2.1","quote":"Messages MUST be UTF-8 in both directions, whatever characters a value holds.","needs":["stdio"],"added":"1.0"},
  {"id":"normal-serves","level":"MUST","section":"2.1","quote":"Without `--mcp`, a platform MUST take the folder that follows `--dir` as its project and bring up its web server on the port that `[server]` names, without being asked.","needs":["stdio"],"added":"1.0"},
  {"id":"normal-silent","level":"MUST","section":"2.1","quote":"Without `--mcp`, a platform MUST NOT answer MCP messages.","needs":["stdio"],"added":"1.0"},
  {"id":"normal-logs","level":"MUST","section":"2.1","quote":"Without `--mcp`, the log of the platform MUST go where `[logging]` says.","needs":["stdio"],"added":"1.0"},
  {"id":"input-end","level":"MUST","section":"2.1","quote":"When its standard input ends, a platform with `--mcp` MUST exit with code 0.","needs":["stdio"],"added":"1.0"},
  {"id":"nothing-left","level":"MUST","section":"2.1","quote":"An ended platform MUST leave no process and no open port behind.","needs":["stdio"],"added":"1.0"},
  {"id":"stdout-clean","level":"MUST","section":"2.2","quote":"Over stdio the standard output MUST carry MCP messages only, one a line.","needs":["stdio"],"added":"1.0"},
  {"id":"server-info","level":"MUST","section":"2.3","quote":"A server MUST announce its name and version.","needs":[],"added":"1.0"},
  {"id":"server-capabilities","level":"MUST","section":"2.3","quote":"Among the capabilities that a server announces MUST be `tools`, `resources` and `logging`.","needs":[],"added":"1.0"},
  {"id":"protocol-negotiated","level":"MUST","section":"2.3","quote":"An `initialize` that asks for a protocol version which the server does not speak MUST be answered with one that it speaks.","needs":[],"added":"1.0"},
  {"id":"batch-refused","level":"MUST","section":"2.3","quote":"A JSON-RPC batch MUST be refused with HTTP 400 or the error -32600, and none of its members is executed.","needs":[],"added":"1.0"},
  {"id":"jsonrpc-version","level":"MUST","section":"2.3","quote":"A request whose `jsonrpc` is not `2.0` MUST be refused with HTTP 400 or the error -32600, and is not executed.","needs":[],"added":"1.0"},
  {"id":"unknown-method","level":"MUST","section":"2.3","quote":"A request for a method that the server does not know MUST be answered with the JSON-RPC error -32601.","needs":[],"added":"1.0"},
  {"id":"refused-unconfigured","level":"MUST","section":"3.1","quote":"Until it is configured, a platform MUST answer every tool but `ui_configure` with `UI_NOT_CONFIGURED` and exactly the text `Server not configured`.","needs":["stdio"],"added":"1.0"},
  {"id":"refused-configured","level":"MUST","section":"3.1","quote":"Once configured, until it is started, a platform MUST answer every tool but `ui_configure` and `ui_start` with `UI_NOT_STARTED` and exactly the text `Server not started`.","needs":["stdio"],"added":"1.0"},
  {"id":"refused-start","level":"MUST","section":"3.1","quote":"While it runs, a platform MUST answer `ui_start` with `UI_ALREADY_RUNNING` and exactly the text `Server already running`.","needs":[],"added":"1.0"},
  {"id":"refused-configure","level":"MUST","section":"3.1","quote":"While it runs, a platform MUST answer `ui_configure` with `UI_CANNOT_RECONFIGURE` and exactly the text `Cannot reconfigure while running`.","needs":[],"added":"1.0"},
  {"id":"state-first","level":"MUST","section":"3.1","quote":"The state MUST be checked before the arguments: a tool that does not work in a state is refused by the same text, whatever it is called with.","needs":["stdio"],"added":"1.0"},
  {"id":"refused-harmless","level":"MUST","section":"3.1","quote":"A refused call MUST NOT have any effect.","needs":["stdio"],"added":"1.0"},
  {"id":"refused-resource","level":"MUST","section":"3.1","quote":"In a state in which `ui_get_state` does not work, reading a resource MUST be answered with a JSON-RPC error whose message is the text of that refusal.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-leads","level":"MUST","section":"3.2","quote":"A successful `ui_configure` MUST lead to `configured`.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-again","level":"MUST","section":"3.2","quote":"In `configured`, `ui_configure` MUST work again, with the same folder or another one.","needs":["stdio"],"added":"1.0"},
  {"id":"start-leads","level":"MUST","section":"3.2","quote":"A successful `ui_start` MUST lead to `running`, where every tool but `ui_configure` and `ui_start` works.","needs":["stdio"],"added":"1.0"},
  {"id":"failure-stays","level":"MUST","section":"3.2","quote":"A call that fails MUST leave the state as it was.","needs":["stdio"],"added":"1.0"},
  {"id":"port-closed","level":"MUST","section":"3.2","quote":"Before `ui_start` a platform MUST NOT listen on any port.","needs":["stdio"],"added":"1.0"},
  {"id":"list-constant","level":"MUST","section":"3.2","quote":"`tools/list` MUST be the same in every state.","needs":["stdio"],"added":"1.0"},
  {"id":"tools-listed","level":"MUST","section":"4.1","quote":"`tools/list` MUST name every tool of this contract that is not optional.","needs":[],"added":"1.0"},
  {"id":"tools-only-contract","level":"MUST","section":"4.1","quote":"A server MUST NOT list a tool of this contract under another name.","needs":[],"added":"1.0"},
  {"id":"unknown-tool","level":"MUST","section":"4.1","quote":"A call of a tool whose name the server does not know MUST be answered with the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"unlisted-refused","level":"MUST","section":"4.1","quote":"A call of a tool that is not listed MUST do nothing and be answered with the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"descriptor-described","level":"MUST","section":"4.1","quote":"Every listed tool MUST have a description and an input schema.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-plain","level":"MUST","section":"4.1","quote":"An `inputSchema` MUST be a plain object schema, without `oneOf`, `anyOf`, `allOf` or `$ref` at its top, and without a `$ref` anywhere that leads outside of itself.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-accepts","level":"MUST","section":"4.1","quote":"An `inputSchema` MUST accept every input that this contract allows and refuse unknown members.","needs":[],"added":"1.0"},
  {"id":"descriptor-output","level":"MUST","section":"4.1","quote":"A tool whose results carry `structuredContent` MUST declare an `outputSchema` of type object that admits both its output and the error envelope.","needs":[],"added":"1.0"},
  {"id":"descriptor-annotations","level":"MUST","section":"4.1","quote":"The annotation `readOnlyHint` MUST be true for the tools that only read and false for those that act.","needs":[],"added":"1.0"},
  {"id":"input-closed","level":"MUST","section":"4.2","quote":"An input with an unknown member at any level MUST be refused.","needs":[],"added":"1.0"},
  {"id":"input-invalid-code","level":"MUST","section":"4.2","quote":"An invalid input MUST be answered with `UI_INVALID_INPUT` or the JSON-RPC error -32602, never with success.","needs":[],"added":"1.0"},
  {"id":"input-invalid-issues","level":"SHOULD","section":"4.2","quote":"The details of `UI_INVALID_INPUT` SHOULD list each problem with `pointer`, `message` and `expected`.","needs":[],"added":"1.0"},
  {"id":"input-null","level":"MUST","section":"4.2","quote":"In inputs `null` MUST mean the same as an absent member.","needs":[],"added":"1.0"},
  {"id":"result-bare","level":"MUST","section":"4.2","quote":"The `structuredContent` of a successful result MUST be the bare output of the tool, without a wrapper.","needs":[],"added":"1.0"},
  {"id":"result-schema","level":"MUST","section":"4.2","quote":"Every output MUST validate against the schema of its tool.","needs":[],"added":"1.0"},
  {"id":"result-text","level":"MUST","section":"4.2","quote":"Every result MUST carry text content.","needs":[],"added":"1.0"},
  {"id":"concurrent-calls","level":"MUST","section":"4.2","quote":"Calls that are sent at the same time MUST each get their own answer.","needs":[],"added":"1.0"},
  {"id":"error-channel","level":"MUST","section":"4.3","quote":"A tool error MUST be a result with `isError: true` whose `structuredContent` is the error envelope.","needs":[],"added":"1.0"},
  {"id":"error-envelope","level":"MUST","section":"4.3","quote":"An error MUST have a `code` of this contract, a `message` and an object `details`.","needs":[],"added":"1.0"},
  {"id":"error-text-plain","level":"MUST","section":"4.3","quote":"The text of an error MUST be its `message` alone.","needs":[],"added":"1.0"},
  {"id":"no-leak","level":"MUST","section":"4.3","quote":"An error MUST NOT contain a stack trace or a path of the server's file system.","needs":[],"added":"1.0"},
  {"id":"configure-creates","level":"MUST","section":"4.4","quote":"`ui_configure` MUST create `base_dir` with all folders above it that are missing, and the folder `log` in it.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-keeps","level":"MUST","section":"4.4","quote":"`ui_configure` MUST NOT change files that it finds in `base_dir`.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-relative","level":"MUST","section":"4.4","quote":"A `base_dir` that is not an absolute path MUST be refused with `UI_INVALID_INPUT`.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-unusable","level":"MUST","section":"4.4","quote":"A `base_dir` that is a file, lies below one or cannot be written to MUST be answered with `UI_IO`.","needs":["stdio"],"added":"1.0"},
  {"id":"configure-tells","level":"MUST","section":"4.4","quote":"The text of a successful `ui_configure` MUST name the folder and both log files, as the structured output does.","needs":["stdio"],"added":"1.0"},
  {"id":"config-defaults","level":"MUST","section":"4.4","quote":"Where `config/config.toml` says nothing, the configuration MUST be 5000 ms as soft and 10000 ms as hard time limit, 64 MB of memory, and `24h` as timeout of idle sessions.","needs":["stdio"],"added":"1.0"},
  {"id":"config-loaded","level":"MUST","section":"4.4","quote":"What `config/config.toml` says MUST be in force, and be told in `config` of the output.","needs":["stdio"],"added":"1.0"},
  {"id":"config-broken","level":"MUST","section":"4.4","quote":"A `config/config.toml` that is not TOML, or has a value of the wrong kind, MUST be answered with an error, and the configuration from before stays.","needs":["stdio"],"added":"1.0"},
  {"id":"logs-move","level":"MUST","section":"4.4","quote":"After `ui_configure` for another folder, Lua MUST write to the log files of that folder alone.","needs":["stdio"],"added":"1.0"},
  {"id":"start-url","level":"MUST","section":"4.5","quote":"The text of a successful `ui_start` MUST be the base URL of the web server alone, `http://127.0.0.1:PORT`, as is `url` in the structured output.","needs":["stdio"],"added":"1.0"},
  {"id":"start-answers","level":"MUST","section":"4.5","quote":"When the answer of `ui_start` arrives, the web server MUST answer requests.","needs":["stdio"],"added":"1.0"},
  {"id":"start-loopback","level":"MUST","section":"4.5","quote":"The web server MUST listen on 127.0.0.1 and on no other address.","needs":[],"added":"1.0"},
  {"id":"start-free-port","level":"MUST","section":"4.5","quote":"With `--mcp`, `ui_start` MUST take a free port by itself, whatever the configuration says.","needs":["stdio"],"added":"1.0"},
  {"id":"start-session","level":"MUST","section":"4.5","quote":"When the answer of `ui_start` arrives, the session `1` MUST be there and its `main.lua` have run.","needs":["stdio"],"added":"1.0"},
  {"id":"run-result","level":"MUST","section":"4.6","quote":"A successful `ui_run` MUST answer the first result of the code, `null` when there is none.","needs":[],"added":"1.0"},
  {"id":"run-text","level":"MUST","section":"4.6","quote":"The text of a successful `ui_run` MUST be the JSON of the result alone, and `result` in the structured output the same value.","needs":[],"added":"1.0"},
  {"id":"run-integers","level":"MUST","section":"4.6","quote":"Integers MUST be exact to 64 bits: as digits in the text, and as a string in `result` where they are beyond 2^53.","needs":[],"added":"1.0"},
  {"id":"run-strings","level":"MUST","section":"4.6","quote":"Strings MUST arrive as they are, with every character, control characters and NUL included.","needs":[],"added":"1.0"},
  {"id":"run-tables","level":"MUST","section":"4.6","quote":"A table whose keys are 1 to n MUST become an array, any other table an object, and an empty one `{}`, at every depth.","needs":[],"added":"1.0"},
  {"id":"run-non-json","level":"MUST","section":"4.6","quote":"A result that holds something JSON has no word for (a function, a coroutine, userdata, a cycle, NaN, infinity), wherever it is inside, MUST become `{\"non-json\": \"…\"}`, with a description of the result.","needs":[],"added":"1.0"},
  {"id":"run-lua-error","level":"MUST","section":"4.6","quote":"Code that fails MUST be answered with `UI_LUA_ERROR` and the message that Lua gives.","needs":[],"added":"1.0"},
  {"id":"run-syntax-error","level":"MUST","section":"4.6","quote":"Code that does not compile MUST be answered with `UI_LUA_ERROR` and the message of the compiler, and none of it runs.","needs":[],"added":"1.0"},
  {"id":"run-unknown-session","level":"MUST","section":"4.6","quote":"A `sessionId` that names no session MUST be answered with `UI_SESSION_NOT_FOUND` and the text `session X not found`, with the id in the place of X, by every tool that takes one.","needs":[],"added":"1.0"},
  {"id":"run-default-session","level":"MUST","section":"4.6","quote":"Without a `sessionId`, a tool MUST work on the session `1`.","needs":[],"added":"1.0"},
  {"id":"run-keeps-state","level":"MUST","section":"4.6","quote":"What code leaves in global variables MUST be there for the next `ui_run` of that session.","needs":[],"added":"1.0"},
  {"id":"run-stdio-only","level":"MUST","section":"4.6","quote":"Lua code MUST NOT be accepted over HTTP or a WebSocket.","needs":["frontend"],"added":"1.0"},
  {"id":"upload-confirms","level":"MUST","section":"4.7","quote":"The answer of `ui_upload_viewdef` MUST name the key of the view, `TYPE.NAMESPACE`, in its text and in its structured output.","needs":[],"added":"1.0"},
  {"id":"upload-template","level":"MUST","section":"4.7","quote":"A `content` that is not exactly one `template` element MUST be refused with `UI_INVALID_INPUT`, and nothing is stored.","needs":[],"added":"1.0"},
  {"id":"upload-pushed","level":"MUST","section":"4.7","quote":"`ui_upload_viewdef` MUST push the view at once to every connected frontend of every session, as an `update` of variable 1 whose `properties.viewdefs` has it.","needs":["frontend"],"added":"1.0"},
  {"id":"upload-refresh","level":"MUST","section":"4.7","quote":"After that push, every connected frontend MUST get an empty `update`, with `varId` alone, for each variable of its session whose type is that of the view.","needs":["frontend"],"added":"1.0"},
  {"id":"upload-stored","level":"MUST","section":"4.7","quote":"A frontend that connects later MUST get the view as well, in the content that was uploaded last.","needs":["frontend"],"added":"1.0"},
  {"id":"open-url","level":"MUST","section":"4.8","quote":"`ui_open_browser` MUST open `http://127.0.0.1:PORT/SESSION/PATH?conserve=true`, and answer this URL in its text and in its structured output.","needs":["stdio"],"added":"1.0"},
  {"id":"open-unconserved","level":"MUST","section":"4.8","quote":"With `conserve` false, the URL MUST NOT say `conserve`.","needs":["stdio"],"added":"1.0"},
  {"id":"open-query","level":"MUST","section":"4.8","quote":"A `path` with a query MUST get `&conserve=true` at the end of it, and one with a fragment before the `#`.","needs":["stdio"],"added":"1.0"},
  {"id":"open-path","level":"MUST","section":"4.8","quote":"A `path` that does not begin with exactly one slash MUST be refused with `UI_INVALID_INPUT`, and nothing is opened.","needs":["stdio"],"added":"1.0"},
  {"id":"open-opener","level":"MUST","section":"4.8","quote":"A platform MUST open a URL by the opener of the system (`xdg-open`, `open` or `start`), which gets it as one argument.","needs":["stdio"],"added":"1.0"},
  {"id":"open-fails","level":"MUST","section":"4.8","quote":"An opener that cannot be started, or that exits with another code than 0 within 1.5 seconds, MUST be answered with `UI_IO`.","needs":["stdio"],"added":"1.0"},
  {"id":"open-lasting","level":"MUST","section":"4.8","quote":"An opener that is still running after that time MUST count as success.","needs":["stdio"],"added":"1.0"},
  {"id":"state-app","level":"MUST","section":"4.9","quote":"`ui_get_state` MUST answer `id`, `properties` and `value` of variable 1, the application of the session.","needs":[],"added":"1.0"},
  {"id":"state-none","level":"MUST","section":"4.9","quote":"As long as there is no application, the value MUST be null.","needs":["stdio"],"added":"1.0"},
  {"id":"state-resource","level":"MUST","section":"4.9","quote":"The resource of a session MUST hold, as JSON, what `ui_get_state` answers for it.","needs":[],"added":"1.0"},
  {"id":"state-resource-unknown","level":"MUST","section":"4.9","quote":"Reading the resource of a session that does not exist MUST be answered with a JSON-RPC error.","needs":[],"added":"1.0"},
  {"id":"state-listed","level":"MUST","section":"4.9","quote":"`ui-platform://state` MUST be in `resources/list`, and the template in `resources/templates/list`.","needs":[],"added":"1.0"},
  {"id":"session-next","level":"MUST","section":"5","quote":"`GET /` MUST create a session, with the next number as its id, and redirect to `/ID/`.","needs":[],"added":"1.0"},
  {"id":"session-page","level":"MUST","section":"5","quote":"`GET /ID/`, and any path below, MUST answer the page of that session.","needs":[],"added":"1.0"},
  {"id":"session-unknown","level":"MUST","section":"5","quote":"A path below an id that names no session MUST be answered with 404 and the text `session X not found`.","needs":[],"added":"1.0"},
  {"id":"session-main","level":"MUST","section":"5","quote":"A new session MUST run `lua/main.lua` once, with the global `session`.","needs":[],"added":"1.0"},
  {"id":"session-broken-main","level":"MUST","section":"5","quote":"A `main.lua` that fails MUST NOT keep the session from being created.","needs":["stdio"],"added":"1.0"},
  {"id":"session-apart","level":"MUST","section":"5","quote":"Sessions MUST NOT see each other: each has its own Lua state and its own variables.","needs":[],"added":"1.0"},
  {"id":"session-idle","level":"MUST","section":"5","quote":"A session that nobody has used for the time that `[session]` allows, and to which no frontend is connected, MUST end.","needs":["stdio"],"added":"1.0"},
  {"id":"lua-version","level":"MUST","section":"6.1","quote":"The language MUST be Lua 5.4, with `unpack` and `loadstring` of Lua 5.1 beside it.","needs":[],"added":"1.0"},
  {"id":"lua-require","level":"MUST","section":"6.1","quote":"`require` MUST read `lua/NAME.lua` below `base_dir`, and no file outside of that folder.","needs":[],"added":"1.0"},
  {"id":"lua-no-system","level":"MUST","section":"6.1","quote":"`os.execute`, `os.exit`, `io.popen`, `io.read` and every function of `debug` but `traceback` MUST NOT be there.","needs":[],"added":"1.0"},
  {"id":"lua-no-bytecode","level":"MUST","section":"6.1","quote":"Binary chunks MUST NOT be loaded.","needs":[],"added":"1.0"},
  {"id":"lua-app","level":"MUST","section":"6.2","quote":"`session:createAppVariable(object)` MUST make the object the value of variable 1, and `session:getApp()` return that very object.","needs":[],"added":"1.0"},
  {"id":"lua-variables","level":"MUST","section":"6.2","quote":"`session:createVariable(parent, object)` MUST make a variable below the parent that frontends can watch, and `session:destroyVariable` end it.","needs":["frontend"],"added":"1.0"},
  {"id":"lua-json","level":"MUST","section":"6.2","quote":"`ui.json_encode` and `ui.json_decode` MUST turn a Lua value into JSON and back.","needs":[],"added":"1.0"},
  {"id":"lua-log","level":"MUST","section":"6.2","quote":"What `session:log` and `ui.log` are given MUST be a line in `log/lua.log`.","needs":[],"added":"1.0"},
  {"id":"lua-notify","level":"MUST","section":"6.2","quote":"`mcp.notify(method, params)` MUST send the agent a notification of that method with these params.","needs":["stdio"],"added":"1.0"},
  {"id":"lua-presenter","level":"MUST","section":"6.2","quote":"The property `type` of a variable MUST be the `type` of the class of its presenter, also of one that it inherits, and of a class that `ui.registerPresenter` names.","needs":[],"added":"1.0"},
  {"id":"print-format","level":"MUST","section":"6.3","quote":"`print` MUST write its arguments, as `tostring` gives them, separated by tabs and ended by a line feed, to `log/lua.log`.","needs":[],"added":"1.0"},
  {"id":"print-at-once","level":"MUST","section":"6.3","quote":"What code has printed MUST be in the file when its `ui_run` is answered, and behind what was there before.","needs":[],"added":"1.0"},
  {"id":"print-truncated","level":"MUST","section":"6.3","quote":"After somebody else has truncated the file, `print` MUST go on at its end.","needs":[],"added":"1.0"},
  {"id":"print-renamed","level":"MUST","section":"6.3","quote":"After somebody else has renamed the file, `print` MUST write to a new one under the old name.","needs":[],"added":"1.0"},
  {"id":"print-released","level":"MUST","section":"6.3","quote":"Between two calls of `print` the platform MUST NOT hold the log file open.","needs":["stdio"],"added":"1.0"},
  {"id":"io-stdout","level":"MUST","section":"6.3","quote":"`io.write` and `io.stdout` MUST write to `log/lua.log`.","needs":[],"added":"1.0"},
  {"id":"io-stderr","level":"MUST","section":"6.3","quote":"`io.stderr` MUST write to `log/lua-err.log`.","needs":[],"added":"1.0"},
  {"id":"limit-soft","level":"MUST","section":"6.4","quote":"Code that runs longer than the soft time limit MUST be stopped, also inside of `pcall` and in a coroutine, and be answered with `UI_TIMEOUT`, whose text names the limit.","needs":["stdio"],"added":"1.0"},
  {"id":"limit-soft-keeps","level":"MUST","section":"6.4","quote":"After the soft limit, the state of the session MUST be as the stopped code left it.","needs":["stdio"],"added":"1.0"},
  {"id":"limit-hard","level":"MUST","section":"6.4","quote":"Code that cannot be stopped in this way MUST be ended at the hard time limit and be answered with `UI_TIMEOUT`, whose text says that the session was reset.","needs":["stdio"],"added":"1.0"},
  {"id":"limit-hard-resets","level":"MUST","section":"6.4","quote":"After the hard limit, the session MUST begin again from `main.lua`, under its id.","needs":["stdio"],"added":"1.0"},
  {"id":"limit-memory","level":"MUST","section":"6.4","quote":"Code that needs more memory than the limit MUST be answered with an error, and the platform goes on.","needs":["stdio"],"added":"1.0"},
  {"id":"limit-others","level":"MUST","section":"6.4","quote":"While code runs, a platform MUST answer `ping`, HTTP requests and calls for other sessions.","needs":["stdio"],"added":"1.0"},
  {"id":"value-scalars","level":"MUST","section":"7.1","quote":"Strings, numbers, booleans and null MUST travel as JSON.","needs":["frontend"],"added":"1.0"},
  {"id":"value-objects","level":"MUST","section":"7.1","quote":"An object MUST travel as `{\"obj\": N}`, N being the number of a variable of its own; the same object has the same number, another object another one.","needs":["frontend"],"added":"1.0"},
  {"id":"value-lists","level":"MUST","section":"7.1","quote":"A list MUST travel as an array, with objects in it as such references; a plain table without entries is an empty list.","needs":["frontend"],"added":"1.0"},
  {"id":"path-members","level":"MUST","section":"7.2","quote":"A path of names with dots between them MUST lead from member to member.","needs":["frontend"],"added":"1.0"},
  {"id":"path-indexes","level":"MUST","section":"7.2","quote":"A number in a path MUST be an index into a list, counted from 0.","needs":["frontend"],"added":"1.0"},
  {"id":"path-parent","level":"MUST","section":"7.2","quote":"`..` in a path MUST lead to the object that the parent of the variable belongs to.","needs":["frontend"],"added":"1.0"},
  {"id":"path-reads-method","level":"MUST","section":"7.2","quote":"`method()` in a path MUST call the method of that name and go on with its result.","needs":["frontend"],"added":"1.0"},
  {"id":"path-writes-method","level":"MUST","section":"7.2","quote":"A write to a path that ends in `method(_)` MUST call the method with the written value.","needs":["frontend"],"added":"1.0"},
  {"id":"path-query","level":"MUST","section":"7.2","quote":"What follows a `?` in a path, as `key=value` with `&` between, MUST become properties of the variable.","needs":["frontend"],"added":"1.0"},
  {"id":"path-nothing","level":"MUST","section":"7.2","quote":"A path that meets nil MUST give null and no error, and the value as soon as there is one.","needs":["frontend"],"added":"1.0"},
  {"id":"access-read","level":"MUST","section":"7.3","quote":"A write to a variable whose access is `r` MUST be answered with the error `unauthorized`, and nothing changes.","needs":["frontend"],"added":"1.0"},
  {"id":"access-write","level":"MUST","section":"7.3","quote":"A variable whose access is `w` MUST NOT be read: its path may only be written to.","needs":["frontend"],"added":"1.0"},
  {"id":"action-quiet","level":"MUST","section":"7.3","quote":"A variable whose access is `action` MUST NOT be evaluated when it is created, watched, asked for or refreshed.","needs":["frontend"],"added":"1.0"},
  {"id":"action-runs","level":"MUST","section":"7.3","quote":"An `update` of such a variable MUST call its method once, with the value as the argument of `method(_)`.","needs":["frontend"],"added":"1.0"},
  {"id":"change-run","level":"MUST","section":"7.4","quote":"After a `ui_run`, each frontend MUST get an `update` with the new value of every variable that it watches and that has changed.","needs":["frontend"],"added":"1.0"},
  {"id":"change-message","level":"MUST","section":"7.4","quote":"After a message of a frontend, every frontend of the session that watches a variable which thereby changed MUST get an `update`.","needs":["frontend"],"added":"1.0"},
  {"id":"change-only","level":"MUST","section":"7.4","quote":"A variable whose value is what it was MUST NOT be sent again.","needs":["frontend"],"added":"1.0"},
  {"id":"change-batch","level":"MUST","section":"7.4","quote":"For a batch of messages, changes MUST be found once, after the last of them.","needs":["frontend"],"added":"1.0"},
  {"id":"change-type","level":"MUST","section":"7.4","quote":"When another presenter takes the place of the value of a variable, the `update` MUST carry the new `type`.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-views","level":"MUST","section":"8.1","quote":"A frontend that connects MUST be sent the view definitions of the platform, as an `update` of variable 1.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-unknown-session","level":"MUST","section":"8.1","quote":"A WebSocket for a session that does not exist MUST be refused with 404.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-own-session","level":"MUST","section":"8.1","quote":"A frontend MUST see and change variables of its own session alone.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-messages","level":"MUST","section":"8.1","quote":"Every message that a platform sends MUST be one of this contract, by its schema.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-invalid","level":"MUST","section":"8.1","quote":"A frame that is not JSON, or not a message of this contract, MUST close the connection with the code 1007 or 1008, and nothing of it is done.","needs":["frontend"],"added":"1.0"},
  {"id":"ws-reset","level":"MUST","section":"8.1","quote":"When a session is reset, its connections MUST be closed with the code 4001.","needs":["frontend"],"added":"1.0"},
  {"id":"create-answer","level":"MUST","section":"8.2","quote":"`create` MUST be answered with `create`, which has the `requestId`, a new number, the value and the properties of the variable, and from then on each change of it is sent.","needs":["frontend"],"added":"1.0"},
  {"id":"create-ends","level":"MUST","section":"8.2","quote":"A variable that a frontend created MUST end with its connection.","needs":["frontend"],"added":"1.0"},
  {"id":"watch-answer","level":"MUST","section":"8.2","quote":"`watch` MUST be answered with an `update` that has value and properties, and from then on each change of it is sent.","needs":["frontend"],"added":"1.0"},
  {"id":"watch-views","level":"MUST","section":"8.2","quote":"The answer to a `watch` or `get` of variable 1 MUST carry all view definitions in `properties.viewdefs`.","needs":["frontend"],"added":"1.0"},
  {"id":"unwatch-ends","level":"MUST","section":"8.2","quote":"After `unwatch`, changes of that variable MUST NOT be sent any more.","needs":["frontend"],"added":"1.0"},
  {"id":"get-answer","level":"MUST","section":"8.2","quote":"`get` MUST be answered with an `update` for each variable, which has value and properties.","needs":["frontend"],"added":"1.0"},
  {"id":"update-writes","level":"MUST","section":"8.2","quote":"`update` with a value MUST write it where the path of the variable leads.","needs":["frontend"],"added":"1.0"},
  {"id":"update-answer","level":"MUST","section":"8.2","quote":"An `update` with a `requestId` MUST be answered with an `update` that repeats it, once it is done.","needs":["frontend"],"added":"1.0"},
  {"id":"destroy-ends","level":"MUST","section":"8.2","quote":"`destroy` MUST end a variable that this frontend created, and all below it.","needs":["frontend"],"added":"1.0"},
  {"id":"destroy-told","level":"MUST","section":"8.2","quote":"A frontend MUST be told by `destroy` when the application destroys a variable that it watches.","needs":["frontend"],"added":"1.0"},
  {"id":"path-fails","level":"MUST","section":"8.3","quote":"A path that cannot be followed, because a method is missing or Lua fails, MUST be answered with the error `path-failure` and the `varId` or the `requestId`.","needs":["frontend"],"added":"1.0"},
  {"id":"path-recovers","level":"MUST","section":"8.3","quote":"A variable whose path failed MUST be updated when the path works again.","needs":["frontend"],"added":"1.0"},
  {"id":"variable-unknown","level":"MUST","section":"8.3","quote":"A message about a variable that does not exist, or that another connection created, MUST be answered with the error `not-found`.","needs":["frontend"],"added":"1.0"},
  {"id":"variable-foreign","level":"MUST","section":"8.3","quote":"`destroy` of a variable that the application made, variable 1 included, MUST be answered with the error `unauthorized`, and it stays.","needs":["frontend"],"added":"1.0"},
  {"id":"view-files","level":"MUST","section":"9.1","quote":"Files `viewdefs/TYPE.NAMESPACE.html` MUST be view definitions from the start.","needs":["stdio","frontend"],"added":"1.0"},
  {"id":"view-type","level":"MUST","section":"9.1","quote":"An object MUST be shown by the view of its type in the namespace that is asked for.","needs":["browser"],"added":"1.0"},
  {"id":"view-fallback","level":"MUST","section":"9.1","quote":"Where there is no view in that namespace, the one in `DEFAULT` MUST be taken.","needs":["browser"],"added":"1.0"},
  {"id":"view-waits","level":"MUST","section":"9.1","quote":"An object without a view MUST appear as soon as its view is uploaded.","needs":["browser"],"added":"1.0"},
  {"id":"view-live","level":"MUST","section":"9.1","quote":"When a view is uploaded, what it shows MUST be rendered again without a reload of the page, with the values that are current.","needs":["browser"],"added":"1.0"},
  {"id":"binding-value","level":"MUST","section":"9.2","quote":"`ui-value` MUST show the value of its path, and write back what a person enters.","needs":["browser"],"added":"1.0"},
  {"id":"binding-action","level":"MUST","section":"9.2","quote":"`ui-action` MUST run the action of its path when the element is pressed.","needs":["browser"],"added":"1.0"},
  {"id":"binding-attr","level":"MUST","section":"9.2","quote":"`ui-attr-NAME` MUST set that attribute, and remove it where the value is null or false.","needs":["browser"],"added":"1.0"},
  {"id":"binding-class","level":"MUST","section":"9.2","quote":"`ui-class-NAME` MUST add that class while the value is true.","needs":["browser"],"added":"1.0"},
  {"id":"binding-style","level":"MUST","section":"9.2","quote":"`ui-style-NAME` MUST set that property of the style.","needs":["browser"],"added":"1.0"},
  {"id":"binding-event","level":"MUST","section":"9.2","quote":"`ui-event-NAME` MUST run the action of its path when that event happens.","needs":["browser"],"added":"1.0"},
  {"id":"binding-view","level":"MUST","section":"9.2","quote":"`ui-view` MUST show the object of its path by its view.","needs":["browser"],"added":"1.0"},
  {"id":"binding-viewlist","level":"MUST","section":"9.2","quote":"`ui-viewlist` MUST show each object of a list by its view, in the order of the list.","needs":["browser"],"added":"1.0"},
  {"id":"binding-viewlist-keyed","level":"MUST","section":"9.2","quote":"When a list changes, the elements of objects that stay MUST stay.","needs":["browser"],"added":"1.0"},
  {"id":"binding-namespace","level":"MUST","section":"9.2","quote":"`ui-namespace` MUST choose the namespace for the views below it.","needs":["browser"],"added":"1.0"},
  {"id":"value-harmless","level":"MUST","section":"9.2","quote":"A value MUST NOT become HTML or script, whatever it holds.","needs":["browser"],"added":"1.0"},
  {"id":"page-reconnects","level":"MUST","section":"9.2","quote":"A page whose connection was lost MUST connect again by itself and show what is current.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-role","level":"MUST","section":"9.3","quote":"The root element MUST have `data-role`: `active` where the application is shown, `duplicate` where it is not.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-yields","level":"MUST","section":"9.3","quote":"A tab with `conserve=true` MUST NOT load the application nor open a WebSocket while another tab shows the session.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-page","level":"MUST","section":"9.3","quote":"Such a tab MUST show the text `Session is already open` and a link `Close this page`, which closes it.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-notifies","level":"MUST","section":"9.3","quote":"Where notifications are permitted, a desktop notification MUST say `Session [ID] is already active in another tab.`, with the id of the session.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-quiet","level":"MUST","section":"9.3","quote":"Where notifications are not permitted, the text of the page MUST be there all the same.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-one","level":"MUST","section":"9.3","quote":"Of several such tabs that open at the same time exactly one MUST become active.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-closed","level":"MUST","section":"9.3","quote":"A closed tab MUST be forgotten: the next one is active.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-crashed","level":"MUST","section":"9.3","quote":"A tab that crashed MUST be forgotten as well.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-unasked","level":"MUST","section":"9.3","quote":"A tab without `conserve` MUST always show the application, and count for those that come after it.","needs":["browser"],"added":"1.0"},
  {"id":"conserve-sessions","level":"MUST","section":"9.3","quote":"Tabs of different sessions MUST NOT hinder each other.","needs":["browser"],"added":"1.0"},
  {"id":"host-refused","level":"MUST","section":"10","quote":"A request whose `Host` is not the address of the web server MUST be answered with 403, and nothing is done.","needs":[],"added":"1.0"},
  {"id":"origin-refused","level":"MUST","section":"10","quote":"A request whose `Origin` is another one than that of the web server MUST be answered with 403, and nothing is done.","needs":[],"added":"1.0"},
  {"id":"ws-origin","level":"MUST","section":"10","quote":"A WebSocket with such a `Host` or `Origin` MUST be refused with 403.","needs":["frontend"],"added":"1.0"},
  {"id":"files-inside","level":"MUST","section":"10","quote":"A path of the web server MUST NOT lead to a file outside of what it serves.","needs":[],"added":"1.0"},
  {"id":"version-open-outputs","level":"MUST","section":"11","quote":"A server MUST keep the mandatory members of every output, whatever it adds.","needs":[],"added":"1.0"},
];

/** Titles of the sections that they stand in. */
export const headings: Readonly<Record<string, string>> = {
  "5": "Sessions",
  "10": "Safety",
  "11": "Versions",
  "2.1": "With and without --mcp",
  "2.2": "Standard output",
  "2.3": "Messages",
  "3.1": "Refusals",
  "3.2": "Transitions",
  "4.1": "Listing",
  "4.2": "Calling",
  "4.3": "Errors",
  "4.4": "ui_configure",
  "4.5": "ui_start",
  "4.6": "ui_run",
  "4.7": "ui_upload_viewdef",
  "4.8": "ui_open_browser",
  "4.9": "ui_get_state",
  "6.1": "Language",
  "6.2": "The globals",
  "6.3": "Output",
  "6.4": "Limits",
  "7.1": "Values",
  "7.2": "Paths",
  "7.3": "Access",
  "7.4": "Changes",
  "8.1": "Connecting",
  "8.2": "Requests",
  "8.3": "Errors",
  "9.1": "Definitions",
  "9.2": "Bindings",
  "9.3": "Conserve mode"
};
