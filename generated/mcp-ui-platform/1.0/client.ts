// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

import type { ClientContract } from '../../runtime/client-contract.js';
import { type ErrorDetails, errors } from './errors.js';
import type { Tools } from './types.js';
import {
  validateConfigureOutput,
  validateErrorEnvelope,
  validateGetStateOutput,
  validateOpenBrowserOutput,
  validateRunOutput,
  validateStartOutput,
  validateUploadViewdefOutput,
} from './validators.js';

/** MCP UI Platform 1.0 as its callers need it. */
export const clientContract: ClientContract<Tools, ErrorDetails> = {
  schema: "mcp-ui-platform/1.0",
  versionMember: null,
  tools: {
    "ui_configure": {
      aliases: [],
      readOnly: false,
      validateOutput: validateConfigureOutput,
    },
    "ui_start": {
      aliases: [],
      readOnly: false,
      validateOutput: validateStartOutput,
    },
    "ui_run": {
      aliases: [],
      readOnly: false,
      validateOutput: validateRunOutput,
    },
    "ui_upload_viewdef": {
      aliases: [],
      readOnly: false,
      validateOutput: validateUploadViewdefOutput,
    },
    "ui_open_browser": {
      aliases: [],
      readOnly: false,
      validateOutput: validateOpenBrowserOutput,
    },
    "ui_get_state": {
      aliases: [],
      readOnly: true,
      validateOutput: validateGetStateOutput,
    },
  },
  errors,
  validateError: validateErrorEnvelope,
  validateHealth: null,
};
