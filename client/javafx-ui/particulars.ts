import type { Particulars } from '../particulars.js';
import type { KnownErrorCode, ToolName, Tools } from './contract.js';
import { UiError } from './ui-error.js';

/** The cheapest reading that carries the version. */
const versionCall: { tool: ToolName; input: Tools['ui_get_snapshot']['input'] } = {
  tool: 'ui_get_snapshot',
  input: { depth: 0 },
};

/** What this client knows of its contract beyond what is generated. */
export const particulars: Particulars = {
  toolError: (code, message, details) => new UiError(code as KnownErrorCode, message, details),
  invalidInput: (tool, message) => {
    const issue = { pointer: '', message, expected: `what the input schema of ${tool} says` };
    return new UiError('MCP_UI_INVALID_INPUT', message, { issues: [issue] });
  },
  versionCall,
  affected: 'the UI',
};
