// Generated from schema/mcp-javafx-ui/1.0 by `npm run generate`. Edit the source, not this file.

import type { ContractModule } from '../../runtime/contract-module.js';
import { descriptors } from './descriptors.js';
import { errors, type KnownErrorCode } from './errors.js';
import { type RequirementId, requirements } from './requirements.js';
import type { Tools } from './types.js';
import {
  validateErrorEnvelope,
  validateUiGetNodeInput,
  validateUiGetSnapshotInput,
  validateUiNode,
  validateUiPerformInput,
  validateUiPerformOutput,
  validateUiQueryInput,
  validateUiQueryOutput,
  validateUiScreenshotInput,
  validateUiScreenshotOutput,
  validateUiSnapshot,
} from './validators.js';
import { volatile } from './volatile.js';

export * from '../../runtime/index.js';
export type { ErrorDetails, KnownErrorCode } from './errors.js';
export type { RequirementId } from './requirements.js';
export type * from './types.js';
export * as validators from './validators.js';

/** MCP JavaFX UI 1.0. How an agent sees and drives a JavaFX application over the Model Context Protocol. */
export const contract: ContractModule<Tools, KnownErrorCode, RequirementId> = {
  id: "mcp-javafx-ui",
  version: "1.0",
  schema: "mcp-javafx-ui/1.0",
  previous: null,
  status: "draft",
  title: "MCP JavaFX UI",
  description: "How an agent sees and drives a JavaFX application over the Model Context Protocol.",
  versionMember: "schema",
  tools: {
    "ui_get_node": {
      name: "ui_get_node",
      aliases: ["ui.getNode"],
      optional: false,
      descriptor: descriptors["ui_get_node"],
      errors: ["MCP_UI_NODE_NOT_FOUND","MCP_UI_STALE_REF","MCP_UI_INVALID_INPUT","MCP_UI_NOT_ENABLED","MCP_UI_TIMEOUT","MCP_UI_BUSY","MCP_UI_INTERNAL"],
      validateInput: validateUiGetNodeInput,
      validateOutput: validateUiNode,
      secrets: [],
      volatile: volatile["ui_get_node"],
    },
    "ui_get_snapshot": {
      name: "ui_get_snapshot",
      aliases: ["ui.getSnapshot"],
      optional: false,
      descriptor: descriptors["ui_get_snapshot"],
      errors: ["MCP_UI_NO_STAGES","MCP_UI_INVALID_INPUT","MCP_UI_NOT_ENABLED","MCP_UI_TIMEOUT","MCP_UI_BUSY","MCP_UI_INTERNAL"],
      validateInput: validateUiGetSnapshotInput,
      validateOutput: validateUiSnapshot,
      secrets: [],
      volatile: volatile["ui_get_snapshot"],
    },
    "ui_perform": {
      name: "ui_perform",
      aliases: ["ui.perform"],
      optional: false,
      descriptor: descriptors["ui_perform"],
      errors: ["MCP_UI_ACTION_FAILED","MCP_UI_NO_STAGES","MCP_UI_INVALID_INPUT","MCP_UI_NOT_ENABLED","MCP_UI_TIMEOUT","MCP_UI_BUSY","MCP_UI_INTERNAL"],
      validateInput: validateUiPerformInput,
      validateOutput: validateUiPerformOutput,
      secrets: ["/actions/*/text","/actions/*/text"],
      volatile: volatile["ui_perform"],
    },
    "ui_query": {
      name: "ui_query",
      aliases: ["ui.query"],
      optional: false,
      descriptor: descriptors["ui_query"],
      errors: ["MCP_UI_NO_STAGES","MCP_UI_INVALID_INPUT","MCP_UI_NOT_ENABLED","MCP_UI_TIMEOUT","MCP_UI_BUSY","MCP_UI_INTERNAL"],
      validateInput: validateUiQueryInput,
      validateOutput: validateUiQueryOutput,
      secrets: [],
      volatile: volatile["ui_query"],
    },
    "ui_screenshot": {
      name: "ui_screenshot",
      aliases: ["ui.screenshot"],
      optional: true,
      descriptor: descriptors["ui_screenshot"],
      errors: ["MCP_UI_NO_STAGES","MCP_UI_INVALID_INPUT","MCP_UI_NOT_ENABLED","MCP_UI_TIMEOUT","MCP_UI_BUSY","MCP_UI_INTERNAL"],
      validateInput: validateUiScreenshotInput,
      validateOutput: validateUiScreenshotOutput,
      secrets: [],
      volatile: volatile["ui_screenshot"],
    },
  },
  aliases: {
    "ui.getNode": "ui_get_node",
    "ui.getSnapshot": "ui_get_snapshot",
    "ui.perform": "ui_perform",
    "ui.query": "ui_query",
    "ui.screenshot": "ui_screenshot"
  },
  errors,
  validateError: validateErrorEnvelope,
  requirements,
  lifecycle: {
    "initial": "disabled",
    "states": [
      {
        "name": "disabled",
        "description": "The server is switched off: it does not listen, or every tool answers an error.",
        "tools": [],
        "error": "MCP_UI_NOT_ENABLED"
      },
      {
        "name": "detached",
        "description": "The server listens, no application is attached.",
        "tools": [],
        "error": "MCP_UI_NOT_ENABLED"
      },
      {
        "name": "read-only",
        "description": "An application is attached, actions are not allowed.",
        "tools": [
          "ui_get_snapshot",
          "ui_query",
          "ui_get_node",
          "ui_screenshot"
        ],
        "error": "MCP_UI_NOT_ENABLED"
      },
      {
        "name": "ready",
        "description": "An application is attached, every tool works.",
        "tools": [
          "ui_get_snapshot",
          "ui_query",
          "ui_get_node",
          "ui_perform",
          "ui_screenshot"
        ],
        "error": null
      }
    ],
    "transitions": [
      {
        "from": "disabled",
        "to": "detached",
        "on": "the server is enabled"
      },
      {
        "from": "detached",
        "to": "ready",
        "on": "an application attaches and actions are allowed"
      },
      {
        "from": "detached",
        "to": "read-only",
        "on": "an application attaches and actions are not allowed"
      },
      {
        "from": "ready",
        "to": "detached",
        "on": "the application exits"
      },
      {
        "from": "read-only",
        "to": "detached",
        "on": "the application exits"
      }
    ]
  },
  profiles: [
    {
      "id": "core",
      "description": "Any application, unknown UI; only reads.",
      "offers": []
    },
    {
      "id": "actions",
      "description": "Any application; also actions that are proven harmless.",
      "offers": [
        "actions"
      ]
    },
    {
      "id": "fixture",
      "description": "The target shows the standard fixture application; the suite acts freely.",
      "offers": [
        "actions",
        "fixture"
      ]
    },
    {
      "id": "full",
      "description": "The fixture, and every optional tool.",
      "offers": [
        "actions",
        "fixture",
        "optional"
      ]
    },
    {
      "id": "transport",
      "description": "Only what the HTTP transport has to do.",
      "offers": [],
      "sections": [
        "3"
      ]
    },
    {
      "id": "security",
      "description": "Only what protects the transport.",
      "offers": [],
      "sections": [
        "4"
      ]
    }
  ],
  prompts: [],
  resources: [],

};
