// Generated from schema/mcp-javafx-ui/1.0/requirements.json by `npm run generate`. Edit the source, not this file.

import type { Requirement } from '../../runtime/contract-module.js';

/** Ids of the requirements; none is ever used again for another meaning. */
export type RequirementId =
  | "tools-listed"
  | "tools-only-contract"
  | "tools-optional-screenshot"
  | "unknown-tool"
  | "unlisted-refused"
  | "descriptor-described"
  | "descriptor-input-plain"
  | "descriptor-input-accepts"
  | "descriptor-output"
  | "descriptor-annotations"
  | "result-bare"
  | "result-schema"
  | "result-text"
  | "text-suffices"
  | "text-agrees"
  | "text-escaped"
  | "input-closed"
  | "input-null"
  | "input-invalid-code"
  | "input-invalid-issues"
  | "input-invalid-nothing"
  | "server-capabilities"
  | "server-info"
  | "batch-refused"
  | "stdout-clean"
  | "http-method"
  | "http-order"
  | "http-content-type"
  | "http-accept"
  | "http-malformed"
  | "http-session-ignored"
  | "health"
  | "health-tools"
  | "http-no-5xx"
  | "token-required"
  | "token-exact"
  | "origin-checked"
  | "origin-exact"
  | "host-checked"
  | "body-limit"
  | "no-leak"
  | "password-hidden"
  | "password-unsearchable"
  | "uid-format"
  | "uid-unique"
  | "uid-kept"
  | "uid-not-reused"
  | "uid-preset"
  | "ref-roundtrip"
  | "ref-hint-accepted"
  | "ref-needs-one"
  | "ref-uid-decides"
  | "ref-no-fallback"
  | "ref-path"
  | "ref-unknown"
  | "ref-path-unknown"
  | "ref-path-malformed"
  | "ref-stale"
  | "ref-type-conflict"
  | "path-canonical"
  | "path-anonymous"
  | "stage-order"
  | "stage-order-stable"
  | "stage-index"
  | "stage-kind"
  | "stage-focused"
  | "stage-primary"
  | "stage-select-index"
  | "stage-select-conflict"
  | "stage-popups-owned"
  | "stage-out-of-range"
  | "stage-available"
  | "focus-reported"
  | "snapshot-defaults"
  | "snapshot-depth"
  | "snapshot-omitted"
  | "node-mandatory"
  | "compact-lean"
  | "full-default"
  | "compact-subset"
  | "include-overrides"
  | "get-node-sections"
  | "get-node-children"
  | "tree-order"
  | "tree-application-nodes"
  | "tree-skins-hidden"
  | "tree-skins-operable"
  | "tree-visibility"
  | "tree-disabled"
  | "text-exact"
  | "value-text-input"
  | "value-displayed"
  | "value-checked"
  | "value-selected"
  | "bounds-finite"
  | "captured-at"
  | "virtual-kinds"
  | "virtual-count"
  | "virtual-range"
  | "virtual-selection"
  | "virtual-columns"
  | "virtual-cells"
  | "virtual-item"
  | "virtual-item-missing"
  | "virtual-item-kind"
  | "query-one-selector"
  | "css-id"
  | "css-type"
  | "css-class"
  | "css-combinators"
  | "css-grammar"
  | "text-contains"
  | "text-regex"
  | "text-bad-pattern"
  | "text-visible"
  | "text-headers"
  | "predicate-all"
  | "predicate-empty"
  | "query-order"
  | "query-subset"
  | "query-limit"
  | "query-truncated"
  | "query-scope"
  | "query-scope-index"
  | "perform-results"
  | "perform-validate-first"
  | "perform-key-first"
  | "perform-bounds"
  | "perform-stops"
  | "perform-details"
  | "perform-late-targets"
  | "perform-idle"
  | "perform-disabled"
  | "perform-invisible"
  | "perform-modal"
  | "perform-obscured"
  | "perform-scrolled-into-view"
  | "perform-not-editable"
  | "perform-unsupported"
  | "perform-ref-reasons"
  | "click-target"
  | "click-coordinates"
  | "click-either"
  | "click-modal"
  | "focus-action"
  | "set-text"
  | "type-text"
  | "type-window"
  | "type-no-focus"
  | "press-key"
  | "press-modifiers"
  | "press-modifiers-released"
  | "scroll-direction"
  | "screenshot-png"
  | "screenshot-default"
  | "screenshot-range"
  | "screenshot-image-block"
  | "error-channel"
  | "error-envelope"
  | "error-text"
  | "error-next-step"
  | "timeout-reads"
  | "timeout-perform"
  | "timeout-not-early"
  | "timeout-not-late"
  | "timeout-responsive"
  | "timeout-recovery"
  | "timeout-never-begins"
  | "timeout-details"
  | "busy"
  | "concurrent-calls"
  | "deterministic-snapshot"
  | "deterministic-text"
  | "deterministic-query"
  | "sorted-pseudo-classes"
  | "user-data"
  | "version-string"
  | "version-open-outputs";

/** In the order of the prose. */
export const requirements: readonly Requirement<RequirementId>[] = [
  {"id":"tools-listed","level":"MUST","section":"2.1","quote":"A server MUST list `ui_get_snapshot`, `ui_query` and `ui_get_node` in `tools/list`, and `ui_perform` unless it is read-only.","needs":[],"added":"1.0"},
  {"id":"tools-only-contract","level":"MUST","section":"2.1","quote":"A server MUST NOT list under another name what one of these tools does; logical names such as `ui.getSnapshot` are never listed.","needs":[],"added":"1.0"},
  {"id":"tools-optional-screenshot","level":"SHOULD","section":"2.1","quote":"A server SHOULD offer the optional tool `ui_screenshot`.","needs":["optional"],"added":"1.0"},
  {"id":"unknown-tool","level":"MUST","section":"2.1","quote":"A call of a tool whose name the server does not know MUST be answered with the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"unlisted-refused","level":"MUST","section":"2.1","quote":"A call of a tool that is not listed MUST do nothing and be answered with `MCP_UI_NOT_ENABLED` or the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"descriptor-described","level":"MUST","section":"2.2","quote":"Every listed tool MUST have a description and an input schema.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-plain","level":"MUST","section":"2.2","quote":"An `inputSchema` MUST be a plain object schema, without `oneOf`, `anyOf`, `allOf` or `$ref` at its top, and without a `$ref` anywhere that leads outside of itself.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-accepts","level":"MUST","section":"2.2","quote":"An `inputSchema` MUST accept every input that this contract allows and refuse unknown members.","needs":[],"added":"1.0"},
  {"id":"descriptor-output","level":"MUST","section":"2.2","quote":"A tool whose results carry `structuredContent` MUST declare an `outputSchema` of type object that admits both its output and the error envelope.","needs":[],"added":"1.0"},
  {"id":"descriptor-annotations","level":"MUST","section":"2.2","quote":"The annotation `readOnlyHint` MUST be true for the tools that only read and false for `ui_perform`.","needs":[],"added":"1.0"},
  {"id":"result-bare","level":"MUST","section":"2.3","quote":"The `structuredContent` of a successful result MUST be the bare output of the tool, without a wrapper.","needs":[],"added":"1.0"},
  {"id":"result-schema","level":"MUST","section":"2.3","quote":"Every output MUST validate against the schema of its tool.","needs":[],"added":"1.0"},
  {"id":"result-text","level":"MUST","section":"2.3","quote":"Every result MUST carry text content.","needs":[],"added":"1.0"},
  {"id":"text-suffices","level":"MUST","section":"2.3","quote":"The text alone MUST suffice to act: each node of a snapshot, a query or a single node is one line with its uid, type, id, text and state (disabled, invisible, selected, checked, focused, value).","needs":["actions","fixture"],"added":"1.0"},
  {"id":"text-agrees","level":"MUST","section":"2.3","quote":"The text MUST agree with the structured output: the same nodes in the same order.","needs":[],"added":"1.0"},
  {"id":"text-escaped","level":"MUST","section":"2.3","quote":"Texts of the application MUST be escaped in a line, so that a line break in a label does not begin a new line.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"input-closed","level":"MUST","section":"2.4","quote":"An input with an unknown member at any level except below `ref.hint` MUST be refused.","needs":[],"added":"1.0"},
  {"id":"input-null","level":"MUST","section":"2.4","quote":"In inputs `null` MUST mean the same as an absent member.","needs":[],"added":"1.0"},
  {"id":"input-invalid-code","level":"MUST","section":"2.4","quote":"An invalid input MUST be answered with `MCP_UI_INVALID_INPUT` or the JSON-RPC error -32602, never with success.","needs":[],"added":"1.0"},
  {"id":"input-invalid-issues","level":"SHOULD","section":"2.4","quote":"The details of `MCP_UI_INVALID_INPUT` SHOULD list each problem with `pointer`, `message` and `expected`.","needs":[],"added":"1.0"},
  {"id":"input-invalid-nothing","level":"MUST","section":"2.4","quote":"An invalid input MUST leave the application as it was.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"server-capabilities","level":"MUST","section":"2.5","quote":"A server MUST announce the capabilities `tools` and `logging`.","needs":[],"added":"1.0"},
  {"id":"server-info","level":"MUST","section":"2.5","quote":"A server MUST announce its name and version.","needs":[],"added":"1.0"},
  {"id":"batch-refused","level":"MUST","section":"2.5","quote":"A JSON-RPC batch MUST be refused with HTTP 400 or the error -32600, and none of its members is executed.","needs":[],"added":"1.0"},
  {"id":"stdout-clean","level":"MUST","section":"2.5","quote":"Over stdio the standard output MUST carry MCP messages only, one a line.","needs":["stdio"],"added":"1.0"},
  {"id":"http-method","level":"MUST","section":"3.1","quote":"In the stateless profile, a request to the endpoint by another method than POST MUST be answered with 405 and `Allow: POST`, with or without a token.","needs":["http","stateless"],"added":"1.0"},
  {"id":"http-order","level":"MUST","section":"3.1","quote":"The checks MUST run in this order: method, Origin and Host, token, size, content type and `Accept`, protocol.","needs":["http"],"added":"1.0"},
  {"id":"http-content-type","level":"MUST","section":"3.1","quote":"A POST whose content type is not JSON MUST be answered with 415.","needs":["http"],"added":"1.0"},
  {"id":"http-accept","level":"MUST","section":"3.1","quote":"A POST whose `Accept` excludes both JSON and event streams MUST be answered with 406.","needs":["http"],"added":"1.0"},
  {"id":"http-malformed","level":"MUST","section":"3.1","quote":"A body that is not JSON MUST be answered with a JSON-RPC error and a status from 400 to 499.","needs":["http"],"added":"1.0"},
  {"id":"http-session-ignored","level":"MUST","section":"3.2","quote":"In the stateless profile, a server MUST ignore `Mcp-Session-Id`.","needs":["http","stateless"],"added":"1.0"},
  {"id":"health","level":"MUST","section":"3.2","quote":"A server MUST answer `GET /health` without a token with `ok`, `schema`, `tools`, `transport` and `attached`.","needs":["http"],"added":"1.0"},
  {"id":"health-tools","level":"MUST","section":"3.2","quote":"The `tools` of `/health` MUST equal the names in `tools/list`.","needs":["http"],"added":"1.0"},
  {"id":"http-no-5xx","level":"MUST","section":"3.2","quote":"A logical error MUST NOT be answered with a status of 500 or more.","needs":["http"],"added":"1.0"},
  {"id":"token-required","level":"MUST","section":"4","quote":"A request to the endpoint that passes the checks before this one, but does not carry the right bearer token, MUST be answered with 401 and `WWW-Authenticate: Bearer`, and nothing is executed.","needs":["http"],"added":"1.0"},
  {"id":"token-exact","level":"MUST","section":"4","quote":"A token that only begins like the right one, differs in letter case or has something appended MUST be refused.","needs":["http"],"added":"1.0"},
  {"id":"origin-checked","level":"MUST","section":"4","quote":"A request whose `Origin` is neither absent nor a loopback host (`localhost`, `127.0.0.1`, `[::1]`) nor configured MUST be answered with 403.","needs":["http"],"added":"1.0"},
  {"id":"origin-exact","level":"MUST","section":"4","quote":"The host of an `Origin` MUST be compared as parsed and as a whole, so that `http://localhost.example.com` and `null` are refused.","needs":["http"],"added":"1.0"},
  {"id":"host-checked","level":"MUST","section":"4","quote":"A request whose `Host` is not a loopback host nor configured MUST be answered with 403.","needs":["http"],"added":"1.0"},
  {"id":"body-limit","level":"MUST","section":"4","quote":"A body above the size limit, 4 MiB unless configured, MUST be answered with 413.","needs":["http"],"added":"1.0"},
  {"id":"no-leak","level":"MUST","section":"4","quote":"An error MUST NOT contain a stack trace or a path of the server's file system.","needs":[],"added":"1.0"},
  {"id":"password-hidden","level":"MUST","section":"4","quote":"The content of a `PasswordField` MUST NOT be disclosed anywhere: `value.text` is null, and neither its text nor its length appears in an outline, a summary, a result, an error or a log.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"password-unsearchable","level":"MUST","section":"4","quote":"A text search MUST NOT match the content of a `PasswordField`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"uid-format","level":"MUST","section":"5.1","quote":"Every `uid` in an output MUST be `u-` with lower-case base-36 digits, or a UUID.","needs":[],"added":"1.0"},
  {"id":"uid-unique","level":"MUST","section":"5.1","quote":"A `uid` MUST be unique within a snapshot.","needs":[],"added":"1.0"},
  {"id":"uid-kept","level":"MUST","section":"5.1","quote":"A node MUST keep its `uid` for its lifetime.","needs":[],"added":"1.0"},
  {"id":"uid-not-reused","level":"MUST","section":"5.1","quote":"A `uid` MUST NOT be given to another node, even when its node is gone.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"uid-preset","level":"MUST","section":"5.1","quote":"A preset `mcp.uid` property that is malformed or a duplicate MUST be replaced.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"ref-roundtrip","level":"MUST","section":"5.2","quote":"Every ref that a server emits MUST be accepted back as it was emitted.","needs":[],"added":"1.0"},
  {"id":"ref-hint-accepted","level":"MUST","section":"5.2","quote":"A ref with a `hint` object of any members MUST be accepted.","needs":[],"added":"1.0"},
  {"id":"ref-needs-one","level":"MUST","section":"5.2","quote":"A ref that has neither `uid` nor `path` MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"ref-uid-decides","level":"MUST","section":"5.2","quote":"When a ref has a `uid`, the `uid` alone MUST decide which node is meant.","needs":[],"added":"1.0"},
  {"id":"ref-no-fallback","level":"MUST","section":"5.2","quote":"A `uid` that names no node MUST NOT be replaced by the node at the path.","needs":[],"added":"1.0"},
  {"id":"ref-path","level":"MUST","section":"5.2","quote":"A ref with a path alone MUST resolve to the node at that path.","needs":[],"added":"1.0"},
  {"id":"ref-unknown","level":"MUST","section":"5.2","quote":"A `uid` that was never issued MUST be answered with `MCP_UI_NODE_NOT_FOUND`.","needs":[],"added":"1.0"},
  {"id":"ref-path-unknown","level":"MUST","section":"5.2","quote":"A well-formed path that leads to no node MUST be answered with `MCP_UI_NODE_NOT_FOUND`.","needs":[],"added":"1.0"},
  {"id":"ref-path-malformed","level":"MUST","section":"5.2","quote":"A malformed path MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"ref-stale","level":"MUST","section":"5.2","quote":"A `uid` that was issued and whose node is no longer in a showing scene MUST be answered with `MCP_UI_STALE_REF`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"ref-type-conflict","level":"MUST","section":"5.2","quote":"A live `uid` together with a path whose last segment names another type MUST be answered with `MCP_UI_STALE_REF`.","needs":[],"added":"1.0"},
  {"id":"path-canonical","level":"MUST","section":"5.3","quote":"Paths MUST be computed over the reported tree as a caller can recompute them from `children` and `type`.","needs":[],"added":"1.0"},
  {"id":"path-anonymous","level":"MUST","section":"5.3","quote":"The type of an anonymous class MUST be that of its nearest named superclass.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"stage-order","level":"MUST","section":"6","quote":"Windows MUST be ordered: stages before dialogs before popups; stages and dialogs by title in UTF-16 code units, without a title last, equal titles and popups in the toolkit's window order.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"stage-order-stable","level":"MUST","section":"6","quote":"The order of windows MUST be the same in every call while no window opens, closes or changes its title.","needs":[],"added":"1.0"},
  {"id":"stage-index","level":"MUST","section":"6","quote":"The windows of a snapshot of `all` MUST be numbered from 0 without a gap by `stageIndex`.","needs":[],"added":"1.0"},
  {"id":"stage-kind","level":"MUST","section":"6","quote":"A window MUST be reported with its `kind`: `stage`, `dialog` (a stage whose root is a DialogPane) or `popup`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"stage-focused","level":"MUST","section":"6","quote":"`focused` MUST select the focused stage or dialog, never a popup, and index 0 when none is focused.","needs":[],"added":"1.0"},
  {"id":"stage-primary","level":"MUST","section":"6","quote":"`primary` MUST select index 0.","needs":[],"added":"1.0"},
  {"id":"stage-select-index","level":"MUST","section":"6","quote":"`stageIndex`, alone or with `stage: focused`, MUST select the window with that index.","needs":[],"added":"1.0"},
  {"id":"stage-select-conflict","level":"MUST","section":"6","quote":"`stageIndex` together with `stage: primary` or `stage: all` MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"stage-popups-owned","level":"MUST","section":"6","quote":"A selection MUST also return the popups that the selected windows own, directly or through other popups.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"stage-out-of-range","level":"MUST","section":"6","quote":"An index beyond the windows that are showing MUST be answered with `MCP_UI_NO_STAGES`.","needs":[],"added":"1.0"},
  {"id":"stage-available","level":"MUST","section":"6","quote":"The details of `MCP_UI_NO_STAGES` MUST list what is `available`.","needs":[],"added":"1.0"},
  {"id":"focus-reported","level":"MUST","section":"6","quote":"`focus` MUST name the focus owner of the focused window and that window.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"snapshot-defaults","level":"MUST","section":"7.1","quote":"Without arguments a snapshot MUST be of the focused window, compact, and 8 edges deep.","needs":[],"added":"1.0"},
  {"id":"snapshot-depth","level":"MUST","section":"7.1","quote":"`depth` MUST bound the tree: 0 gives the root alone, `n` gives `n` edges.","needs":[],"added":"1.0"},
  {"id":"snapshot-omitted","level":"MUST","section":"7.1","quote":"A node whose children are cut off MUST carry `childrenOmitted` with their number, and no other node carries it.","needs":[],"added":"1.0"},
  {"id":"node-mandatory","level":"MUST","section":"7.1","quote":"Both modes MUST report `ref`, `type`, `id`, `styleClass`, `visible`, `managed`, `disabled` and `children` of every node.","needs":[],"added":"1.0"},
  {"id":"compact-lean","level":"MUST","section":"7.1","quote":"Compact mode MUST leave out layout, accessibility, fx, virtualization, module, pseudoClass and opacity unless they are asked for.","needs":[],"added":"1.0"},
  {"id":"full-default","level":"MUST","section":"7.1","quote":"Full mode MUST report bounds in parent and in scene, bounds on the screen and virtualization, and leave out properties and accessibility, unless it was configured or asked otherwise.","needs":[],"added":"1.0"},
  {"id":"compact-subset","level":"MUST","section":"7.1","quote":"A compact snapshot MUST report the same nodes as a full one of the same depth.","needs":[],"added":"1.0"},
  {"id":"include-overrides","level":"MUST","section":"7.1","quote":"A switch in `include` MUST override the mode: what is off is absent, what is on is present.","needs":[],"added":"1.0"},
  {"id":"get-node-sections","level":"MUST","section":"7.1","quote":"`ui_get_node` MUST report every section of the node.","needs":[],"added":"1.0"},
  {"id":"get-node-children","level":"MUST","section":"7.1","quote":"With `includeChildren` the direct children MUST be there, each without its own children; without it `children` is empty. In both cases `childrenOmitted` tells the number of those left out, where there are any.","needs":[],"added":"1.0"},
  {"id":"tree-order","level":"MUST","section":"7.2","quote":"Children MUST stand in the order of the scene graph.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"tree-application-nodes","level":"MUST","section":"7.2","quote":"Everything that the application added to the scene MUST be reported: content of titled panes, graphics, and cells on screen.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"tree-skins-hidden","level":"MUST","section":"7.2","quote":"Skin internals that a user neither reads nor operates MUST NOT be reported.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"tree-skins-operable","level":"MUST","section":"7.2","quote":"What a user reads or operates in a skin MUST be reported: tab headers, menu and menu-bar buttons, column headers, editors, arrow and increment buttons.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"tree-visibility","level":"MUST","section":"7.2","quote":"A node that is not visible MUST be reported with `visible: false`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"tree-disabled","level":"MUST","section":"7.2","quote":"`disabled` MUST be true for a node that is disabled itself or by an ancestor.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"text-exact","level":"MUST","section":"7.3","quote":"Texts MUST be reported exactly, with quotes, line breaks, padding and every Unicode character.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"value-text-input","level":"MUST","section":"7.3","quote":"A text input MUST report its content in `value.text`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"value-displayed","level":"MUST","section":"7.3","quote":"ComboBox, ChoiceBox, DatePicker, Spinner, Slider and progress controls MUST report the displayed value in `value.text`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"value-checked","level":"MUST","section":"7.3","quote":"A CheckBox MUST report `value.checked`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"value-selected","level":"MUST","section":"7.3","quote":"A ToggleButton and a RadioButton MUST report `value.selected`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"bounds-finite","level":"MUST","section":"7.4","quote":"Bounds MUST be finite, with a width and a height of at least 0; a section that would not be is left out.","needs":[],"added":"1.0"},
  {"id":"captured-at","level":"MUST","section":"7.4","quote":"`capturedAt` MUST be the moment of the capture in RFC 3339, UTC.","needs":[],"added":"1.0"},
  {"id":"virtual-kinds","level":"MUST","section":"8","quote":"With virtualization on, ListView, TableView, TreeView and TreeTableView MUST carry the section `virtualization`, and no other node does.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-count","level":"MUST","section":"8","quote":"`itemsCount` MUST be the number of items, for trees that of the rows that the expanded branches give.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-range","level":"MUST","section":"8","quote":"`visibleRange` MUST be the rows on screen, both ends inclusive.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-selection","level":"MUST","section":"8","quote":"`selectedIndices` and `focusedIndex` MUST come from the selection model and the focus model, each on its own.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-columns","level":"MUST","section":"8","quote":"`columns` MUST be the visible leaf columns in their order, with `id: null` where a column has none.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-cells","level":"MUST","section":"8","quote":"`visibleCells` MUST list the rows on screen with the text of each cell, and `rowRef` names the node that shows the row.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-item","level":"MUST","section":"8","quote":"A target with `item` MUST be scrolled into view, and the action is done to that row or cell.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-item-missing","level":"MUST","section":"8","quote":"An `item` out of range or of an unknown column MUST fail with the reason `ITEM_NOT_FOUND`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"virtual-item-kind","level":"MUST","section":"8","quote":"An `item` of a target that is not one of the four controls MUST fail with the reason `UNSUPPORTED_TARGET_TYPE`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"query-one-selector","level":"MUST","section":"9.1","quote":"Exactly one of `css`, `text` and `predicate` MUST be given; anything else is refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"css-id","level":"MUST","section":"9.1","quote":"`#id` MUST match the nodes with that id.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"css-type","level":"MUST","section":"9.1","quote":"`Type` MUST match the nodes of that type.","needs":[],"added":"1.0"},
  {"id":"css-class","level":"MUST","section":"9.1","quote":"`.class` MUST match the nodes that have all the named style classes.","needs":[],"added":"1.0"},
  {"id":"css-combinators","level":"MUST","section":"9.1","quote":"A space MUST mean descendant and `>` MUST mean child, over the reported tree and with the root included.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"css-grammar","level":"MUST","section":"9.1","quote":"Commas, attribute selectors, `+`, `~`, pseudo-classes and anything else outside of the grammar MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"text-contains","level":"MUST","section":"9.1","quote":"Text search MUST trim both sides; `contains` ignores case in every script, `equals` does not.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"text-regex","level":"MUST","section":"9.1","quote":"`regex` MUST be an unanchored RE2 pattern, matched in linear time.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"text-bad-pattern","level":"MUST","section":"9.1","quote":"An empty text or a pattern that is not RE2 MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"text-visible","level":"MUST","section":"9.1","quote":"Text search MUST NOT match a node that is invisible or stands under an invisible one.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"text-headers","level":"MUST","section":"9.1","quote":"Tabs, menus and column headers MUST be found by their text.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"predicate-all","level":"MUST","section":"9.1","quote":"A predicate MUST match the nodes for which all its members hold.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"predicate-empty","level":"MUST","section":"9.1","quote":"A predicate without a member MUST be refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"query-order","level":"MUST","section":"9.2","quote":"Matches MUST stand in document order, each node once.","needs":[],"added":"1.0"},
  {"id":"query-subset","level":"MUST","section":"9.2","quote":"Every match MUST be a node of the reported tree.","needs":[],"added":"1.0"},
  {"id":"query-limit","level":"MUST","section":"9.2","quote":"At most `limit` matches MUST be returned, 50 by default.","needs":[],"added":"1.0"},
  {"id":"query-truncated","level":"MUST","section":"9.2","quote":"When the limit cut the list, `truncated` MUST be true and `total` the number of all matches.","needs":[],"added":"1.0"},
  {"id":"query-scope","level":"MUST","section":"9.2","quote":"A query MUST search the window that its scope selects, and the popups that it owns.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"query-scope-index","level":"MUST","section":"9.2","quote":"`stageIndex` alone in a scope MUST mean `index`, and `index` without `stageIndex` is refused as invalid input.","needs":[],"added":"1.0"},
  {"id":"perform-results","level":"MUST","section":"10.1","quote":"On success `results` MUST have one entry an action, in order, each with `ok: true` and the type of its action.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-validate-first","level":"MUST","section":"10.1","quote":"When the shape of any action is invalid, no action MUST be carried out.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-key-first","level":"MUST","section":"10.1","quote":"An unknown key name anywhere in `actions` MUST be answered with `MCP_UI_ACTION_FAILED`, reason `INVALID_KEY_CODE`, its index and empty `results`, before any action is carried out.","needs":["actions"],"added":"1.0"},
  {"id":"perform-bounds","level":"MUST","section":"10.1","quote":"`actions` MUST have 1 to 100 members and `timeoutMs` MUST be from 1 to 60000; anything else is refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"perform-stops","level":"MUST","section":"10.1","quote":"At the first action that fails, the call MUST be answered with `MCP_UI_ACTION_FAILED`, and no later action is carried out.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-details","level":"MUST","section":"10.1","quote":"The details of `MCP_UI_ACTION_FAILED` MUST carry `failedIndex`, `reason` and the `results` of the actions that were carried out before it.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-late-targets","level":"MUST","section":"10.1","quote":"A target MUST be resolved when its action starts, so that an action can use what an earlier one changed.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-idle","level":"MUST","section":"10.1","quote":"With `awaitUiIdle`, the default, the effect of the actions MUST be visible to the next call, including what the application does on the next pulse.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-disabled","level":"MUST","section":"10.2","quote":"`click`, `focus`, `setText` and `scroll` on a disabled target MUST fail with the reason `TARGET_DISABLED`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-invisible","level":"MUST","section":"10.2","quote":"`click`, `focus`, `setText` and `scroll` on a target that is not visible, itself or by an ancestor, MUST fail with the reason `TARGET_NOT_VISIBLE`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-modal","level":"MUST","section":"10.2","quote":"An action on a target behind a modal window MUST fail with the reason `BLOCKED_BY_MODAL`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-obscured","level":"MUST","section":"10.2","quote":"A click on a target whose centre is covered by another node MUST fail with the reason `TARGET_OBSCURED`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-scrolled-into-view","level":"MUST","section":"10.2","quote":"A click on a target that is clipped by a scroll pane MUST scroll it into view first.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-not-editable","level":"MUST","section":"10.2","quote":"`setText` on a text input that is not editable MUST fail with the reason `NOT_EDITABLE`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-unsupported","level":"MUST","section":"10.2","quote":"`setText` on a target that is not a text input MUST fail with the reason `UNSUPPORTED_TARGET_TYPE`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"perform-ref-reasons","level":"MUST","section":"10.2","quote":"A target that does not resolve MUST fail with the reason `NODE_NOT_FOUND` or `STALE_REF`, by the rules of section 5.2.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"click-target","level":"MUST","section":"10.3","quote":"A click MUST give the target's handlers a press, a release and a click at its centre.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"click-coordinates","level":"MUST","section":"10.3","quote":"A click with `x` and `y` MUST hit what is at that point of the screen.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"click-either","level":"MUST","section":"10.3","quote":"A click MUST have either a target or both `x` and `y`; anything else is refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"click-modal","level":"MUST","section":"10.3","quote":"A click that opens a modal dialog MUST succeed once the event is delivered.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"focus-action","level":"MUST","section":"10.3","quote":"`focus` MUST make the target the focus owner of its window.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"set-text","level":"MUST","section":"10.3","quote":"`setText` MUST replace the content of a text input by exactly the given text.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"type-text","level":"MUST","section":"10.3","quote":"`typeText` MUST type exactly the given text, every Unicode character included, into the focus owner.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"type-window","level":"MUST","section":"10.3","quote":"`typeText` and `pressKey` MUST go to the focus owner of the window of the last target in the same call, and without one to that of the window that `focused` selects.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"type-no-focus","level":"MUST","section":"10.3","quote":"When that window has no focus owner, `typeText` and `pressKey` MUST fail with the reason `NO_FOCUS`.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"press-key","level":"MUST","section":"10.3","quote":"`pressKey` MUST press and release the key in the focus owner; key names are JavaFX KeyCode names in any letter case.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"press-modifiers","level":"MUST","section":"10.3","quote":"Modifiers MUST be held while the key is pressed: `SHIFT`, `CTRL`, `ALT`, `META`, `SHORTCUT`, with the aliases `CONTROL` and `COMMAND`, in any letter case.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"press-modifiers-released","level":"MUST","section":"10.3","quote":"Modifiers MUST be released after the key, whatever happens.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"scroll-direction","level":"MUST","section":"10.3","quote":"`scroll` MUST scroll by `deltaY` pixels, a negative one towards the end.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"screenshot-png","level":"MUST","section":"11","quote":"`ui_screenshot` MUST return a PNG with a width and a height above 0.","needs":["optional"],"added":"1.0"},
  {"id":"screenshot-default","level":"MUST","section":"11","quote":"Without `stageIndex`, `ui_screenshot` MUST take the focused window.","needs":["optional"],"added":"1.0"},
  {"id":"screenshot-range","level":"MUST","section":"11","quote":"An index beyond the windows that are showing MUST make `ui_screenshot` answer `MCP_UI_NO_STAGES`.","needs":["optional"],"added":"1.0"},
  {"id":"screenshot-image-block","level":"MUST","section":"11","quote":"A screenshot MUST also come as an image block, and its Base64 MUST NOT stand in a text block.","needs":["optional"],"added":"1.0"},
  {"id":"error-channel","level":"MUST","section":"12","quote":"A tool error MUST be a result with `isError: true` whose `structuredContent` is the error envelope.","needs":[],"added":"1.0"},
  {"id":"error-envelope","level":"MUST","section":"12","quote":"An error MUST have a `code` of this contract, a `message` and an object `details`.","needs":[],"added":"1.0"},
  {"id":"error-text","level":"MUST","section":"12","quote":"The text of an error MUST begin with `CODE: message`.","needs":[],"added":"1.0"},
  {"id":"error-next-step","level":"SHOULD","section":"12","quote":"The text of an error SHOULD go on with what to do next.","needs":[],"added":"1.0"},
  {"id":"timeout-reads","level":"MUST","section":"13","quote":"A reading tool MUST be answered with `MCP_UI_TIMEOUT` when the FX thread does not answer within the server's deadline, 5000 ms by default.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-perform","level":"MUST","section":"13","quote":"`timeoutMs` MUST replace the server's deadline for `ui_perform` and cover the whole call.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-not-early","level":"MUST","section":"13","quote":"`MCP_UI_TIMEOUT` MUST NOT come before the deadline.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-not-late","level":"MUST","section":"13","quote":"`MCP_UI_TIMEOUT` MUST NOT come long after the deadline, waiting for other calls included.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-responsive","level":"MUST","section":"13","quote":"While the FX thread hangs, `tools/list` and `/health` MUST be answered.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-recovery","level":"MUST","section":"13","quote":"Once the FX thread is free again, the next call MUST succeed.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-never-begins","level":"MUST","section":"13","quote":"Work that has not begun at its deadline MUST NOT begin afterwards.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"timeout-details","level":"MUST","section":"13","quote":"The details of a timed-out `ui_perform` MUST carry the `results` so far and `startedIndex`: the index of the action that had begun, or null.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"busy","level":"MUST","section":"13","quote":"When 256 calls wait, further ones MUST be answered with `MCP_UI_BUSY` and `details.retryAfterMs`, and nothing is done.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"concurrent-calls","level":"MUST","section":"13","quote":"Calls that are sent at the same time MUST each get their own answer.","needs":[],"added":"1.0"},
  {"id":"deterministic-snapshot","level":"MUST","section":"14","quote":"Two snapshots of an unchanged UI MUST be equal byte for byte once the volatile parts are blanked: `capturedAt`, and `hover` and `pressed` in `pseudoClass`.","needs":[],"added":"1.0"},
  {"id":"deterministic-text","level":"MUST","section":"14","quote":"The text of two snapshots of an unchanged UI MUST be equal.","needs":[],"added":"1.0"},
  {"id":"deterministic-query","level":"MUST","section":"14","quote":"The same query of an unchanged UI MUST give the same answer.","needs":[],"added":"1.0"},
  {"id":"sorted-pseudo-classes","level":"MUST","section":"14","quote":"`pseudoClass` and the keys of `fx.properties` MUST be sorted.","needs":[],"added":"1.0"},
  {"id":"user-data","level":"MUST","section":"14","quote":"`userData` MUST be reported only as a string, number or boolean.","needs":["actions","fixture"],"added":"1.0"},
  {"id":"version-string","level":"MUST","section":"15","quote":"The `schema` of a snapshot MUST be `mcp-javafx-ui/1.` and a minor version; a server of this version sends `mcp-javafx-ui/1.0`.","needs":[],"added":"1.0"},
  {"id":"version-open-outputs","level":"MUST","section":"15","quote":"A server MUST keep the mandatory members of every output, whatever it adds.","needs":[],"added":"1.0"},
];

/** Titles of the sections that they stand in. */
export const headings: Readonly<Record<string, string>> = {
  "4": "Security",
  "6": "Windows",
  "8": "Virtualized controls",
  "11": "Screenshots",
  "12": "Errors",
  "13": "Time and concurrency",
  "14": "Determinism",
  "15": "Versions",
  "2.1": "Tools",
  "2.2": "Descriptors",
  "2.3": "Results",
  "2.4": "Inputs",
  "2.5": "Server",
  "3.1": "Order of checks",
  "3.2": "Sessions and health",
  "5.1": "Identity",
  "5.2": "Resolving",
  "5.3": "Paths",
  "7.1": "Modes, depth and sections",
  "7.2": "The reported tree",
  "7.3": "Text and value",
  "7.4": "Geometry",
  "9.1": "Selectors",
  "9.2": "Matches",
  "10.1": "Sequence",
  "10.2": "Actionability",
  "10.3": "Actions"
};
