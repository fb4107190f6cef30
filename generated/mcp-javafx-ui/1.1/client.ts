// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.

import type { ClientContract } from '../../runtime/client-contract.js';
import { type ErrorDetails, errors } from './errors.js';
import type { Health, Tools } from './types.js';
import {
  validateErrorEnvelope,
  validateHealth,
  validateUiDiagnostics,
  validateUiInspectOutput,
  validateUiLook,
  validateUiNode,
  validateUiPerformOutput,
  validateUiQueryOutput,
  validateUiScreenshotOutput,
  validateUiSnapshot,
} from './validators.js';

/** MCP JavaFX UI 1.1 as its callers need it. */
export const clientContract: ClientContract<Tools, ErrorDetails, Health> = {
  schema: "mcp-javafx-ui/1.1",
  versionMember: "schema",
  tools: {
    "ui_look": {
      aliases: ["ui.look"],
      readOnly: true,
      validateOutput: validateUiLook,
    },
    "ui_get_snapshot": {
      aliases: ["ui.getSnapshot"],
      readOnly: true,
      validateOutput: validateUiSnapshot,
    },
    "ui_query": {
      aliases: ["ui.query"],
      readOnly: true,
      validateOutput: validateUiQueryOutput,
    },
    "ui_get_node": {
      aliases: ["ui.getNode"],
      readOnly: true,
      validateOutput: validateUiNode,
    },
    "ui_perform": {
      aliases: ["ui.perform"],
      readOnly: false,
      validateOutput: validateUiPerformOutput,
    },
    "ui_screenshot": {
      aliases: ["ui.screenshot"],
      readOnly: true,
      validateOutput: validateUiScreenshotOutput,
    },
    "ui_diagnostics": {
      aliases: ["ui.diagnostics"],
      readOnly: true,
      validateOutput: validateUiDiagnostics,
    },
    "ui_inspect": {
      aliases: ["ui.inspect"],
      readOnly: true,
      validateOutput: validateUiInspectOutput,
    },
  },
  errors,
  validateError: validateErrorEnvelope,
  validateHealth: validateHealth,
};
