// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

import type { ContractModule } from '../../runtime/contract-module.js';
import { descriptors } from './descriptors.js';
import { errors, type KnownErrorCode } from './errors.js';
import { messages } from './messages.js';
import { headings, type RequirementId, requirements } from './requirements.js';
import type { Tools } from './types.js';
import {
  validateConfigureInput,
  validateConfigureOutput,
  validateErrorEnvelope,
  validateGetStateInput,
  validateGetStateOutput,
  validateOpenBrowserInput,
  validateOpenBrowserOutput,
  validateRunInput,
  validateRunOutput,
  validateStartInput,
  validateStartOutput,
  validateUploadViewdefInput,
  validateUploadViewdefOutput,
} from './validators.js';
import { volatile } from './volatile.js';

export * from '../../runtime/index.js';
export type { ErrorDetails, KnownErrorCode } from './errors.js';
export type { Messages } from './messages.js';
export type { RequirementId } from './requirements.js';
export type * from './types.js';
export * as validators from './validators.js';

/** MCP UI Platform 1.0. How an agent configures, starts, programs and shows a web user interface over the Model Context Protocol. */
export const contract: ContractModule<Tools, KnownErrorCode, RequirementId> = {
  id: "mcp-ui-platform",
  version: "1.0",
  schema: "mcp-ui-platform/1.0",
  previous: null,
  status: "draft",
  title: "MCP UI Platform",
  description: "How an agent configures, starts, programs and shows a web user interface over the Model Context Protocol.",
  versionMember: null,
  tools: {
    "ui_configure": {
      name: "ui_configure",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_configure"],
      errors: ["UI_IO","UI_CANNOT_RECONFIGURE","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateConfigureInput,
      validateOutput: validateConfigureOutput,
      secrets: [],
      volatile: volatile["ui_configure"],
    },
    "ui_start": {
      name: "ui_start",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_start"],
      errors: ["UI_IO","UI_NOT_CONFIGURED","UI_ALREADY_RUNNING","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateStartInput,
      validateOutput: validateStartOutput,
      secrets: [],
      volatile: volatile["ui_start"],
    },
    "ui_run": {
      name: "ui_run",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_run"],
      errors: ["UI_LUA_ERROR","UI_TIMEOUT","UI_SESSION_NOT_FOUND","UI_NOT_CONFIGURED","UI_NOT_STARTED","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateRunInput,
      validateOutput: validateRunOutput,
      secrets: [],
      volatile: volatile["ui_run"],
    },
    "ui_upload_viewdef": {
      name: "ui_upload_viewdef",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_upload_viewdef"],
      errors: ["UI_NOT_CONFIGURED","UI_NOT_STARTED","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateUploadViewdefInput,
      validateOutput: validateUploadViewdefOutput,
      secrets: [],
      volatile: volatile["ui_upload_viewdef"],
    },
    "ui_open_browser": {
      name: "ui_open_browser",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_open_browser"],
      errors: ["UI_IO","UI_SESSION_NOT_FOUND","UI_NOT_CONFIGURED","UI_NOT_STARTED","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateOpenBrowserInput,
      validateOutput: validateOpenBrowserOutput,
      secrets: [],
      volatile: volatile["ui_open_browser"],
    },
    "ui_get_state": {
      name: "ui_get_state",
      aliases: [],
      optional: false,
      descriptor: descriptors["ui_get_state"],
      errors: ["UI_SESSION_NOT_FOUND","UI_NOT_CONFIGURED","UI_NOT_STARTED","UI_INVALID_INPUT","UI_INTERNAL"],
      validateInput: validateGetStateInput,
      validateOutput: validateGetStateOutput,
      secrets: [],
      volatile: volatile["ui_get_state"],
    },
  },
  messages,
  aliases: {},
  errors,
  validateError: validateErrorEnvelope,
  validateHealth: null,
  requirements,
  headings,
  common: {
    "version": "1.0",
    "parts": [
      "stdio",
      "server",
      "messages",
      "tools",
      "descriptors",
      "inputs",
      "nulls",
      "results",
      "concurrency",
      "errors",
      "error-text-plain",
      "leaks",
      "versions"
    ],
    "values": {
      "invalidInputCode": "UI_INVALID_INPUT",
      "capabilities": [
        "tools",
        "resources",
        "logging"
      ]
    }
  },
  lifecycle: {
    "initial": "unconfigured",
    "states": [
      {
        "name": "unconfigured",
        "description": "The process has started; no folder is configured and no port is open.",
        "tools": [
          "ui_configure"
        ],
        "error": "UI_NOT_CONFIGURED",
        "message": "Server not configured"
      },
      {
        "name": "configured",
        "description": "The folder is prepared, the configuration is loaded and Lua writes to its log files; no port is open.",
        "tools": [
          "ui_configure",
          "ui_start"
        ],
        "error": "UI_NOT_STARTED",
        "message": "Server not started"
      },
      {
        "name": "running",
        "description": "The web server listens, and sessions run.",
        "tools": [
          "ui_run",
          "ui_upload_viewdef",
          "ui_open_browser",
          "ui_get_state"
        ],
        "error": null,
        "except": [
          {
            "tool": "ui_start",
            "error": "UI_ALREADY_RUNNING",
            "message": "Server already running"
          },
          {
            "tool": "ui_configure",
            "error": "UI_CANNOT_RECONFIGURE",
            "message": "Cannot reconfigure while running"
          }
        ]
      }
    ],
    "transitions": [
      {
        "from": "unconfigured",
        "to": "configured",
        "on": "ui_configure"
      },
      {
        "from": "configured",
        "to": "configured",
        "on": "ui_configure"
      },
      {
        "from": "configured",
        "to": "running",
        "on": "ui_start"
      }
    ]
  },
  profiles: [
    {
      "id": "core",
      "description": "Whatever shows on stdio, in files, over HTTP and in the system: lifecycle, tools, Lua, logs.",
      "offers": []
    },
    {
      "id": "frontend",
      "description": "Also what frontends see over a WebSocket: variables, paths, changes, pushed views.",
      "offers": [
        "frontend"
      ]
    },
    {
      "id": "browser",
      "description": "Also what people see in a real browser: bindings, live views, conserve mode.",
      "offers": [
        "frontend",
        "browser"
      ]
    }
  ],
  prompts: [],
  resources: [
    {
      "uri": "ui-platform://state",
      "name": "state",
      "title": "The application",
      "description": "Variable 1 of session 1, as ui_get_state reports it.",
      "mimeType": "application/json",
      "read": {
        "tool": "ui_get_state",
        "input": {}
      }
    },
    {
      "uri": "ui-platform://state/{sessionId}",
      "name": "session-state",
      "title": "The application of one session",
      "description": "Variable 1 of a session, as ui_get_state reports it.",
      "mimeType": "application/json",
      "read": {
        "tool": "ui_get_state",
        "input": {
          "sessionId": "{sessionId}"
        },
        "absent": [
          "UI_SESSION_NOT_FOUND"
        ]
      }
    }
  ],

};
