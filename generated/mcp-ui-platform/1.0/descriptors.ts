// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

import type { ToolDescriptor } from '../../runtime/contract-module.js';
import type { ToolName } from './types.js';

/** What `tools/list` answers, by tool. */
export const descriptors: Readonly<Record<ToolName, ToolDescriptor>> = {
  "ui_configure": {
    "name": "ui_configure",
    "title": "Configure the platform",
    "description": "Prepares a folder for the user interface and reads its configuration; the first call to make. The folder and its log folder are created where they are missing. Lua code lives in lua/, views in viewdefs/, the configuration in config/config.toml below it. Call it again to choose another folder, as long as the server has not been started.",
    "inputSchema": {
      "required": [
        "base_dir"
      ],
      "properties": {
        "base_dir": {
          "description": "Absolute path of the folder that is the root of the project.",
          "type": "string",
          "minLength": 1,
          "maxLength": 4096
        }
      },
      "type": "object",
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/ConfigureOutput"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "Configuration": {
          "description": "The configuration in force: what config/config.toml says, and defaults where it says nothing.",
          "type": "object",
          "required": [
            "server",
            "lua",
            "session",
            "logging"
          ],
          "properties": {
            "server": {
              "$ref": "#/$defs/ServerConfiguration",
              "description": "[server]: how the web server listens when the platform is started without --mcp."
            },
            "lua": {
              "$ref": "#/$defs/LuaConfiguration",
              "description": "[lua]: what Lua code may use up."
            },
            "session": {
              "$ref": "#/$defs/SessionConfiguration",
              "description": "[session]: how sessions end."
            },
            "logging": {
              "$ref": "#/$defs/LoggingConfiguration",
              "description": "[logging]: what the platform itself writes."
            }
          }
        },
        "ServerConfiguration": {
          "description": "[server]: how the web server listens when the platform is started without --mcp.",
          "type": "object",
          "required": [
            "port",
            "maxSessions"
          ],
          "properties": {
            "port": {
              "description": "The port; 0 means any free one. With --mcp any free one is taken, whatever stands here.",
              "type": "integer",
              "minimum": 0,
              "maximum": 65535
            },
            "maxSessions": {
              "description": "How many sessions there may be at once.",
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "LuaConfiguration": {
          "description": "[lua]: what Lua code may use up.",
          "type": "object",
          "required": [
            "softTimeoutMs",
            "hardTimeoutMs",
            "memoryMb"
          ],
          "properties": {
            "softTimeoutMs": {
              "description": "After this time the code is stopped and the session goes on.",
              "type": "integer",
              "minimum": 1
            },
            "hardTimeoutMs": {
              "description": "After this time the Lua state is given up and the session begins again.",
              "type": "integer",
              "minimum": 1
            },
            "memoryMb": {
              "description": "The memory of one session.",
              "type": "integer",
              "minimum": 1
            }
          }
        },
        "SessionConfiguration": {
          "description": "[session]: how sessions end.",
          "type": "object",
          "required": [
            "timeout"
          ],
          "properties": {
            "timeout": {
              "description": "How long a session may be idle before it ends.",
              "type": "string",
              "pattern": "^[0-9]+(ms|s|m|h|d)$"
            }
          }
        },
        "LoggingConfiguration": {
          "description": "[logging]: what the platform itself writes.",
          "type": "object",
          "required": [
            "level",
            "output"
          ],
          "properties": {
            "level": {
              "description": "The least important messages that are written.",
              "type": "string",
              "enum": [
                "error",
                "warn",
                "info",
                "debug"
              ]
            },
            "output": {
              "description": "Where they go: stderr, stdout, or a file below base_dir. With --mcp stdout is not possible, and stderr takes its place.",
              "type": "string",
              "minLength": 1
            }
          }
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "ConfigureOutput": {
          "description": "What is in force now.",
          "type": "object",
          "required": [
            "baseDir",
            "logFile",
            "errorLogFile",
            "config"
          ],
          "properties": {
            "baseDir": {
              "description": "The folder, as an absolute path.",
              "type": "string"
            },
            "logFile": {
              "description": "Where print, io.write and io.stdout of Lua go.",
              "type": "string"
            },
            "errorLogFile": {
              "description": "Where io.stderr of Lua goes.",
              "type": "string"
            },
            "config": {
              "description": "The configuration.",
              "$ref": "#/$defs/Configuration"
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Configure the platform",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_start": {
    "name": "ui_start",
    "title": "Start the web server",
    "description": "Starts the web server on a free port of this machine, creates session 1 and runs its main.lua. The answer is the base URL.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/StartOutput"
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
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "StartOutput": {
          "description": "Where it listens.",
          "type": "object",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "description": "The base URL, without a slash at its end.",
              "type": "string",
              "pattern": "^http://127\\.0\\.0\\.1:[0-9]+$"
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Start the web server",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "ui_run": {
    "name": "ui_run",
    "title": "Run Lua code",
    "description": "Runs Lua 5.4 code in a session and answers its first result as JSON. The global session gives access to the application: return session:getApp().contacts[1].firstName. What the code changes shows in connected browsers at once. Anything that JSON cannot say (a function, a cycle) comes back as {\"non-json\": \"…\"}. What print writes goes to the log file.",
    "inputSchema": {
      "required": [
        "code"
      ],
      "properties": {
        "code": {
          "description": "Lua code; use return to get a result.",
          "type": "string",
          "maxLength": 1048576
        },
        "sessionId": {
          "description": "The session. Default: \"1\".",
          "anyOf": [
            {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "type": "object",
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/RunOutput"
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
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "RunOutput": {
          "description": "What the code returned.",
          "type": "object",
          "required": [
            "result"
          ],
          "properties": {
            "result": {
              "description": "The first result as JSON; null when there is none; integers beyond 2^53 as strings; {\"non-json\": text} where JSON has no word for it.",
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
                  "type": "object"
                },
                {
                  "type": "array"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Run Lua code",
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    }
  },
  "ui_upload_viewdef": {
    "name": "ui_upload_viewdef",
    "title": "Upload a view",
    "description": "Adds or replaces the view of a presenter type. Connected browsers get it at once and render again what it concerns, without a reload. The content is one template element with bindings: ui-value, ui-action, ui-attr-*, ui-class-*, ui-style-*, ui-event-*, ui-view, ui-viewlist, ui-namespace.",
    "inputSchema": {
      "required": [
        "type",
        "namespace",
        "content"
      ],
      "properties": {
        "type": {
          "description": "The presenter type that it shows, such as Contact.",
          "type": "string",
          "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$",
          "maxLength": 100
        },
        "namespace": {
          "description": "Which of its views it is; DEFAULT is the one that is taken where nothing else is said.",
          "type": "string",
          "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$",
          "maxLength": 100
        },
        "content": {
          "description": "HTML: exactly one template element.",
          "type": "string",
          "minLength": 1,
          "maxLength": 1048576
        }
      },
      "type": "object",
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/UploadViewdefOutput"
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
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "UploadViewdefOutput": {
          "description": "What was stored, and who got it.",
          "type": "object",
          "required": [
            "key",
            "frontends",
            "variables"
          ],
          "properties": {
            "key": {
              "description": "TYPE.NAMESPACE.",
              "type": "string"
            },
            "frontends": {
              "description": "How many connected frontends it was pushed to.",
              "type": "integer",
              "minimum": 0
            },
            "variables": {
              "description": "How many variables of the type were refreshed, in all sessions together.",
              "type": "integer",
              "minimum": 0
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Upload a view",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
  "ui_open_browser": {
    "name": "ui_open_browser",
    "title": "Open the browser",
    "description": "Opens the user interface of a session in the default browser of the person. With conserve, which is the default, a tab that shows the session already stays the only one.",
    "inputSchema": {
      "properties": {
        "sessionId": {
          "description": "The session. Default: \"1\".",
          "anyOf": [
            {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            },
            {
              "type": "null"
            }
          ]
        },
        "path": {
          "description": "Path below the session; it begins with one slash. Default: \"/\".",
          "anyOf": [
            {
              "type": "string",
              "pattern": "^/([^/\\\\].*)?$",
              "maxLength": 2048
            },
            {
              "type": "null"
            }
          ]
        },
        "conserve": {
          "description": "Whether a second tab of the session yields to the first. Default: true.",
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
      "type": "object",
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/OpenBrowserOutput"
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
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "OpenBrowserOutput": {
          "description": "What was opened.",
          "type": "object",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "description": "The whole URL.",
              "type": "string"
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Open the browser",
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    }
  },
  "ui_get_state": {
    "name": "ui_get_state",
    "title": "Look at the application",
    "description": "Answers variable 1 of a session: the application that people see. Look into its value with ui_run.",
    "inputSchema": {
      "properties": {
        "sessionId": {
          "description": "The session. Default: \"1\".",
          "anyOf": [
            {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            },
            {
              "type": "null"
            }
          ]
        }
      },
      "type": "object",
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "anyOf": [
        {
          "$ref": "#/$defs/GetStateOutput"
        },
        {
          "$ref": "#/$defs/ErrorEnvelope"
        }
      ],
      "$defs": {
        "Access": {
          "description": "What a frontend may do with a variable: read it, write it, both, or trigger it.",
          "type": "string",
          "enum": [
            "r",
            "w",
            "rw",
            "action"
          ]
        },
        "ErrorCode": {
          "description": "The stable code of a tool error.",
          "type": "string",
          "examples": [
            "UI_NOT_CONFIGURED",
            "UI_NOT_STARTED",
            "UI_ALREADY_RUNNING",
            "UI_CANNOT_RECONFIGURE",
            "UI_INVALID_INPUT",
            "UI_SESSION_NOT_FOUND",
            "UI_LUA_ERROR",
            "UI_TIMEOUT",
            "UI_IO",
            "UI_INTERNAL"
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
              "description": "What happened, as a sentence; it is also the text of the result.",
              "type": "string",
              "minLength": 1
            },
            "details": {
              "description": "More, by code.",
              "type": "object"
            }
          }
        },
        "VariableProperties": {
          "description": "Facts about a variable beside its value. Applications and frontends may add others; in a change null removes one.",
          "type": "object",
          "properties": {
            "type": {
              "description": "The type of the presenter that the value is; it chooses the view.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "path": {
              "description": "Where the value is, seen from the parent: contacts.0.name, ..title, save(), setName(_). What stands behind a ? becomes properties: name?access=r.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "access": {
              "description": "What a frontend may do with it; rw where nothing is said.",
              "anyOf": [
                {
                  "$ref": "#/$defs/Access"
                },
                {
                  "type": "null"
                }
              ]
            },
            "namespace": {
              "description": "Which view of its type to show; DEFAULT where nothing is said.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "title": {
              "description": "Of variable 1: what the page is called.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "epoch": {
              "description": "Of variable 1: another string for each fresh Lua state of the session, so that a frontend that connects again knows whether its variables mean the same.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "viewdefs": {
              "description": "Of variable 1: view definitions, all of them in an answer, else those that are new.",
              "anyOf": [
                {
                  "$ref": "#/$defs/Viewdefs"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "Viewdefs": {
          "description": "View definitions by their keys, TYPE.NAMESPACE: each the HTML of exactly one template element.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "GetStateOutput": {
          "description": "Variable 1.",
          "type": "object",
          "required": [
            "id",
            "properties",
            "value"
          ],
          "properties": {
            "id": {
              "description": "Always 1.",
              "type": "integer",
              "const": 1
            },
            "properties": {
              "description": "Its properties, the view definitions left out.",
              "$ref": "#/$defs/VariableProperties"
            },
            "value": {
              "description": "Its value; null as long as the application has not been created. A string, a number, a boolean, null, an object as {\"obj\": number}, or an array of these.",
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
                  "type": "object"
                },
                {
                  "type": "array"
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        }
      }
    },
    "annotations": {
      "title": "Look at the application",
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    }
  },
};
