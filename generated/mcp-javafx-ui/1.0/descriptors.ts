// Generated from schema/mcp-javafx-ui/1.0 by `npm run generate`. Edit the source, not this file.

import type { ToolDescriptor } from '../../runtime/contract-module.js';
import type { ToolName } from './types.js';

/** What `tools/list` answers, by tool. */
export const descriptors: Readonly<Record<ToolName, ToolDescriptor>> = {
  "ui_get_snapshot": {
    "name": "ui_get_snapshot",
    "title": "Read the UI",
    "description": "Reads the focused window of the running JavaFX application, or the windows that stage or stageIndex selects, with their popups and nodes. The text is an outline, one line a node: uid, type, #id, \"text\" and state. Start here; use the uids of the outline in ui_perform and ui_get_node. A node marked with \"+n\" has n children below the depth: ask again with a greater depth, or use ui_get_node with includeChildren.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "stage": {
          "description": "Which windows.",
          "anyOf": [
            {
              "description": "Which windows a snapshot covers: the focused one, the first one, or all of them.",
              "type": "string",
              "enum": [
                "focused",
                "primary",
                "all"
              ]
            },
            {
              "type": "null"
            }
          ],
          "default": "focused"
        },
        "stageIndex": {
          "description": "Index of one window, alone or with `stage: focused`.",
          "anyOf": [
            {
              "type": "integer",
              "minimum": 0
            },
            {
              "type": "null"
            }
          ]
        },
        "mode": {
          "description": "How much of each node.",
          "anyOf": [
            {
              "description": "`compact` is small and made for language models; `full` has geometry and virtualization.",
              "type": "string",
              "enum": [
                "compact",
                "full"
              ]
            },
            {
              "type": "null"
            }
          ],
          "default": "compact"
        },
        "depth": {
          "description": "Edges from the root; 0 is the root alone. Default: 8 in compact mode, 50 in full mode.",
          "anyOf": [
            {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000
            },
            {
              "type": "null"
            }
          ]
        },
        "include": {
          "description": "Sections on or off, whatever the mode says.",
          "anyOf": [
            {
              "description": "Switches sections on or off, whatever the mode says.",
              "type": "object",
              "properties": {
                "bounds": {
                  "description": "Bounds in parent and in scene.",
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "localToScreen": {
                  "description": "Bounds on the screen.",
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "properties": {
                  "description": "JavaFX properties.",
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "virtualization": {
                  "description": "Rows of virtualized controls.",
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "accessibility": {
                  "description": "Accessible role and help.",
                  "anyOf": [
                    {
                      "type": "boolean"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              },
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiSnapshot"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "AppInfo": {
          "description": "The application behind the server.",
          "type": "object",
          "required": [
            "pid"
          ],
          "properties": {
            "pid": {
              "description": "Process id.",
              "type": "integer",
              "minimum": 0
            },
            "javaVersion": {
              "description": "Version of the Java runtime.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "javafxVersion": {
              "description": "Version of JavaFX.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "mainClass": {
              "description": "Main class of the application.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "debugFlags": {
              "description": "Flags that say how the server was enabled.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        },
        "Bounds": {
          "description": "A rectangle in the coordinates of the parent or of the scene.",
          "type": "object",
          "required": [
            "minX",
            "minY",
            "width",
            "height"
          ],
          "properties": {
            "minX": {
              "description": "Left edge.",
              "type": "number"
            },
            "minY": {
              "description": "Upper edge.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            }
          }
        },
        "ColumnInfo": {
          "description": "A visible leaf column.",
          "type": "object",
          "required": [
            "id"
          ],
          "properties": {
            "id": {
              "description": "The column's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "Its header.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "MCP_UI_NOT_ENABLED",
            "MCP_UI_NO_STAGES",
            "MCP_UI_NODE_NOT_FOUND",
            "MCP_UI_STALE_REF",
            "MCP_UI_ACTION_FAILED",
            "MCP_UI_TIMEOUT",
            "MCP_UI_INTERNAL",
            "MCP_UI_INVALID_INPUT",
            "MCP_UI_BUSY"
          ]
        },
        "ErrorEnvelope": {
          "description": "What a tool answers instead of its output when it fails.",
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "description": "The error.",
              "$ref": "#/$defs/ToolError"
            }
          }
        },
        "FocusInfo": {
          "description": "Where the keyboard focus is; both members are null when nothing is focused.",
          "type": "object",
          "properties": {
            "focusedNode": {
              "description": "The focus owner of the focused window.",
              "anyOf": [
                {
                  "$ref": "#/$defs/NodeRef"
                },
                {
                  "type": "null"
                }
              ]
            },
            "focusedWindow": {
              "description": "The focused window.",
              "anyOf": [
                {
                  "$ref": "#/$defs/FocusedWindow"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "FocusedWindow": {
          "description": "The window that has the focus.",
          "type": "object",
          "required": [
            "stageIndex"
          ],
          "properties": {
            "stageIndex": {
              "description": "Its index in the order of windows.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "NodeAccessibility": {
          "description": "What assistive technology is told.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Accessible role.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "help": {
              "description": "Accessible help.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeFx": {
          "description": "JavaFX properties.",
          "type": "object",
          "properties": {
            "properties": {
              "description": "Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.",
              "type": "object",
              "additionalProperties": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "number"
                  },
                  {
                    "type": "boolean"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        },
        "NodeHint": {
          "description": "What a caller remembers of a node. A server may ignore it.",
          "type": "object",
          "properties": {
            "id": {
              "description": "The node's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "type": {
              "description": "The node's type.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "The node's text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeLayout": {
          "description": "Where a node is. A section whose numbers are not finite is left out.",
          "type": "object",
          "properties": {
            "boundsInParent": {
              "description": "In the coordinates of its parent.",
              "$ref": "#/$defs/Bounds"
            },
            "boundsInScene": {
              "description": "In the coordinates of its scene.",
              "$ref": "#/$defs/Bounds"
            },
            "localToScreen": {
              "description": "On the screen.",
              "$ref": "#/$defs/ScreenBounds"
            }
          }
        },
        "NodeRef": {
          "description": "Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it.",
          "type": "object",
          "required": [
            "path",
            "uid"
          ],
          "properties": {
            "path": {
              "description": "Canonical path over the reported tree.",
              "type": "string",
              "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
            },
            "uid": {
              "description": "Identifier that the node keeps for its lifetime and that is never given to another node.",
              "type": "string",
              "maxLength": 200,
              "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
            },
            "hint": {
              "description": "What helps a person recognise the node.",
              "anyOf": [
                {
                  "$ref": "#/$defs/NodeHint"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeText": {
          "description": "What the node shows as text.",
          "type": "object",
          "properties": {
            "label": {
              "description": "Its displayed text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "prompt": {
              "description": "The hint that an empty input shows.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeValue": {
          "description": "What the user has entered or chosen.",
          "type": "object",
          "properties": {
            "text": {
              "description": "Content of a text input or displayed value of a value control; null for a password.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "selected": {
              "description": "State of a toggle or radio button.",
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "type": "null"
                }
              ]
            },
            "checked": {
              "description": "State of a check box.",
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "RowRange": {
          "description": "Rows from `from` to `to`, both inclusive.",
          "type": "object",
          "required": [
            "from",
            "to"
          ],
          "properties": {
            "from": {
              "description": "First row.",
              "type": "integer",
              "minimum": 0
            },
            "to": {
              "description": "Last row.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "ScreenBounds": {
          "description": "A rectangle in screen coordinates.",
          "type": "object",
          "required": [
            "x",
            "y",
            "width",
            "height"
          ],
          "properties": {
            "x": {
              "description": "Left edge.",
              "type": "number"
            },
            "y": {
              "description": "Upper edge.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            }
          }
        },
        "StageKind": {
          "description": "What sort of window a stage entry describes.",
          "type": "string",
          "examples": [
            "stage",
            "dialog",
            "popup"
          ]
        },
        "ToolError": {
          "description": "What went wrong, for a program and for a model.",
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "description": "Stable code.",
              "$ref": "#/$defs/ErrorCode"
            },
            "message": {
              "description": "What happened, as a sentence.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UiNode": {
          "description": "One node of the reported tree.",
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "styleClass",
            "visible",
            "managed",
            "disabled",
            "children"
          ],
          "properties": {
            "ref": {
              "description": "Names the node.",
              "$ref": "#/$defs/NodeRef"
            },
            "type": {
              "description": "Simple class name; of an anonymous class that of its nearest named superclass.",
              "type": "string",
              "minLength": 1
            },
            "module": {
              "description": "Java module of its class.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "id": {
              "description": "The node's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "styleClass": {
              "description": "Style classes in the node's order.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "pseudoClass": {
              "description": "Active pseudo-classes, sorted.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "visible": {
              "description": "The node's own `visible`.",
              "type": "boolean"
            },
            "managed": {
              "description": "Whether its parent lays it out.",
              "type": "boolean"
            },
            "disabled": {
              "description": "Whether it is disabled, itself or by an ancestor.",
              "type": "boolean"
            },
            "opacity": {
              "description": "Its own opacity.",
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "layout": {
              "description": "Where it is.",
              "$ref": "#/$defs/NodeLayout"
            },
            "text": {
              "description": "What it shows.",
              "$ref": "#/$defs/NodeText"
            },
            "value": {
              "description": "What it holds.",
              "$ref": "#/$defs/NodeValue"
            },
            "accessibility": {
              "description": "What assistive technology is told.",
              "$ref": "#/$defs/NodeAccessibility"
            },
            "fx": {
              "description": "JavaFX properties.",
              "$ref": "#/$defs/NodeFx"
            },
            "virtualization": {
              "description": "Rows of a virtualized control.",
              "$ref": "#/$defs/Virtualization"
            },
            "children": {
              "description": "Reported children in the toolkit's order.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/UiNode"
              }
            },
            "childrenOmitted": {
              "description": "How many direct children were left out; absent when none were.",
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "UiScene": {
          "description": "The content of a window.",
          "type": "object",
          "required": [
            "root"
          ],
          "properties": {
            "stylesheets": {
              "description": "Names of the author stylesheets.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "root": {
              "description": "The root of the reported tree.",
              "$ref": "#/$defs/UiNode"
            }
          }
        },
        "UiSnapshot": {
          "description": "The windows of the application and their nodes, captured in one turn of the FX Application Thread.",
          "type": "object",
          "required": [
            "schema",
            "capturedAt",
            "app",
            "focus",
            "stages"
          ],
          "properties": {
            "schema": {
              "description": "Contract and version that the server speaks.",
              "type": "string",
              "pattern": "^mcp-javafx-ui/1\\.[0-9]+$"
            },
            "capturedAt": {
              "description": "When the tree was captured: RFC 3339, UTC.",
              "type": "string",
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?Z$"
            },
            "app": {
              "description": "The application.",
              "$ref": "#/$defs/AppInfo"
            },
            "focus": {
              "description": "Where the focus is.",
              "$ref": "#/$defs/FocusInfo"
            },
            "stages": {
              "description": "The selected windows and the popups that they own, in order.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/UiStage"
              }
            }
          }
        },
        "UiStage": {
          "description": "A showing window.",
          "type": "object",
          "required": [
            "stageIndex",
            "kind",
            "showing",
            "focused",
            "scene"
          ],
          "properties": {
            "stageIndex": {
              "description": "Its place in the order of windows.",
              "type": "integer",
              "minimum": 0
            },
            "kind": {
              "description": "Stage, dialog or popup.",
              "$ref": "#/$defs/StageKind"
            },
            "title": {
              "description": "Its title.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "showing": {
              "description": "Whether it is showing.",
              "type": "boolean"
            },
            "focused": {
              "description": "Whether it has the focus.",
              "type": "boolean"
            },
            "ownerStageIndex": {
              "description": "Index of the window that owns it.",
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "x": {
              "description": "Left edge on the screen.",
              "type": "number"
            },
            "y": {
              "description": "Upper edge on the screen.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            },
            "scene": {
              "description": "Its content.",
              "$ref": "#/$defs/UiScene"
            }
          }
        },
        "Virtualization": {
          "description": "What a virtualized control holds, and what of it is on screen.",
          "type": "object",
          "required": [
            "kind",
            "itemsCount",
            "selectedIndices",
            "visibleCells"
          ],
          "properties": {
            "kind": {
              "description": "The control.",
              "$ref": "#/$defs/VirtualizedKind"
            },
            "itemsCount": {
              "description": "Number of items; of a tree that of the rows that the expanded branches give.",
              "type": "integer",
              "minimum": 0
            },
            "visibleRange": {
              "description": "The rows on screen; null when there are none.",
              "anyOf": [
                {
                  "$ref": "#/$defs/RowRange"
                },
                {
                  "type": "null"
                }
              ]
            },
            "selectedIndices": {
              "description": "Selected rows, ascending.",
              "type": "array",
              "items": {
                "type": "integer",
                "minimum": 0
              }
            },
            "focusedIndex": {
              "description": "Row that the focus model points to; null when none.",
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "columns": {
              "description": "Visible leaf columns in their order; only for tables.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/ColumnInfo"
              }
            },
            "visibleCells": {
              "description": "The rows on screen.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/VisibleRow"
              }
            }
          }
        },
        "VirtualizedKind": {
          "description": "The control that only keeps the rows on screen as nodes.",
          "type": "string",
          "examples": [
            "ListView",
            "TableView",
            "TreeView",
            "TreeTableView"
          ]
        },
        "VisibleCell": {
          "description": "One cell of a row on screen.",
          "type": "object",
          "properties": {
            "columnId": {
              "description": "Id of its column; null without one.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "What the cell shows.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "VisibleRow": {
          "description": "One row on screen.",
          "type": "object",
          "required": [
            "index",
            "rowRef",
            "cells"
          ],
          "properties": {
            "index": {
              "description": "The row's index among the items.",
              "type": "integer",
              "minimum": 0
            },
            "rowRef": {
              "description": "The cell or row node that shows it now. It names the node, not the item.",
              "$ref": "#/$defs/NodeRef"
            },
            "cells": {
              "description": "Its cells in the order of the columns.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/VisibleCell"
              }
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Read the UI",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_query": {
    "name": "ui_query",
    "title": "Find nodes",
    "description": "Finds nodes by CSS selector (#id, .class, Type, descendants), by visible text, or by a predicate, in document order. Give exactly one of css, text and predicate. The answer has a uid for each match.",
    "inputSchema": {
      "type": "object",
      "required": [
        "selector"
      ],
      "properties": {
        "scope": {
          "description": "Where to search. Default: the focused window.",
          "anyOf": [
            {
              "description": "Where a query searches; popups that the window owns are searched too.",
              "type": "object",
              "properties": {
                "stage": {
                  "description": "Default: `focused`, or `index` when `stageIndex` is given.",
                  "anyOf": [
                    {
                      "description": "Which window a query searches: the focused one, or the one that `stageIndex` names.",
                      "type": "string",
                      "enum": [
                        "focused",
                        "index"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "stageIndex": {
                  "description": "Index of the window.",
                  "anyOf": [
                    {
                      "type": "integer",
                      "minimum": 0
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              },
              "additionalProperties": false
            },
            {
              "type": "null"
            }
          ]
        },
        "selector": {
          "description": "What to find. Exactly one of `css`, `text` and `predicate`.",
          "type": "object",
          "properties": {
            "css": {
              "description": "Compounds of `*`, `Type`, `#id` and `.class`, joined by a space (descendant) or `>` (child): `#ok`, `VBox > Button.primary`.",
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 1000
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "Text that a visible node shows.",
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 1000
                },
                {
                  "type": "null"
                }
              ]
            },
            "match": {
              "description": "How `text` is compared. Default: `contains`.",
              "anyOf": [
                {
                  "description": "`contains` ignores case, `equals` does not, `regex` is an unanchored RE2 pattern.",
                  "type": "string",
                  "enum": [
                    "contains",
                    "equals",
                    "regex"
                  ]
                },
                {
                  "type": "null"
                }
              ],
              "default": "contains"
            },
            "predicate": {
              "description": "Conditions on a node.",
              "anyOf": [
                {
                  "description": "All given members must hold.",
                  "type": "object",
                  "properties": {
                    "typeIs": {
                      "description": "The type is one of these.",
                      "anyOf": [
                        {
                          "type": "array",
                          "items": {
                            "type": "string",
                            "minLength": 1
                          },
                          "minItems": 1,
                          "maxItems": 100
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "idEquals": {
                      "description": "The id is this.",
                      "anyOf": [
                        {
                          "type": "string",
                          "maxLength": 1000
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "styleClassHas": {
                      "description": "This style class is there.",
                      "anyOf": [
                        {
                          "type": "string",
                          "maxLength": 1000
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "textContains": {
                      "description": "As a search for `text` with `contains`: trimmed, ignoring case, and only of what is visible.",
                      "anyOf": [
                        {
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 1000
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "visible": {
                      "description": "The reported `visible` is this.",
                      "anyOf": [
                        {
                          "type": "boolean"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "enabled": {
                      "description": "`disabled` is the opposite of this.",
                      "anyOf": [
                        {
                          "type": "boolean"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    }
                  },
                  "additionalProperties": false,
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "typeIs"
                      ],
                      "properties": {
                        "typeIs": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "idEquals"
                      ],
                      "properties": {
                        "idEquals": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "styleClassHas"
                      ],
                      "properties": {
                        "styleClassHas": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "textContains"
                      ],
                      "properties": {
                        "textContains": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "visible"
                      ],
                      "properties": {
                        "visible": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "enabled"
                      ],
                      "properties": {
                        "enabled": {
                          "not": {
                            "type": "null"
                          }
                        }
                      }
                    }
                  ]
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "additionalProperties": false,
          "oneOf": [
            {
              "type": "object",
              "required": [
                "css"
              ],
              "properties": {
                "css": {
                  "not": {
                    "type": "null"
                  }
                }
              }
            },
            {
              "type": "object",
              "required": [
                "text"
              ],
              "properties": {
                "text": {
                  "not": {
                    "type": "null"
                  }
                }
              }
            },
            {
              "type": "object",
              "required": [
                "predicate"
              ],
              "properties": {
                "predicate": {
                  "not": {
                    "type": "null"
                  }
                }
              }
            }
          ]
        },
        "limit": {
          "description": "At most this many matches.",
          "default": 50,
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiQueryOutput"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "Bounds": {
          "description": "A rectangle in the coordinates of the parent or of the scene.",
          "type": "object",
          "required": [
            "minX",
            "minY",
            "width",
            "height"
          ],
          "properties": {
            "minX": {
              "description": "Left edge.",
              "type": "number"
            },
            "minY": {
              "description": "Upper edge.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            }
          }
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "MCP_UI_NOT_ENABLED",
            "MCP_UI_NO_STAGES",
            "MCP_UI_NODE_NOT_FOUND",
            "MCP_UI_STALE_REF",
            "MCP_UI_ACTION_FAILED",
            "MCP_UI_TIMEOUT",
            "MCP_UI_INTERNAL",
            "MCP_UI_INVALID_INPUT",
            "MCP_UI_BUSY"
          ]
        },
        "ErrorEnvelope": {
          "description": "What a tool answers instead of its output when it fails.",
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "description": "The error.",
              "$ref": "#/$defs/ToolError"
            }
          }
        },
        "MatchLayout": {
          "description": "Where a match is.",
          "type": "object",
          "properties": {
            "boundsInScene": {
              "description": "In the coordinates of its scene.",
              "$ref": "#/$defs/Bounds"
            }
          }
        },
        "NodeHint": {
          "description": "What a caller remembers of a node. A server may ignore it.",
          "type": "object",
          "properties": {
            "id": {
              "description": "The node's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "type": {
              "description": "The node's type.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "The node's text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeMatch": {
          "description": "A node that a query found.",
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "summary"
          ],
          "properties": {
            "ref": {
              "description": "Names the node.",
              "$ref": "#/$defs/NodeRef"
            },
            "type": {
              "description": "Its type.",
              "type": "string",
              "minLength": 1
            },
            "id": {
              "description": "Its id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "summary": {
              "description": "Type and the most telling values: `Button[text=OK]`.",
              "type": "string"
            },
            "layout": {
              "description": "Where it is.",
              "$ref": "#/$defs/MatchLayout"
            }
          }
        },
        "NodeRef": {
          "description": "Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it.",
          "type": "object",
          "required": [
            "path",
            "uid"
          ],
          "properties": {
            "path": {
              "description": "Canonical path over the reported tree.",
              "type": "string",
              "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
            },
            "uid": {
              "description": "Identifier that the node keeps for its lifetime and that is never given to another node.",
              "type": "string",
              "maxLength": 200,
              "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
            },
            "hint": {
              "description": "What helps a person recognise the node.",
              "anyOf": [
                {
                  "$ref": "#/$defs/NodeHint"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "ToolError": {
          "description": "What went wrong, for a program and for a model.",
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "description": "Stable code.",
              "$ref": "#/$defs/ErrorCode"
            },
            "message": {
              "description": "What happened, as a sentence.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UiQueryOutput": {
          "description": "The nodes found.",
          "type": "object",
          "required": [
            "matches"
          ],
          "properties": {
            "matches": {
              "description": "Matches in document order.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/NodeMatch"
              }
            },
            "truncated": {
              "description": "True when the limit cut the list.",
              "type": "boolean"
            },
            "total": {
              "description": "How many nodes match, when the list was cut.",
              "type": "integer",
              "minimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Find nodes",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_get_node": {
    "name": "ui_get_node",
    "title": "Read one node",
    "description": "Reads everything about one node: text, value, state, bounds, accessibility, properties, rows of a table or list. Name it by the uid that a snapshot or query gave.",
    "inputSchema": {
      "type": "object",
      "required": [
        "ref"
      ],
      "properties": {
        "ref": {
          "description": "The node. A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",
          "type": "object",
          "properties": {
            "path": {
              "description": "Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be well-formed, and its last segment, if it has one below the root, has to name the node's type.",
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "uid": {
              "description": "The uid that a snapshot, a query or a node reported.",
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 200
                },
                {
                  "type": "null"
                }
              ]
            },
            "hint": {
              "description": "What the caller remembers of the node: any members. Accepted and never needed.",
              "anyOf": [
                {
                  "type": "object"
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "additionalProperties": false,
          "anyOf": [
            {
              "type": "object",
              "required": [
                "uid"
              ],
              "properties": {
                "uid": {
                  "not": {
                    "type": "null"
                  }
                }
              }
            },
            {
              "type": "object",
              "required": [
                "path"
              ],
              "properties": {
                "path": {
                  "not": {
                    "type": "null"
                  }
                }
              }
            }
          ]
        },
        "includeChildren": {
          "description": "Also its direct children.",
          "default": false,
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiNode"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "Bounds": {
          "description": "A rectangle in the coordinates of the parent or of the scene.",
          "type": "object",
          "required": [
            "minX",
            "minY",
            "width",
            "height"
          ],
          "properties": {
            "minX": {
              "description": "Left edge.",
              "type": "number"
            },
            "minY": {
              "description": "Upper edge.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            }
          }
        },
        "ColumnInfo": {
          "description": "A visible leaf column.",
          "type": "object",
          "required": [
            "id"
          ],
          "properties": {
            "id": {
              "description": "The column's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "Its header.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "MCP_UI_NOT_ENABLED",
            "MCP_UI_NO_STAGES",
            "MCP_UI_NODE_NOT_FOUND",
            "MCP_UI_STALE_REF",
            "MCP_UI_ACTION_FAILED",
            "MCP_UI_TIMEOUT",
            "MCP_UI_INTERNAL",
            "MCP_UI_INVALID_INPUT",
            "MCP_UI_BUSY"
          ]
        },
        "ErrorEnvelope": {
          "description": "What a tool answers instead of its output when it fails.",
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "description": "The error.",
              "$ref": "#/$defs/ToolError"
            }
          }
        },
        "NodeAccessibility": {
          "description": "What assistive technology is told.",
          "type": "object",
          "properties": {
            "role": {
              "description": "Accessible role.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "help": {
              "description": "Accessible help.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeFx": {
          "description": "JavaFX properties.",
          "type": "object",
          "properties": {
            "properties": {
              "description": "Tooltip, user data and other properties, keys sorted. `userData` is there only as a string, number or boolean.",
              "type": "object",
              "additionalProperties": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "number"
                  },
                  {
                    "type": "boolean"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        },
        "NodeHint": {
          "description": "What a caller remembers of a node. A server may ignore it.",
          "type": "object",
          "properties": {
            "id": {
              "description": "The node's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "type": {
              "description": "The node's type.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "The node's text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeLayout": {
          "description": "Where a node is. A section whose numbers are not finite is left out.",
          "type": "object",
          "properties": {
            "boundsInParent": {
              "description": "In the coordinates of its parent.",
              "$ref": "#/$defs/Bounds"
            },
            "boundsInScene": {
              "description": "In the coordinates of its scene.",
              "$ref": "#/$defs/Bounds"
            },
            "localToScreen": {
              "description": "On the screen.",
              "$ref": "#/$defs/ScreenBounds"
            }
          }
        },
        "NodeRef": {
          "description": "Names one node. `uid` names it for its lifetime; `path` only within the snapshot that gave it.",
          "type": "object",
          "required": [
            "path",
            "uid"
          ],
          "properties": {
            "path": {
              "description": "Canonical path over the reported tree.",
              "type": "string",
              "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
            },
            "uid": {
              "description": "Identifier that the node keeps for its lifetime and that is never given to another node.",
              "type": "string",
              "maxLength": 200,
              "pattern": "^(u-[0-9a-z]+|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"
            },
            "hint": {
              "description": "What helps a person recognise the node.",
              "anyOf": [
                {
                  "$ref": "#/$defs/NodeHint"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeText": {
          "description": "What the node shows as text.",
          "type": "object",
          "properties": {
            "label": {
              "description": "Its displayed text.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "prompt": {
              "description": "The hint that an empty input shows.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "NodeValue": {
          "description": "What the user has entered or chosen.",
          "type": "object",
          "properties": {
            "text": {
              "description": "Content of a text input or displayed value of a value control; null for a password.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "selected": {
              "description": "State of a toggle or radio button.",
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "type": "null"
                }
              ]
            },
            "checked": {
              "description": "State of a check box.",
              "anyOf": [
                {
                  "type": "boolean"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "RowRange": {
          "description": "Rows from `from` to `to`, both inclusive.",
          "type": "object",
          "required": [
            "from",
            "to"
          ],
          "properties": {
            "from": {
              "description": "First row.",
              "type": "integer",
              "minimum": 0
            },
            "to": {
              "description": "Last row.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "ScreenBounds": {
          "description": "A rectangle in screen coordinates.",
          "type": "object",
          "required": [
            "x",
            "y",
            "width",
            "height"
          ],
          "properties": {
            "x": {
              "description": "Left edge.",
              "type": "number"
            },
            "y": {
              "description": "Upper edge.",
              "type": "number"
            },
            "width": {
              "description": "Width.",
              "type": "number",
              "minimum": 0
            },
            "height": {
              "description": "Height.",
              "type": "number",
              "minimum": 0
            }
          }
        },
        "ToolError": {
          "description": "What went wrong, for a program and for a model.",
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "description": "Stable code.",
              "$ref": "#/$defs/ErrorCode"
            },
            "message": {
              "description": "What happened, as a sentence.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UiNode": {
          "description": "One node of the reported tree.",
          "type": "object",
          "required": [
            "ref",
            "type",
            "id",
            "styleClass",
            "visible",
            "managed",
            "disabled",
            "children"
          ],
          "properties": {
            "ref": {
              "description": "Names the node.",
              "$ref": "#/$defs/NodeRef"
            },
            "type": {
              "description": "Simple class name; of an anonymous class that of its nearest named superclass.",
              "type": "string",
              "minLength": 1
            },
            "module": {
              "description": "Java module of its class.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "id": {
              "description": "The node's id.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "styleClass": {
              "description": "Style classes in the node's order.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "pseudoClass": {
              "description": "Active pseudo-classes, sorted.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "visible": {
              "description": "The node's own `visible`.",
              "type": "boolean"
            },
            "managed": {
              "description": "Whether its parent lays it out.",
              "type": "boolean"
            },
            "disabled": {
              "description": "Whether it is disabled, itself or by an ancestor.",
              "type": "boolean"
            },
            "opacity": {
              "description": "Its own opacity.",
              "type": "number",
              "minimum": 0,
              "maximum": 1
            },
            "layout": {
              "description": "Where it is.",
              "$ref": "#/$defs/NodeLayout"
            },
            "text": {
              "description": "What it shows.",
              "$ref": "#/$defs/NodeText"
            },
            "value": {
              "description": "What it holds.",
              "$ref": "#/$defs/NodeValue"
            },
            "accessibility": {
              "description": "What assistive technology is told.",
              "$ref": "#/$defs/NodeAccessibility"
            },
            "fx": {
              "description": "JavaFX properties.",
              "$ref": "#/$defs/NodeFx"
            },
            "virtualization": {
              "description": "Rows of a virtualized control.",
              "$ref": "#/$defs/Virtualization"
            },
            "children": {
              "description": "Reported children in the toolkit's order.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/UiNode"
              }
            },
            "childrenOmitted": {
              "description": "How many direct children were left out; absent when none were.",
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "Virtualization": {
          "description": "What a virtualized control holds, and what of it is on screen.",
          "type": "object",
          "required": [
            "kind",
            "itemsCount",
            "selectedIndices",
            "visibleCells"
          ],
          "properties": {
            "kind": {
              "description": "The control.",
              "$ref": "#/$defs/VirtualizedKind"
            },
            "itemsCount": {
              "description": "Number of items; of a tree that of the rows that the expanded branches give.",
              "type": "integer",
              "minimum": 0
            },
            "visibleRange": {
              "description": "The rows on screen; null when there are none.",
              "anyOf": [
                {
                  "$ref": "#/$defs/RowRange"
                },
                {
                  "type": "null"
                }
              ]
            },
            "selectedIndices": {
              "description": "Selected rows, ascending.",
              "type": "array",
              "items": {
                "type": "integer",
                "minimum": 0
              }
            },
            "focusedIndex": {
              "description": "Row that the focus model points to; null when none.",
              "anyOf": [
                {
                  "type": "integer",
                  "minimum": 0
                },
                {
                  "type": "null"
                }
              ]
            },
            "columns": {
              "description": "Visible leaf columns in their order; only for tables.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/ColumnInfo"
              }
            },
            "visibleCells": {
              "description": "The rows on screen.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/VisibleRow"
              }
            }
          }
        },
        "VirtualizedKind": {
          "description": "The control that only keeps the rows on screen as nodes.",
          "type": "string",
          "examples": [
            "ListView",
            "TableView",
            "TreeView",
            "TreeTableView"
          ]
        },
        "VisibleCell": {
          "description": "One cell of a row on screen.",
          "type": "object",
          "properties": {
            "columnId": {
              "description": "Id of its column; null without one.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "text": {
              "description": "What the cell shows.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "VisibleRow": {
          "description": "One row on screen.",
          "type": "object",
          "required": [
            "index",
            "rowRef",
            "cells"
          ],
          "properties": {
            "index": {
              "description": "The row's index among the items.",
              "type": "integer",
              "minimum": 0
            },
            "rowRef": {
              "description": "The cell or row node that shows it now. It names the node, not the item.",
              "$ref": "#/$defs/NodeRef"
            },
            "cells": {
              "description": "Its cells in the order of the columns.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/VisibleCell"
              }
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Read one node",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_perform": {
    "name": "ui_perform",
    "title": "Act on the UI",
    "description": "Carries out actions one after the other, as a user would: focus, click, typeText, setText, pressKey, scroll. Stops at the first that fails and says which and why. typeText and pressKey go to the focus owner of the window of the last target. Rows of a ListView, TableView, TreeView or TreeTableView are addressed by target.item.",
    "inputSchema": {
      "type": "object",
      "required": [
        "actions"
      ],
      "properties": {
        "actions": {
          "description": "The actions in their order.",
          "type": "array",
          "items": {
            "description": "One thing that a user could do.",
            "type": "object",
            "oneOf": [
              {
                "description": "Gives the keyboard focus to the target.",
                "type": "object",
                "required": [
                  "type",
                  "target"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "focus"
                  },
                  "target": {
                    "description": "What gets the focus. What an action is done to.",
                    "type": "object",
                    "required": [
                      "ref"
                    ],
                    "properties": {
                      "ref": {
                        "description": "The node. A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",
                        "type": "object",
                        "properties": {
                          "path": {
                            "description": "Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be well-formed, and its last segment, if it has one below the root, has to name the node's type.",
                            "anyOf": [
                              {
                                "type": "string",
                                "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "uid": {
                            "description": "The uid that a snapshot, a query or a node reported.",
                            "anyOf": [
                              {
                                "type": "string",
                                "minLength": 1,
                                "maxLength": 200
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "hint": {
                            "description": "What the caller remembers of the node: any members. Accepted and never needed.",
                            "anyOf": [
                              {
                                "type": "object"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          }
                        },
                        "additionalProperties": false,
                        "anyOf": [
                          {
                            "type": "object",
                            "required": [
                              "uid"
                            ],
                            "properties": {
                              "uid": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          },
                          {
                            "type": "object",
                            "required": [
                              "path"
                            ],
                            "properties": {
                              "path": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          }
                        ]
                      },
                      "item": {
                        "description": "Only for ListView, TableView, TreeView, TreeTableView: the row or cell, which is scrolled into view first.",
                        "anyOf": [
                          {
                            "description": "A row of a virtualized control, on screen or not, and in tables one of its cells.",
                            "type": "object",
                            "required": [
                              "index"
                            ],
                            "properties": {
                              "index": {
                                "description": "The row's index among the items.",
                                "type": "integer",
                                "minimum": 0
                              },
                              "column": {
                                "description": "The column. Default: the whole row.",
                                "anyOf": [
                                  {
                                    "description": "A column: its id, or its index in `columns`.",
                                    "anyOf": [
                                      {
                                        "type": "string"
                                      },
                                      {
                                        "type": "integer",
                                        "minimum": 0
                                      }
                                    ]
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              }
                            },
                            "additionalProperties": false
                          },
                          {
                            "type": "null"
                          }
                        ]
                      }
                    },
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              },
              {
                "description": "Clicks the centre of the target, or a point on the screen, with the primary button.",
                "type": "object",
                "required": [
                  "type"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "click"
                  },
                  "target": {
                    "description": "What is clicked.",
                    "anyOf": [
                      {
                        "description": "What an action is done to.",
                        "type": "object",
                        "required": [
                          "ref"
                        ],
                        "properties": {
                          "ref": {
                            "description": "The node. A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",
                            "type": "object",
                            "properties": {
                              "path": {
                                "description": "Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be well-formed, and its last segment, if it has one below the root, has to name the node's type.",
                                "anyOf": [
                                  {
                                    "type": "string",
                                    "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              },
                              "uid": {
                                "description": "The uid that a snapshot, a query or a node reported.",
                                "anyOf": [
                                  {
                                    "type": "string",
                                    "minLength": 1,
                                    "maxLength": 200
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              },
                              "hint": {
                                "description": "What the caller remembers of the node: any members. Accepted and never needed.",
                                "anyOf": [
                                  {
                                    "type": "object"
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              }
                            },
                            "additionalProperties": false,
                            "anyOf": [
                              {
                                "type": "object",
                                "required": [
                                  "uid"
                                ],
                                "properties": {
                                  "uid": {
                                    "not": {
                                      "type": "null"
                                    }
                                  }
                                }
                              },
                              {
                                "type": "object",
                                "required": [
                                  "path"
                                ],
                                "properties": {
                                  "path": {
                                    "not": {
                                      "type": "null"
                                    }
                                  }
                                }
                              }
                            ]
                          },
                          "item": {
                            "description": "Only for ListView, TableView, TreeView, TreeTableView: the row or cell, which is scrolled into view first.",
                            "anyOf": [
                              {
                                "description": "A row of a virtualized control, on screen or not, and in tables one of its cells.",
                                "type": "object",
                                "required": [
                                  "index"
                                ],
                                "properties": {
                                  "index": {
                                    "description": "The row's index among the items.",
                                    "type": "integer",
                                    "minimum": 0
                                  },
                                  "column": {
                                    "description": "The column. Default: the whole row.",
                                    "anyOf": [
                                      {
                                        "description": "A column: its id, or its index in `columns`.",
                                        "anyOf": [
                                          {
                                            "type": "string"
                                          },
                                          {
                                            "type": "integer",
                                            "minimum": 0
                                          }
                                        ]
                                      },
                                      {
                                        "type": "null"
                                      }
                                    ]
                                  }
                                },
                                "additionalProperties": false
                              },
                              {
                                "type": "null"
                              }
                            ]
                          }
                        },
                        "additionalProperties": false
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "x": {
                    "description": "Screen coordinate; together with `y`, instead of a target.",
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "y": {
                    "description": "Screen coordinate; together with `x`, instead of a target.",
                    "anyOf": [
                      {
                        "type": "number"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                },
                "additionalProperties": false,
                "allOf": [
                  {
                    "oneOf": [
                      {
                        "type": "object",
                        "required": [
                          "target"
                        ],
                        "properties": {
                          "target": {
                            "not": {
                              "type": "null"
                            }
                          }
                        }
                      },
                      {
                        "type": "object",
                        "required": [
                          "x"
                        ],
                        "properties": {
                          "x": {
                            "not": {
                              "type": "null"
                            }
                          }
                        }
                      }
                    ]
                  },
                  {
                    "anyOf": [
                      {
                        "type": "object",
                        "required": [
                          "x",
                          "y"
                        ],
                        "properties": {
                          "x": {
                            "not": {
                              "type": "null"
                            }
                          },
                          "y": {
                            "not": {
                              "type": "null"
                            }
                          }
                        }
                      },
                      {
                        "type": "object",
                        "properties": {
                          "x": {
                            "type": "null"
                          },
                          "y": {
                            "type": "null"
                          }
                        }
                      }
                    ]
                  }
                ]
              },
              {
                "description": "Types text into the focus owner, character by character.",
                "type": "object",
                "required": [
                  "type",
                  "text"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "typeText"
                  },
                  "text": {
                    "description": "What is typed, exactly.",
                    "type": "string",
                    "writeOnly": true
                  }
                },
                "additionalProperties": false
              },
              {
                "description": "Replaces the content of a text input.",
                "type": "object",
                "required": [
                  "type",
                  "target",
                  "text"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "setText"
                  },
                  "target": {
                    "description": "The text input. What an action is done to.",
                    "type": "object",
                    "required": [
                      "ref"
                    ],
                    "properties": {
                      "ref": {
                        "description": "The node. A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",
                        "type": "object",
                        "properties": {
                          "path": {
                            "description": "Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be well-formed, and its last segment, if it has one below the root, has to name the node's type.",
                            "anyOf": [
                              {
                                "type": "string",
                                "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "uid": {
                            "description": "The uid that a snapshot, a query or a node reported.",
                            "anyOf": [
                              {
                                "type": "string",
                                "minLength": 1,
                                "maxLength": 200
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "hint": {
                            "description": "What the caller remembers of the node: any members. Accepted and never needed.",
                            "anyOf": [
                              {
                                "type": "object"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          }
                        },
                        "additionalProperties": false,
                        "anyOf": [
                          {
                            "type": "object",
                            "required": [
                              "uid"
                            ],
                            "properties": {
                              "uid": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          },
                          {
                            "type": "object",
                            "required": [
                              "path"
                            ],
                            "properties": {
                              "path": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          }
                        ]
                      },
                      "item": {
                        "description": "Only for ListView, TableView, TreeView, TreeTableView: the row or cell, which is scrolled into view first.",
                        "anyOf": [
                          {
                            "description": "A row of a virtualized control, on screen or not, and in tables one of its cells.",
                            "type": "object",
                            "required": [
                              "index"
                            ],
                            "properties": {
                              "index": {
                                "description": "The row's index among the items.",
                                "type": "integer",
                                "minimum": 0
                              },
                              "column": {
                                "description": "The column. Default: the whole row.",
                                "anyOf": [
                                  {
                                    "description": "A column: its id, or its index in `columns`.",
                                    "anyOf": [
                                      {
                                        "type": "string"
                                      },
                                      {
                                        "type": "integer",
                                        "minimum": 0
                                      }
                                    ]
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              }
                            },
                            "additionalProperties": false
                          },
                          {
                            "type": "null"
                          }
                        ]
                      }
                    },
                    "additionalProperties": false
                  },
                  "text": {
                    "description": "Its new content.",
                    "type": "string",
                    "writeOnly": true
                  }
                },
                "additionalProperties": false
              },
              {
                "description": "Presses and releases a key in the focus owner.",
                "type": "object",
                "required": [
                  "type",
                  "key"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "pressKey"
                  },
                  "key": {
                    "description": "A JavaFX KeyCode name in any letter case: ENTER, TAB, A, F5, PAGE_DOWN.",
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 50
                  },
                  "modifiers": {
                    "description": "Keys that are held meanwhile.",
                    "anyOf": [
                      {
                        "type": "array",
                        "items": {
                          "description": "A modifier key that is held while the key is pressed, in any letter case: SHIFT, CTRL (or CONTROL), ALT, META (or COMMAND), SHORTCUT (the platform's own: META on macOS, CTRL elsewhere).",
                          "type": "string",
                          "pattern": "^([sS][hH][iI][fF][tT]|[cC][tT][rR][lL]|[cC][oO][nN][tT][rR][oO][lL]|[aA][lL][tT]|[mM][eE][tT][aA]|[cC][oO][mM][mM][aA][nN][dD]|[sS][hH][oO][rR][tT][cC][uU][tT])$"
                        },
                        "maxItems": 8
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                },
                "additionalProperties": false
              },
              {
                "description": "Scrolls the target vertically.",
                "type": "object",
                "required": [
                  "type",
                  "target",
                  "deltaY"
                ],
                "properties": {
                  "type": {
                    "description": "Names the action.",
                    "type": "string",
                    "const": "scroll"
                  },
                  "target": {
                    "description": "What is scrolled. What an action is done to.",
                    "type": "object",
                    "required": [
                      "ref"
                    ],
                    "properties": {
                      "ref": {
                        "description": "The node. A reference as a caller sends it: a `uid`, or a `path` of the latest snapshot. When both are there the uid decides.",
                        "type": "object",
                        "properties": {
                          "path": {
                            "description": "Canonical path of the latest snapshot. It finds the node only when there is no uid; beside a uid it has to be well-formed, and its last segment, if it has one below the root, has to name the node's type.",
                            "anyOf": [
                              {
                                "type": "string",
                                "pattern": "^/stages\\[(0|[1-9][0-9]{0,8})\\]/scene/root(/[^/\\[\\]]+\\[(0|[1-9][0-9]{0,8})\\])*$"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "uid": {
                            "description": "The uid that a snapshot, a query or a node reported.",
                            "anyOf": [
                              {
                                "type": "string",
                                "minLength": 1,
                                "maxLength": 200
                              },
                              {
                                "type": "null"
                              }
                            ]
                          },
                          "hint": {
                            "description": "What the caller remembers of the node: any members. Accepted and never needed.",
                            "anyOf": [
                              {
                                "type": "object"
                              },
                              {
                                "type": "null"
                              }
                            ]
                          }
                        },
                        "additionalProperties": false,
                        "anyOf": [
                          {
                            "type": "object",
                            "required": [
                              "uid"
                            ],
                            "properties": {
                              "uid": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          },
                          {
                            "type": "object",
                            "required": [
                              "path"
                            ],
                            "properties": {
                              "path": {
                                "not": {
                                  "type": "null"
                                }
                              }
                            }
                          }
                        ]
                      },
                      "item": {
                        "description": "Only for ListView, TableView, TreeView, TreeTableView: the row or cell, which is scrolled into view first.",
                        "anyOf": [
                          {
                            "description": "A row of a virtualized control, on screen or not, and in tables one of its cells.",
                            "type": "object",
                            "required": [
                              "index"
                            ],
                            "properties": {
                              "index": {
                                "description": "The row's index among the items.",
                                "type": "integer",
                                "minimum": 0
                              },
                              "column": {
                                "description": "The column. Default: the whole row.",
                                "anyOf": [
                                  {
                                    "description": "A column: its id, or its index in `columns`.",
                                    "anyOf": [
                                      {
                                        "type": "string"
                                      },
                                      {
                                        "type": "integer",
                                        "minimum": 0
                                      }
                                    ]
                                  },
                                  {
                                    "type": "null"
                                  }
                                ]
                              }
                            },
                            "additionalProperties": false
                          },
                          {
                            "type": "null"
                          }
                        ]
                      }
                    },
                    "additionalProperties": false
                  },
                  "deltaY": {
                    "description": "Pixels; negative scrolls towards the end.",
                    "type": "number"
                  }
                },
                "additionalProperties": false
              }
            ]
          },
          "minItems": 1,
          "maxItems": 100
        },
        "awaitUiIdle": {
          "description": "Answer only when the effect is visible to the next call.",
          "default": true,
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "null"
            }
          ]
        },
        "timeoutMs": {
          "description": "Deadline of the whole call.",
          "default": 5000,
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 60000
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiPerformOutput"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "ActionResult": {
          "description": "What became of one action.",
          "type": "object",
          "required": [
            "ok",
            "type"
          ],
          "properties": {
            "ok": {
              "description": "True: it was carried out.",
              "type": "boolean"
            },
            "type": {
              "description": "The type of the action, echoed.",
              "$ref": "#/$defs/ActionType"
            }
          }
        },
        "ActionType": {
          "description": "The `type` of an action.",
          "type": "string",
          "examples": [
            "focus",
            "click",
            "typeText",
            "setText",
            "pressKey",
            "scroll"
          ]
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "MCP_UI_NOT_ENABLED",
            "MCP_UI_NO_STAGES",
            "MCP_UI_NODE_NOT_FOUND",
            "MCP_UI_STALE_REF",
            "MCP_UI_ACTION_FAILED",
            "MCP_UI_TIMEOUT",
            "MCP_UI_INTERNAL",
            "MCP_UI_INVALID_INPUT",
            "MCP_UI_BUSY"
          ]
        },
        "ErrorEnvelope": {
          "description": "What a tool answers instead of its output when it fails.",
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "description": "The error.",
              "$ref": "#/$defs/ToolError"
            }
          }
        },
        "ToolError": {
          "description": "What went wrong, for a program and for a model.",
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "description": "Stable code.",
              "$ref": "#/$defs/ErrorCode"
            },
            "message": {
              "description": "What happened, as a sentence.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UiPerformOutput": {
          "description": "What became of the actions.",
          "type": "object",
          "required": [
            "results"
          ],
          "properties": {
            "results": {
              "description": "One result an action, in order.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/ActionResult"
              }
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Act on the UI",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "ui_screenshot": {
    "name": "ui_screenshot",
    "title": "Take a picture",
    "description": "Takes a PNG of one window as it looks now.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "stageIndex": {
          "description": "Index of the window. Default: the focused one.",
          "anyOf": [
            {
              "type": "integer",
              "minimum": 0
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UiScreenshotOutput"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "MCP_UI_NOT_ENABLED",
            "MCP_UI_NO_STAGES",
            "MCP_UI_NODE_NOT_FOUND",
            "MCP_UI_STALE_REF",
            "MCP_UI_ACTION_FAILED",
            "MCP_UI_TIMEOUT",
            "MCP_UI_INTERNAL",
            "MCP_UI_INVALID_INPUT",
            "MCP_UI_BUSY"
          ]
        },
        "ErrorEnvelope": {
          "description": "What a tool answers instead of its output when it fails.",
          "type": "object",
          "required": [
            "error"
          ],
          "properties": {
            "error": {
              "description": "The error.",
              "$ref": "#/$defs/ToolError"
            }
          }
        },
        "ToolError": {
          "description": "What went wrong, for a program and for a model.",
          "type": "object",
          "required": [
            "code",
            "message",
            "details"
          ],
          "properties": {
            "code": {
              "description": "Stable code.",
              "$ref": "#/$defs/ErrorCode"
            },
            "message": {
              "description": "What happened, as a sentence.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UiScreenshotOutput": {
          "description": "The picture.",
          "type": "object",
          "required": [
            "contentType",
            "dataBase64"
          ],
          "properties": {
            "contentType": {
              "description": "Always image/png.",
              "type": "string",
              "const": "image/png"
            },
            "dataBase64": {
              "description": "The PNG in Base64.",
              "type": "string",
              "minLength": 1
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Take a picture",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
};
