// Generated from schema/mcp-sweethome3d/1.0/requirements.json and schema/common/1.0 by `npm run generate`. Edit the source, not this file.

import type { Requirement } from '../../runtime/contract-module.js';

/** Ids of the requirements; none is ever used again for another meaning. */
export type RequirementId =
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
  | "input-null-absent"
  | "acting-input-closed"
  | "number-range"
  | "refused-changes-nothing"
  | "result-bare"
  | "result-schema"
  | "result-text"
  | "text-names-ids"
  | "no-image-data-in-text"
  | "concurrent-calls"
  | "parallel-changes"
  | "error-channel"
  | "error-envelope"
  | "error-text"
  | "error-next-step"
  | "no-leak"
  | "id-unknown"
  | "id-wrong-kind"
  | "nearest-named"
  | "server-info"
  | "server-capabilities"
  | "protocol-negotiated"
  | "batch-refused"
  | "jsonrpc-version"
  | "unknown-method"
  | "stdout-clean"
  | "home-default"
  | "home-named"
  | "home-unknown"
  | "resources-listed"
  | "resource-state"
  | "resource-catalog"
  | "resource-plan"
  | "resource-unknown"
  | "prompts-listed"
  | "prompt-arguments"
  | "http-endpoint-only"
  | "http-order"
  | "http-content-type"
  | "http-accept"
  | "http-malformed"
  | "body-limit"
  | "http-protocol-version"
  | "http-no-5xx"
  | "health"
  | "health-tools"
  | "http-method"
  | "http-session-ignored"
  | "session-given"
  | "session-required"
  | "session-unknown"
  | "session-ended"
  | "token-required"
  | "token-exact"
  | "origin-checked"
  | "origin-exact"
  | "host-checked"
  | "numbers-rounded"
  | "angle-range"
  | "colour-form"
  | "id-string"
  | "id-unique"
  | "id-stable"
  | "id-not-reused"
  | "id-accepted"
  | "modify-keeps-rest"
  | "nothing-to-change"
  | "null-removes"
  | "state-same-objects"
  | "state-order"
  | "state-deterministic"
  | "read-changes-nothing"
  | "state-bounding-box"
  | "state-modified"
  | "clear-empties"
  | "clear-keeps"
  | "wall-created"
  | "wall-defaults"
  | "wall-sizes"
  | "wall-length"
  | "wall-arc-length"
  | "wall-without-length"
  | "walls-order"
  | "walls-joined"
  | "walls-heights"
  | "wall-modified"
  | "wall-sides"
  | "wall-deleted"
  | "join-symmetric"
  | "join-named-ends"
  | "join-nearest-ends"
  | "join-meets"
  | "join-releases"
  | "join-of-one"
  | "join-follows"
  | "join-ends-with-wall"
  | "room-created"
  | "room-defaults"
  | "room-area"
  | "room-area-crossed"
  | "room-flat"
  | "room-centre"
  | "room-modified"
  | "room-deleted"
  | "catalog-query"
  | "catalog-category"
  | "catalog-category-unknown"
  | "catalog-type"
  | "catalog-limit"
  | "catalog-categories"
  | "catalog-textures"
  | "place-from-catalog"
  | "place-by-name"
  | "place-by-part"
  | "place-ambiguous"
  | "place-unknown"
  | "place-one-way"
  | "place-centre"
  | "place-elevation"
  | "furniture-modified"
  | "furniture-deleted"
  | "door-position"
  | "door-default"
  | "door-angle"
  | "door-depth"
  | "door-mirrored"
  | "door-only"
  | "door-fits"
  | "door-follows"
  | "door-leaves"
  | "shape-extrude"
  | "shape-mesh"
  | "shape-mode"
  | "shape-indices"
  | "texture-wall-sides"
  | "texture-room-surfaces"
  | "texture-surface-fits"
  | "texture-form"
  | "texture-unknown"
  | "label-added"
  | "label-defaults"
  | "dimension-added"
  | "annotation-deleted"
  | "level-before"
  | "level-added"
  | "level-selects"
  | "level-objects"
  | "level-select"
  | "level-order"
  | "level-deleted"
  | "level-next"
  | "camera-observer"
  | "camera-top"
  | "camera-yaw-range"
  | "camera-look-at"
  | "camera-centre"
  | "camera-centre-empty"
  | "camera-exclusive"
  | "camera-stored"
  | "camera-replaced"
  | "camera-deleted"
  | "camera-unknown"
  | "camera-listed"
  | "environment-set"
  | "checkpoint-listed"
  | "checkpoint-restores-all"
  | "checkpoint-undo"
  | "checkpoint-back"
  | "checkpoint-first"
  | "checkpoint-jump"
  | "checkpoint-fork"
  | "checkpoint-unknown"
  | "checkpoint-unchanged"
  | "checkpoint-intact"
  | "checkpoint-joins"
  | "checkpoint-limit"
  | "checkpoint-ids"
  | "clear-checkpoint"
  | "level-checkpoint"
  | "batch-order"
  | "batch-outputs"
  | "batch-stop"
  | "batch-continue"
  | "batch-rollback"
  | "batch-excluded"
  | "batch-params"
  | "batch-images"
  | "path-below"
  | "path-reported"
  | "file-kept"
  | "file-replaced"
  | "save-load"
  | "save-clean"
  | "save-own-file"
  | "load-replaces"
  | "load-checkpoint"
  | "load-missing"
  | "svg-document"
  | "svg-shows"
  | "svg-changes"
  | "svg-file"
  | "plan-image"
  | "plan-drawn"
  | "plan-file"
  | "plan-empty"
  | "photo-size"
  | "photo-format"
  | "photo-drawn"
  | "photo-corners"
  | "photo-angles"
  | "photo-differ"
  | "photo-pitch"
  | "photo-focus"
  | "photo-standard"
  | "photo-overhead-members"
  | "photo-hide-walls"
  | "photo-file"
  | "photo-empty"
  | "photo-renderer"
  | "obj-zip"
  | "obj-file"
  | "version-open-outputs"
  | "version-string";

/** In the order of the prose. */
export const requirements: readonly Requirement<RequirementId>[] = [
  {"id":"tools-listed","level":"MUST","section":"2.1","quote":"`tools/list` MUST name every tool of this contract that is not optional.","needs":[],"added":"1.0"},
  {"id":"tools-only-contract","level":"MUST","section":"2.1","quote":"A server MUST NOT list a tool of this contract under another name.","needs":[],"added":"1.0"},
  {"id":"unknown-tool","level":"MUST","section":"2.1","quote":"A call of a tool whose name the server does not know MUST be answered with the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"unlisted-refused","level":"MUST","section":"2.1","quote":"A call of a tool that is not listed MUST do nothing and be answered with the JSON-RPC error -32602.","needs":[],"added":"1.0"},
  {"id":"descriptor-described","level":"MUST","section":"2.1","quote":"Every listed tool MUST have a description and an input schema.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-plain","level":"MUST","section":"2.1","quote":"An `inputSchema` MUST be a plain object schema, without `oneOf`, `anyOf`, `allOf` or `$ref` at its top, and without a `$ref` anywhere that leads outside of itself.","needs":[],"added":"1.0"},
  {"id":"descriptor-input-accepts","level":"MUST","section":"2.1","quote":"An `inputSchema` MUST accept every input that this contract allows and refuse unknown members.","needs":[],"added":"1.0"},
  {"id":"descriptor-output","level":"MUST","section":"2.1","quote":"A tool whose results carry `structuredContent` MUST declare an `outputSchema` of type object that admits both its output and the error envelope.","needs":[],"added":"1.0"},
  {"id":"descriptor-annotations","level":"MUST","section":"2.1","quote":"The annotation `readOnlyHint` MUST be true for the tools that only read and false for those that act.","needs":[],"added":"1.0"},
  {"id":"input-closed","level":"MUST","section":"2.2","quote":"An input with an unknown member at any level except below `commands.params` MUST be refused.","needs":[],"added":"1.0"},
  {"id":"input-invalid-code","level":"MUST","section":"2.2","quote":"An invalid input MUST be answered with `SH3D_INVALID_INPUT` or the JSON-RPC error -32602, never with success.","needs":[],"added":"1.0"},
  {"id":"input-invalid-issues","level":"SHOULD","section":"2.2","quote":"The details of `SH3D_INVALID_INPUT` SHOULD list each problem with `pointer`, `message` and `expected`.","needs":[],"added":"1.0"},
  {"id":"input-null-absent","level":"MUST","section":"2.2","quote":"In inputs `null` MUST mean the same as an absent member, except where it removes something (section 5.3).","needs":[],"added":"1.0"},
  {"id":"acting-input-closed","level":"MUST","section":"2.2","quote":"An unknown member in the input of a tool that creates, clears or saves something MUST be refused before anything is done.","needs":["actions"],"added":"1.0"},
  {"id":"number-range","level":"MUST","section":"2.2","quote":"A coordinate or a size beyond 1,000,000 cm MUST be refused.","needs":["actions"],"added":"1.0"},
  {"id":"refused-changes-nothing","level":"MUST","section":"2.2","quote":"A call that is answered with an error MUST leave the home as it was.","needs":["actions"],"added":"1.0"},
  {"id":"result-bare","level":"MUST","section":"2.2","quote":"The `structuredContent` of a successful result MUST be the bare output of the tool, without a wrapper.","needs":[],"added":"1.0"},
  {"id":"result-schema","level":"MUST","section":"2.2","quote":"Every output MUST validate against the schema of its tool.","needs":[],"added":"1.0"},
  {"id":"result-text","level":"MUST","section":"2.2","quote":"Every result MUST carry text content.","needs":[],"added":"1.0"},
  {"id":"text-names-ids","level":"MUST","section":"2.2","quote":"The text of a tool that creates something MUST name the id of what it created.","needs":["actions"],"added":"1.0"},
  {"id":"no-image-data-in-text","level":"MUST","section":"2.2","quote":"The data of an image MUST NOT stand in a text block or in the structured output.","needs":["actions","files"],"added":"1.0"},
  {"id":"concurrent-calls","level":"MUST","section":"2.2","quote":"Calls that are sent at the same time MUST each get their own answer.","needs":[],"added":"1.0"},
  {"id":"parallel-changes","level":"MUST","section":"2.2","quote":"Changes that are sent at the same time MUST all be carried out: forty calls of `create_wall` make forty walls.","needs":["actions"],"added":"1.0"},
  {"id":"error-channel","level":"MUST","section":"2.3","quote":"A tool error MUST be a result with `isError: true` whose `structuredContent` is the error envelope.","needs":[],"added":"1.0"},
  {"id":"error-envelope","level":"MUST","section":"2.3","quote":"An error MUST have a `code` of this contract, a `message` and an object `details`.","needs":[],"added":"1.0"},
  {"id":"error-text","level":"MUST","section":"2.3","quote":"The text of an error MUST begin with `CODE: message`.","needs":[],"added":"1.0"},
  {"id":"error-next-step","level":"SHOULD","section":"2.3","quote":"The text of an error SHOULD go on with what to do next.","needs":[],"added":"1.0"},
  {"id":"no-leak","level":"MUST","section":"2.3","quote":"An error MUST NOT contain a stack trace or a path of the server's file system.","needs":[],"added":"1.0"},
  {"id":"id-unknown","level":"MUST","section":"2.3","quote":"An id that names nothing MUST be answered with `SH3D_NOT_FOUND`.","needs":["actions"],"added":"1.0"},
  {"id":"id-wrong-kind","level":"MUST","section":"2.3","quote":"An id of another kind of object than the tool works on MUST be answered with `SH3D_NOT_FOUND`.","needs":["actions"],"added":"1.0"},
  {"id":"nearest-named","level":"SHOULD","section":"2.3","quote":"The details of `SH3D_NOT_FOUND` SHOULD list in `nearest` what comes close to a misspelt name.","needs":["actions"],"added":"1.0"},
  {"id":"server-info","level":"MUST","section":"2.4","quote":"A server MUST announce its name and version.","needs":[],"added":"1.0"},
  {"id":"server-capabilities","level":"MUST","section":"2.4","quote":"Among the capabilities that a server announces MUST be `tools`, `logging`, `resources` and `prompts`.","needs":[],"added":"1.0"},
  {"id":"protocol-negotiated","level":"MUST","section":"2.4","quote":"An `initialize` that asks for a protocol version which the server does not speak MUST be answered with one that it speaks.","needs":[],"added":"1.0"},
  {"id":"batch-refused","level":"MUST","section":"2.4","quote":"A JSON-RPC batch MUST be refused with HTTP 400 or the error -32600, and none of its members is executed.","needs":[],"added":"1.0"},
  {"id":"jsonrpc-version","level":"MUST","section":"2.4","quote":"A request whose `jsonrpc` is not `2.0` MUST be refused with HTTP 400 or the error -32600, and is not executed.","needs":[],"added":"1.0"},
  {"id":"unknown-method","level":"MUST","section":"2.4","quote":"A request for a method that the server does not know MUST be answered with the JSON-RPC error -32601.","needs":[],"added":"1.0"},
  {"id":"stdout-clean","level":"MUST","section":"2.4","quote":"Over stdio the standard output MUST carry MCP messages only, one a line.","needs":["stdio"],"added":"1.0"},
  {"id":"home-default","level":"MUST","section":"2.5","quote":"Without `home` a tool MUST work on the home that `get_state` marks as `active`, and exactly one is.","needs":[],"added":"1.0"},
  {"id":"home-named","level":"MUST","section":"2.5","quote":"With `home` a tool MUST work on the home of that id.","needs":[],"added":"1.0"},
  {"id":"home-unknown","level":"MUST","section":"2.5","quote":"A `home` that is not open MUST be answered with `SH3D_NOT_FOUND`.","needs":[],"added":"1.0"},
  {"id":"resources-listed","level":"MUST","section":"2.6","quote":"`resources/list` MUST name `sh3d://state`, `sh3d://plan.svg` and `sh3d://catalog`.","needs":[],"added":"1.0"},
  {"id":"resource-state","level":"MUST","section":"2.6","quote":"Reading `sh3d://state` MUST give what `get_state` answers, as JSON.","needs":[],"added":"1.0"},
  {"id":"resource-catalog","level":"MUST","section":"2.6","quote":"Reading `sh3d://catalog` MUST give the whole furniture catalog as JSON, as `list_furniture_catalog` does.","needs":[],"added":"1.0"},
  {"id":"resource-plan","level":"MUST","section":"2.6","quote":"Reading `sh3d://plan.svg` MUST give the plan as SVG, once there is something to draw.","needs":["actions"],"added":"1.0"},
  {"id":"resource-unknown","level":"MUST","section":"2.6","quote":"Reading any other URI MUST be answered with a JSON-RPC error.","needs":[],"added":"1.0"},
  {"id":"prompts-listed","level":"MUST","section":"2.6","quote":"`prompts/list` MUST name `design_room`, `furnish_room` and `review_home`.","needs":[],"added":"1.0"},
  {"id":"prompt-arguments","level":"MUST","section":"2.6","quote":"The messages of a prompt MUST contain the arguments that it was asked for with.","needs":[],"added":"1.0"},
  {"id":"http-endpoint-only","level":"MUST","section":"3","quote":"A POST to any other path than that of the endpoint MUST be answered with a status from 400 to 499, and nothing is executed.","needs":["http"],"added":"1.0"},
  {"id":"http-order","level":"MUST","section":"3","quote":"The checks MUST run in this order: method, Origin and Host, token, size, content type and `Accept`, protocol.","needs":["http"],"added":"1.0"},
  {"id":"http-content-type","level":"MUST","section":"3","quote":"A POST whose content type is not JSON MUST be answered with 415.","needs":["http"],"added":"1.0"},
  {"id":"http-accept","level":"MUST","section":"3","quote":"A POST whose `Accept` excludes both JSON and event streams MUST be answered with 406.","needs":["http"],"added":"1.0"},
  {"id":"http-malformed","level":"MUST","section":"3","quote":"A body that is not JSON MUST be answered with a JSON-RPC error and a status from 400 to 499.","needs":["http"],"added":"1.0"},
  {"id":"body-limit","level":"MUST","section":"3","quote":"A body above the size limit, 10 MiB unless configured, MUST be answered with 413.","needs":["http"],"added":"1.0"},
  {"id":"http-protocol-version","level":"MUST","section":"3","quote":"A request whose `MCP-Protocol-Version` is not one that the server speaks MUST be answered with 400, and nothing is executed.","needs":["http"],"added":"1.0"},
  {"id":"http-no-5xx","level":"MUST","section":"3","quote":"A logical error MUST NOT be answered with a status of 500 or more.","needs":["http"],"added":"1.0"},
  {"id":"health","level":"MUST","section":"3","quote":"A server MUST answer `GET /health` without a token with `ok`, `schema`, `tools`, `transport` and `attached`.","needs":["http"],"added":"1.0"},
  {"id":"health-tools","level":"MUST","section":"3","quote":"The `tools` of `/health` MUST equal the names in `tools/list`.","needs":["http"],"added":"1.0"},
  {"id":"http-method","level":"MUST","section":"3.1","quote":"In the stateless profile, a request to the endpoint by another method than POST MUST be answered with 405 and `Allow: POST`, with or without a token.","needs":["http","stateless"],"added":"1.0"},
  {"id":"http-session-ignored","level":"MUST","section":"3.1","quote":"In the stateless profile, a server MUST ignore `Mcp-Session-Id`.","needs":["http","stateless"],"added":"1.0"},
  {"id":"session-given","level":"MUST","section":"3.1","quote":"In the stateful profile, the answer to `initialize` MUST carry an `Mcp-Session-Id` of its own.","needs":["http","stateful"],"added":"1.0"},
  {"id":"session-required","level":"MUST","section":"3.1","quote":"In the stateful profile, a request other than `initialize` without `Mcp-Session-Id` MUST be answered with 400, and nothing is executed.","needs":["http","stateful"],"added":"1.0"},
  {"id":"session-unknown","level":"MUST","section":"3.1","quote":"In the stateful profile, a request with an `Mcp-Session-Id` that the server did not give MUST be answered with 404, and nothing is executed.","needs":["http","stateful"],"added":"1.0"},
  {"id":"session-ended","level":"MUST","section":"3.1","quote":"In the stateful profile, DELETE MUST end the session that it names, so that its next request is answered with 404.","needs":["http","stateful"],"added":"1.0"},
  {"id":"token-required","level":"MUST","section":"4","quote":"A request to the endpoint that passes the checks before this one, but does not carry the right bearer token, MUST be answered with 401 and `WWW-Authenticate: Bearer`, and nothing is executed.","needs":["http"],"added":"1.0"},
  {"id":"token-exact","level":"MUST","section":"4","quote":"A token that only begins like the right one, differs in letter case or has something appended MUST be refused.","needs":["http"],"added":"1.0"},
  {"id":"origin-checked","level":"MUST","section":"4","quote":"A request whose `Origin` is neither absent nor a loopback host (`localhost`, `127.0.0.1`, `[::1]`) nor configured MUST be answered with 403.","needs":["http"],"added":"1.0"},
  {"id":"origin-exact","level":"MUST","section":"4","quote":"The host of an `Origin` MUST be compared as parsed and as a whole, so that `http://localhost.example.com` and `null` are refused.","needs":["http"],"added":"1.0"},
  {"id":"host-checked","level":"MUST","section":"4","quote":"A request whose `Host` is not a loopback host nor configured MUST be answered with 403.","needs":["http"],"added":"1.0"},
  {"id":"numbers-rounded","level":"MUST","section":"5.1","quote":"Lengths and angles MUST be reported rounded to 0.01.","needs":["actions"],"added":"1.0"},
  {"id":"angle-range","level":"MUST","section":"5.1","quote":"The angle of an object MUST be reported in [0, 360), whatever turn it was given as.","needs":["actions"],"added":"1.0"},
  {"id":"colour-form","level":"MUST","section":"5.1","quote":"Colours MUST be reported as `#RRGGBB` in capitals, whatever the case in which they were given.","needs":["actions"],"added":"1.0"},
  {"id":"id-string","level":"MUST","section":"5.2","quote":"Every id MUST be a string.","needs":["actions"],"added":"1.0"},
  {"id":"id-unique","level":"MUST","section":"5.2","quote":"An id MUST name one object only, of whichever kind.","needs":["actions"],"added":"1.0"},
  {"id":"id-stable","level":"MUST","section":"5.2","quote":"An object MUST keep its id through every change of it.","needs":["actions"],"added":"1.0"},
  {"id":"id-not-reused","level":"MUST","section":"5.2","quote":"The id of something deleted MUST NOT be given to anything else.","needs":["actions"],"added":"1.0"},
  {"id":"id-accepted","level":"MUST","section":"5.2","quote":"An id MUST be accepted by every tool that takes one of its kind, whether the tool that made the object, `get_state` or a list reported it.","needs":["actions"],"added":"1.0"},
  {"id":"modify-keeps-rest","level":"MUST","section":"5.3","quote":"A tool that changes an object MUST leave as it was what the call does not name.","needs":["actions"],"added":"1.0"},
  {"id":"nothing-to-change","level":"MUST","section":"5.3","quote":"`modify_wall`, `modify_room`, `modify_furniture` and `set_environment` MUST answer a call that names nothing to change with `SH3D_NOTHING_TO_CHANGE`.","needs":["actions"],"added":"1.0"},
  {"id":"null-removes","level":"MUST","section":"5.3","quote":"`null` MUST remove: `heightAtEnd`, `arcExtent` and the colours in `modify_wall`, the name and the colours in `modify_room`, the colour in `modify_furniture`, the textures in `set_environment`, and a texture by `textureName` in `apply_texture`.","needs":["actions"],"added":"1.0"},
  {"id":"state-same-objects","level":"MUST","section":"6","quote":"An object in `get_state` MUST equal what the tool answered that made or changed it last.","needs":["actions"],"added":"1.0"},
  {"id":"state-order","level":"MUST","section":"6","quote":"Objects of one kind MUST stand in `get_state` in the order in which they were made.","needs":["actions"],"added":"1.0"},
  {"id":"state-deterministic","level":"MUST","section":"6","quote":"Two readings of an unchanged home MUST be equal.","needs":[],"added":"1.0"},
  {"id":"read-changes-nothing","level":"MUST","section":"6","quote":"A tool that only reads MUST NOT change the home.","needs":[],"added":"1.0"},
  {"id":"state-bounding-box","level":"MUST","section":"6","quote":"`boundingBox` MUST be the smallest upright rectangle around the ends of all walls, the corners of all rooms and the corners of all furniture, and null when there are none.","needs":["actions"],"added":"1.0"},
  {"id":"state-modified","level":"MUST","section":"6","quote":"After a change `modified` of the home MUST be true.","needs":["actions"],"added":"1.0"},
  {"id":"clear-empties","level":"MUST","section":"6","quote":"`clear_scene` MUST delete all walls, rooms, furniture, labels and dimension lines, and tell how many in `removed`.","needs":["actions"],"added":"1.0"},
  {"id":"clear-keeps","level":"MUST","section":"6","quote":"`clear_scene` MUST leave levels, cameras, stored cameras and the environment.","needs":["actions"],"added":"1.0"},
  {"id":"wall-created","level":"MUST","section":"7.1","quote":"`create_wall` MUST create a straight wall from the first point to the second.","needs":["actions"],"added":"1.0"},
  {"id":"wall-defaults","level":"MUST","section":"7.1","quote":"A wall MUST be 10 cm thick and as high as its level, or 250 cm high without one, unless the call says otherwise.","needs":["actions"],"added":"1.0"},
  {"id":"wall-sizes","level":"MUST","section":"7.1","quote":"A wall MUST have the thickness and the height that the call gives.","needs":["actions"],"added":"1.0"},
  {"id":"wall-length","level":"MUST","section":"7.1","quote":"`length` of a straight wall MUST be the distance of its ends.","needs":["actions"],"added":"1.0"},
  {"id":"wall-arc-length","level":"MUST","section":"7.1","quote":"`length` of a wall with an arc MUST be that of the arc: for the chord c and the angle θ in radians, c·θ / (2·sin(θ/2)).","needs":["actions"],"added":"1.0"},
  {"id":"wall-without-length","level":"MUST","section":"7.1","quote":"A wall whose ends are the same point MUST be refused as invalid input, when it is created and when it is changed.","needs":["actions"],"added":"1.0"},
  {"id":"walls-order","level":"MUST","section":"7.1","quote":"`create_walls` MUST create four walls along the rectangle in the order top, right, bottom, left.","needs":["actions"],"added":"1.0"},
  {"id":"walls-joined","level":"MUST","section":"7.1","quote":"The four walls of `create_walls` MUST be joined in a ring.","needs":["actions"],"added":"1.0"},
  {"id":"walls-heights","level":"MUST","section":"7.1","quote":"In `create_walls`, `height` MUST be the extent of the rectangle on the plan and `wallHeight` the height of the walls.","needs":["actions"],"added":"1.0"},
  {"id":"wall-modified","level":"MUST","section":"7.1","quote":"`modify_wall` MUST set every member that it is given.","needs":["actions"],"added":"1.0"},
  {"id":"wall-sides","level":"MUST","section":"7.1","quote":"In `modify_wall`, `color` and `shininess` MUST apply to both sides, and a member of one side wins over them.","needs":["actions"],"added":"1.0"},
  {"id":"wall-deleted","level":"MUST","section":"7.1","quote":"`delete_wall` MUST delete the wall and the doors and windows in it, and name all of them in `deleted`.","needs":["actions"],"added":"1.0"},
  {"id":"join-symmetric","level":"MUST","section":"7.2","quote":"A join MUST be reported by both walls, at the ends that meet.","needs":["actions"],"added":"1.0"},
  {"id":"join-named-ends","level":"MUST","section":"7.2","quote":"`connect_walls` MUST join the ends that it is given.","needs":["actions"],"added":"1.0"},
  {"id":"join-nearest-ends","level":"MUST","section":"7.2","quote":"Without ends, `connect_walls` MUST join the two that are nearest to each other.","needs":["actions"],"added":"1.0"},
  {"id":"join-meets","level":"MUST","section":"7.2","quote":"Ends that are joined MUST be at the same point: `connect_walls` moves that of the second wall to that of the first.","needs":["actions"],"added":"1.0"},
  {"id":"join-releases","level":"MUST","section":"7.2","quote":"An end that is joined again MUST be released by the wall that it was joined with before.","needs":["actions"],"added":"1.0"},
  {"id":"join-of-one","level":"MUST","section":"7.2","quote":"A wall MUST NOT be joined with itself: that is refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"join-follows","level":"MUST","section":"7.2","quote":"When `modify_wall` moves an end, the end of another wall that is joined with it MUST move along.","needs":["actions"],"added":"1.0"},
  {"id":"join-ends-with-wall","level":"MUST","section":"7.2","quote":"When a wall is deleted, the walls that were joined with it MUST report no join there.","needs":["actions"],"added":"1.0"},
  {"id":"room-created","level":"MUST","section":"7.3","quote":"`create_room_polygon` MUST create a room with the given corners in the given order.","needs":["actions"],"added":"1.0"},
  {"id":"room-defaults","level":"MUST","section":"7.3","quote":"A room MUST have a floor and a ceiling, no visible area, no name and no colours, unless the call says otherwise.","needs":["actions"],"added":"1.0"},
  {"id":"room-area","level":"MUST","section":"7.3","quote":"`area` MUST be the area that the corners enclose, in square cm.","needs":["actions"],"added":"1.0"},
  {"id":"room-area-crossed","level":"MUST","section":"7.3","quote":"Where the sides of a room cross each other, every enclosed spot MUST count once: a bow tie in a square of 100 by 100 has an area of 5000.","needs":["actions"],"added":"1.0"},
  {"id":"room-flat","level":"MUST","section":"7.3","quote":"Corners on one line MUST give a room with the area 0.","needs":["actions"],"added":"1.0"},
  {"id":"room-centre","level":"MUST","section":"7.3","quote":"`xCenter` and `yCenter` MUST be the centre of the bounding box of the corners.","needs":["actions"],"added":"1.0"},
  {"id":"room-modified","level":"MUST","section":"7.3","quote":"`modify_room` MUST set every member that it is given, and tell the area of new corners.","needs":["actions"],"added":"1.0"},
  {"id":"room-deleted","level":"MUST","section":"7.3","quote":"`delete_room` MUST delete the room and nothing else.","needs":["actions"],"added":"1.0"},
  {"id":"catalog-query","level":"MUST","section":"8.1","quote":"`query` MUST leave the entries whose name contains it, ignoring case.","needs":[],"added":"1.0"},
  {"id":"catalog-category","level":"MUST","section":"8.1","quote":"`category` MUST leave the entries of that category.","needs":[],"added":"1.0"},
  {"id":"catalog-category-unknown","level":"MUST","section":"8.1","quote":"A category that the catalog does not have MUST be answered with `SH3D_NOT_FOUND`.","needs":[],"added":"1.0"},
  {"id":"catalog-type","level":"MUST","section":"8.1","quote":"`type` MUST leave furniture without doors and windows for `furniture`, doors and windows alone for `doorOrWindow`, and both for `all`.","needs":[],"added":"1.0"},
  {"id":"catalog-limit","level":"MUST","section":"8.1","quote":"At most `limit` entries MUST be returned, 100 by default, and `total` MUST count all that were found.","needs":[],"added":"1.0"},
  {"id":"catalog-categories","level":"MUST","section":"8.1","quote":"`list_categories` MUST name every category of both catalogs with the number of its entries.","needs":[],"added":"1.0"},
  {"id":"catalog-textures","level":"MUST","section":"8.1","quote":"`list_textures_catalog` MUST search textures by `query` and `category` in the same way.","needs":[],"added":"1.0"},
  {"id":"place-from-catalog","level":"MUST","section":"8.2","quote":"A placed piece MUST have the name, the catalog id and the size of its entry in the catalog.","needs":["actions"],"added":"1.0"},
  {"id":"place-by-name","level":"MUST","section":"8.2","quote":"`name` MUST find the entry of exactly that name, ignoring case.","needs":["actions"],"added":"1.0"},
  {"id":"place-by-part","level":"MUST","section":"8.2","quote":"A `name` that no entry has MUST find the only entry whose name contains it.","needs":["actions"],"added":"1.0"},
  {"id":"place-ambiguous","level":"MUST","section":"8.2","quote":"A `name` that fits several entries MUST be answered with `SH3D_AMBIGUOUS`, with those entries as `candidates`, and nothing is placed.","needs":["actions"],"added":"1.0"},
  {"id":"place-unknown","level":"MUST","section":"8.2","quote":"A `name` or a `catalogId` that fits no entry MUST be answered with `SH3D_NOT_FOUND`.","needs":["actions"],"added":"1.0"},
  {"id":"place-one-way","level":"MUST","section":"8.2","quote":"Exactly one of `name` and `catalogId` MUST be given; anything else is refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"place-centre","level":"MUST","section":"8.2","quote":"`x` and `y` MUST be the centre of the piece.","needs":["actions"],"added":"1.0"},
  {"id":"place-elevation","level":"MUST","section":"8.2","quote":"Without `elevation` a piece MUST be at the height that the catalog has for it.","needs":["actions"],"added":"1.0"},
  {"id":"furniture-modified","level":"MUST","section":"8.2","quote":"`modify_furniture` MUST set every member that it is given.","needs":["actions"],"added":"1.0"},
  {"id":"furniture-deleted","level":"MUST","section":"8.2","quote":"`delete_furniture` MUST delete the piece and nothing else.","needs":["actions"],"added":"1.0"},
  {"id":"door-position","level":"MUST","section":"8.3","quote":"`place_door_or_window` MUST put the centre of the piece at `position` along the wall, from 0 at its start to 1 at its end, and report `wallId` and `position`.","needs":["actions"],"added":"1.0"},
  {"id":"door-default","level":"MUST","section":"8.3","quote":"Without `position` a door MUST stand in the middle of the wall.","needs":["actions"],"added":"1.0"},
  {"id":"door-angle","level":"MUST","section":"8.3","quote":"A door MUST stand along its wall.","needs":["actions"],"added":"1.0"},
  {"id":"door-depth","level":"MUST","section":"8.3","quote":"A door MUST be as deep as its wall is thick: in a wall twice as thick it is twice as deep.","needs":["actions"],"added":"1.0"},
  {"id":"door-mirrored","level":"MUST","section":"8.3","quote":"`mirrored` MUST be reported as it was given.","needs":["actions"],"added":"1.0"},
  {"id":"door-only","level":"MUST","section":"8.3","quote":"A piece that is neither a door nor a window MUST be refused by `place_door_or_window` as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"door-fits","level":"MUST","section":"8.3","quote":"A door that would stick out of its wall MUST be answered with `SH3D_CONFLICT`, and nothing is placed.","needs":["actions"],"added":"1.0"},
  {"id":"door-follows","level":"MUST","section":"8.3","quote":"When a wall is moved, its doors and windows MUST move with it, at the same `position`.","needs":["actions"],"added":"1.0"},
  {"id":"door-leaves","level":"MUST","section":"8.3","quote":"A door whose `x`, `y` or `angle` is changed MUST leave its wall: `wallId` and `position` are null.","needs":["actions"],"added":"1.0"},
  {"id":"shape-extrude","level":"MUST","section":"8.4","quote":"`extrude` MUST make a piece over the bounding box of its polygon, as high as `height`.","needs":["actions"],"added":"1.0"},
  {"id":"shape-mesh","level":"MUST","section":"8.4","quote":"`mesh` MUST make a piece over the bounding box of its vertices.","needs":["actions"],"added":"1.0"},
  {"id":"shape-mode","level":"MUST","section":"8.4","quote":"A polygon without `height` or in the mode `mesh`, and vertices in the mode `extrude`, MUST be refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"shape-indices","level":"MUST","section":"8.4","quote":"A triangle that names a vertex which is not there MUST be refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"texture-wall-sides","level":"MUST","section":"8.5","quote":"`apply_texture` MUST change the side of a wall that `surface` names, and both for `both`.","needs":["actions"],"added":"1.0"},
  {"id":"texture-room-surfaces","level":"MUST","section":"8.5","quote":"`apply_texture` MUST change the floor or the ceiling of a room that `surface` names, and both for `both`.","needs":["actions"],"added":"1.0"},
  {"id":"texture-surface-fits","level":"MUST","section":"8.5","quote":"A `surface` that the target does not have MUST be refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"texture-form","level":"MUST","section":"8.5","quote":"`angle` and `scale` of a texture MUST be reported as they were given, 0 and 1 by default.","needs":["actions"],"added":"1.0"},
  {"id":"texture-unknown","level":"MUST","section":"8.5","quote":"A texture that the catalog does not have MUST be answered with `SH3D_NOT_FOUND`.","needs":["actions"],"added":"1.0"},
  {"id":"label-added","level":"MUST","section":"9.1","quote":"`add_label` MUST put the text at the point, with every member that it is given.","needs":["actions"],"added":"1.0"},
  {"id":"label-defaults","level":"MUST","section":"9.1","quote":"A label MUST have letters of 18 cm, be centred, upright and on the plan only, unless the call says otherwise.","needs":["actions"],"added":"1.0"},
  {"id":"dimension-added","level":"MUST","section":"9.1","quote":"`add_dimension_line` MUST report the distance of its ends as `length`, and an `offset` of 25 unless the call says otherwise.","needs":["actions"],"added":"1.0"},
  {"id":"annotation-deleted","level":"MUST","section":"9.1","quote":"`delete_annotation` MUST delete a label or a dimension line and nothing else.","needs":["actions"],"added":"1.0"},
  {"id":"level-before","level":"MUST","section":"9.2","quote":"Objects that were made while there was no level MUST have the level null and keep it.","needs":["actions"],"added":"1.0"},
  {"id":"level-added","level":"MUST","section":"9.2","quote":"`add_level` MUST add a level with the given name and elevation, 250 cm high and with a floor of 12 cm unless the call says otherwise.","needs":["actions"],"added":"1.0"},
  {"id":"level-selects","level":"MUST","section":"9.2","quote":"`add_level` MUST select the new level.","needs":["actions"],"added":"1.0"},
  {"id":"level-objects","level":"MUST","section":"9.2","quote":"A new object MUST be on the selected level.","needs":["actions"],"added":"1.0"},
  {"id":"level-select","level":"MUST","section":"9.2","quote":"`set_selected_level` MUST select that level and no other.","needs":["actions"],"added":"1.0"},
  {"id":"level-order","level":"MUST","section":"9.2","quote":"Levels MUST stand from the lowest to the highest.","needs":["actions"],"added":"1.0"},
  {"id":"level-deleted","level":"MUST","section":"9.2","quote":"`delete_level` MUST delete the level with all that is on it and nothing else, and tell how many in `removed`.","needs":["actions"],"added":"1.0"},
  {"id":"level-next","level":"MUST","section":"9.2","quote":"When the selected level is deleted, another one MUST be selected: the next lower, else the next higher.","needs":["actions"],"added":"1.0"},
  {"id":"camera-observer","level":"MUST","section":"10.1","quote":"`set_camera` with `observer` MUST set every member that it is given, and leave the others.","needs":["actions"],"added":"1.0"},
  {"id":"camera-top","level":"MUST","section":"10.1","quote":"`set_camera` with `top` MUST make the top camera the one in use.","needs":["actions"],"added":"1.0"},
  {"id":"camera-yaw-range","level":"MUST","section":"10.1","quote":"Yaw MUST be reported in [0, 360).","needs":["actions"],"added":"1.0"},
  {"id":"camera-look-at","level":"MUST","section":"10.1","quote":"`lookAt` MUST turn the observer to the point: yaw is atan2(-dx, dy), pitch is atan2(-dz, the horizontal distance).","needs":["actions"],"added":"1.0"},
  {"id":"camera-centre","level":"MUST","section":"10.1","quote":"`target` MUST turn the observer to the middle of the bounding box of the home.","needs":["actions"],"added":"1.0"},
  {"id":"camera-centre-empty","level":"MUST","section":"10.1","quote":"`target` in a home without walls, rooms and furniture MUST be answered with `SH3D_EMPTY_SCENE`.","needs":["actions"],"added":"1.0"},
  {"id":"camera-exclusive","level":"MUST","section":"10.1","quote":"`lookAt`, `target` and `yaw` or `pitch` MUST exclude each other, and `top` and `name` MUST exclude all of them and `x`, `y`, `z` and `fov`; anything else is refused as invalid input.","needs":["actions"],"added":"1.0"},
  {"id":"camera-stored","level":"MUST","section":"10.1","quote":"`store_camera` MUST keep the camera in use under the name, and `set_camera` with that name MUST bring it back.","needs":["actions"],"added":"1.0"},
  {"id":"camera-replaced","level":"MUST","section":"10.1","quote":"`store_camera` with a name that is taken MUST replace that camera.","needs":["actions"],"added":"1.0"},
  {"id":"camera-deleted","level":"MUST","section":"10.1","quote":"`store_camera` with `delete` MUST delete the camera of that name.","needs":["actions"],"added":"1.0"},
  {"id":"camera-unknown","level":"MUST","section":"10.1","quote":"A stored camera that is not there MUST be answered with `SH3D_NOT_FOUND`.","needs":["actions"],"added":"1.0"},
  {"id":"camera-listed","level":"MUST","section":"10.1","quote":"`get_cameras` MUST tell the same cameras as `get_state`.","needs":[],"added":"1.0"},
  {"id":"environment-set","level":"MUST","section":"10.2","quote":"`set_environment` MUST set every member that it is given.","needs":["actions"],"added":"1.0"},
  {"id":"checkpoint-listed","level":"MUST","section":"11.1","quote":"A checkpoint MUST be listed with its id and description, the oldest first, and be the current one.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-restores-all","level":"MUST","section":"11.1","quote":"Restoring a checkpoint MUST bring back everything that `get_state` tells of the home, ids included.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-undo","level":"MUST","section":"11.1","quote":"After a change, `restore_checkpoint` without an id MUST restore the current checkpoint.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-back","level":"MUST","section":"11.1","quote":"Without a change, `restore_checkpoint` without an id MUST restore the checkpoint before the current one.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-first","level":"MUST","section":"11.1","quote":"When there is none before, `restore_checkpoint` without an id MUST be answered with `SH3D_NO_CHECKPOINT`.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-jump","level":"MUST","section":"11.1","quote":"`restore_checkpoint` with an id MUST restore that checkpoint, later ones than the current included.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-fork","level":"MUST","section":"11.1","quote":"A new checkpoint after going back MUST drop the ones that were ahead.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-unknown","level":"MUST","section":"11.1","quote":"An id of no checkpoint MUST be answered with `SH3D_NO_CHECKPOINT`, with those that are `available`.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-unchanged","level":"MUST","section":"11.1","quote":"Restoring the current checkpoint by its id while nothing has changed MUST be answered with `SH3D_NOTHING_TO_CHANGE`, unless `force` is true.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-intact","level":"MUST","section":"11.1","quote":"A change after restoring MUST NOT change the checkpoint: it can be restored any number of times.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-joins","level":"MUST","section":"11.1","quote":"Joins of walls MUST survive any number of restores.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-limit","level":"MUST","section":"11.1","quote":"The newest 32 checkpoints MUST be kept, and older ones are dropped.","needs":["actions","history"],"added":"1.0"},
  {"id":"checkpoint-ids","level":"MUST","section":"11.1","quote":"The id of a checkpoint MUST stay the same when older ones are dropped.","needs":["actions","history"],"added":"1.0"},
  {"id":"clear-checkpoint","level":"MUST","section":"11.1","quote":"`clear_scene` MUST take a checkpoint first and tell its id, so that restoring it brings everything back.","needs":["actions","history"],"added":"1.0"},
  {"id":"level-checkpoint","level":"MUST","section":"11.1","quote":"`delete_level` MUST take a checkpoint first and tell its id, so that restoring it brings the level back.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-order","level":"MUST","section":"11.2","quote":"`batch_commands` MUST carry out its commands in their order and answer one result for each.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-outputs","level":"MUST","section":"11.2","quote":"The result of a command MUST hold what the tool alone would have answered: its output, or its error.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-stop","level":"MUST","section":"11.2","quote":"By default a batch MUST stop at the first command that fails, and the commands after it are `skipped`.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-continue","level":"MUST","section":"11.2","quote":"With `continue` a batch MUST go on after a command that fails.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-rollback","level":"MUST","section":"11.2","quote":"With `rollback` a command that fails MUST leave the home as it was before the batch.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-excluded","level":"MUST","section":"11.2","quote":"`batch_commands`, `load_home`, `restore_checkpoint` and names of no tool MUST fail in a batch with `SH3D_INVALID_INPUT`.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-params","level":"MUST","section":"11.2","quote":"The input of a command MUST be checked as that of a call, unknown members included.","needs":["actions","history"],"added":"1.0"},
  {"id":"batch-images","level":"MUST","section":"11.2","quote":"The image blocks of commands MUST follow in the order of the commands.","needs":["actions","history","files"],"added":"1.0"},
  {"id":"path-below","level":"MUST","section":"12.1","quote":"A path that is absolute or leads out of the folder of files MUST be answered with `SH3D_IO`, and nothing is read or written.","needs":["actions","files"],"added":"1.0"},
  {"id":"path-reported","level":"MUST","section":"12.1","quote":"A path MUST be reported relative to the folder of files, with the ending of its kind, which is added where it is missing.","needs":["actions","files"],"added":"1.0"},
  {"id":"file-kept","level":"MUST","section":"12.1","quote":"A file that is there MUST NOT be replaced without `overwrite`: the call is answered with `SH3D_CONFLICT`.","needs":["actions","files"],"added":"1.0"},
  {"id":"file-replaced","level":"MUST","section":"12.1","quote":"With `overwrite` a file that is there MUST be replaced.","needs":["actions","files"],"added":"1.0"},
  {"id":"save-load","level":"MUST","section":"12.1","quote":"A home that is saved and loaded again MUST have the same walls, rooms, furniture, labels, dimension lines, levels and stored cameras.","needs":["actions","files"],"added":"1.0"},
  {"id":"save-clean","level":"MUST","section":"12.1","quote":"After `save_home` `modified` of the home MUST be false.","needs":["actions","files"],"added":"1.0"},
  {"id":"save-own-file","level":"MUST","section":"12.1","quote":"`save_home` without a path MUST write to the file of the last save.","needs":["actions","files"],"added":"1.0"},
  {"id":"load-replaces","level":"MUST","section":"12.1","quote":"`load_home` MUST replace all that was in the home.","needs":["actions","files"],"added":"1.0"},
  {"id":"load-checkpoint","level":"MUST","section":"12.1","quote":"`load_home` MUST take a checkpoint first and tell its id, so that restoring it brings everything back.","needs":["actions","history","files"],"added":"1.0"},
  {"id":"load-missing","level":"MUST","section":"12.1","quote":"A file that is not there MUST be answered with `SH3D_IO`, and the home stays as it was.","needs":["actions","files"],"added":"1.0"},
  {"id":"svg-document","level":"MUST","section":"12.2","quote":"`export_svg` MUST answer a well-formed SVG document.","needs":["actions","files"],"added":"1.0"},
  {"id":"svg-shows","level":"MUST","section":"12.2","quote":"The plan MUST show the names of rooms and the texts of labels.","needs":["actions","files"],"added":"1.0"},
  {"id":"svg-changes","level":"MUST","section":"12.2","quote":"The plan MUST show walls and furniture: with another wall or piece it is another drawing.","needs":["actions","files"],"added":"1.0"},
  {"id":"svg-file","level":"MUST","section":"12.2","quote":"With a path the drawing MUST go to the file, and `svg` is null.","needs":["actions","files"],"added":"1.0"},
  {"id":"plan-image","level":"MUST","section":"12.2","quote":"`export_plan_image` MUST answer a PNG image block that is as wide as `width`, 1024 by default, and as high as it says.","needs":["actions","files"],"added":"1.0"},
  {"id":"plan-drawn","level":"MUST","section":"12.2","quote":"The picture of a plan MUST NOT be of one colour.","needs":["actions","files"],"added":"1.0"},
  {"id":"plan-file","level":"MUST","section":"12.2","quote":"With a path the picture MUST go to the file, and there is no image block.","needs":["actions","files"],"added":"1.0"},
  {"id":"plan-empty","level":"MUST","section":"12.2","quote":"Of a home without walls, rooms, furniture and annotations, plan and OBJ MUST be answered with `SH3D_EMPTY_SCENE`.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-size","level":"MUST","section":"12.3","quote":"`render_photo` MUST answer pictures of the given `width` and `height`, 800 by 600 by default.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-format","level":"MUST","section":"12.3","quote":"`render_photo` MUST answer JPEG, or PNG where `format` says so.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-drawn","level":"MUST","section":"12.3","quote":"A picture of a home MUST NOT be of one colour.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-corners","level":"MUST","section":"12.3","quote":"With `angles` 4 there MUST be four pictures, from the yaws 315, 135, 45 and 225 in this order, and by default one, from 315.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-angles","level":"MUST","section":"12.3","quote":"`angles` MUST be 1 or 4; anything else is refused as invalid input.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-differ","level":"MUST","section":"12.3","quote":"Pictures from opposite corners of a home that is not symmetric MUST differ.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-pitch","level":"MUST","section":"12.3","quote":"An overhead picture MUST look down by 30 degrees, by 55 with `focusOn`, unless `pitch` is given.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-focus","level":"MUST","section":"12.3","quote":"`focusOn` MUST take the id of a room or a piece of furniture, and answer another id with `SH3D_NOT_FOUND`.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-standard","level":"MUST","section":"12.3","quote":"In the view `standard` the picture MUST be taken from the given place, and what is not given comes from the camera of the home.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-overhead-members","level":"MUST","section":"12.3","quote":"`x`, `y`, `z` and `yaw` in the view `overhead` MUST be refused as invalid input.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-hide-walls","level":"MUST","section":"12.3","quote":"With `hideWalls` the walls MUST be cut down to the floor, so that they hide nothing.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-file","level":"MUST","section":"12.3","quote":"With a path the pictures MUST go to files, with `-1` to `-4` before the ending where there are four.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-empty","level":"MUST","section":"12.3","quote":"An overhead picture of a home without walls, rooms and furniture MUST be answered with `SH3D_EMPTY_SCENE`.","needs":["actions","files"],"added":"1.0"},
  {"id":"photo-renderer","level":"SHOULD","section":"12.3","quote":"`renderer` SHOULD name what drew the picture.","needs":["actions","files"],"added":"1.0"},
  {"id":"obj-zip","level":"MUST","section":"12.4","quote":"`export_to_obj` MUST answer an embedded resource: a zip with an OBJ and an MTL file, whose names are the `files`.","needs":["actions","files"],"added":"1.0"},
  {"id":"obj-file","level":"MUST","section":"12.4","quote":"With a path the archive MUST go to the file, and there is no embedded resource.","needs":["actions","files"],"added":"1.0"},
  {"id":"version-open-outputs","level":"MUST","section":"14","quote":"A server MUST keep the mandatory members of every output, whatever it adds.","needs":[],"added":"1.0"},
  {"id":"version-string","level":"MUST","section":"14","quote":"The `schema` that `get_state` answers MUST be `mcp-sweethome3d/1.` and a minor version; a server of this version sends `mcp-sweethome3d/1.0`.","needs":[],"added":"1.0"},
];

/** Titles of the sections that they stand in. */
export const headings: Readonly<Record<string, string>> = {
  "3": "HTTP",
  "4": "Security",
  "6": "State",
  "14": "Versions",
  "2.1": "Listing",
  "2.2": "Calling",
  "2.3": "Errors",
  "2.4": "Messages",
  "2.5": "Homes",
  "2.6": "Resources and prompts",
  "3.1": "Sessions",
  "5.1": "Measures",
  "5.2": "Ids",
  "5.3": "Changing",
  "7.1": "Walls",
  "7.2": "Joins",
  "7.3": "Rooms",
  "8.1": "Catalog",
  "8.2": "Placing",
  "8.3": "Doors and windows",
  "8.4": "Shapes",
  "8.5": "Textures",
  "9.1": "Annotations",
  "9.2": "Levels",
  "10.1": "Cameras",
  "10.2": "Environment",
  "11.1": "Checkpoints",
  "11.2": "Batches",
  "12.1": "Files",
  "12.2": "The plan",
  "12.3": "Pictures",
  "12.4": "OBJ"
};
