// Generated from schema/mcp-javafx-ui/1.1 by `npm run generate`. Edit the source, not this file.

import type { VolatilePlace } from '../../runtime/volatile.js';
import type { ToolName } from './types.js';

/** Places in the output of each tool; everything else is the same as long as nothing changes. */
export const volatile: Readonly<Record<ToolName, readonly VolatilePlace[]>> = {
  "ui_look": [],
  "ui_get_snapshot": [
    {"pointer":"/capturedAt"},
    {"pointer":"/stages/*/scene/root(/children/*)*/pseudoClass","items":["hover","pressed"]},
  ],
  "ui_query": [],
  "ui_get_node": [
    {"pointer":"(/children/*)*/pseudoClass","items":["hover","pressed"]},
  ],
  "ui_perform": [],
  "ui_screenshot": [],
  "ui_diagnostics": [
    {"pointer":"/fxThread/answeredInMs"},
    {"pointer":"/fxThread/stack"},
    {"pointer":"/pulsesPerSecond"},
    {"pointer":"/memory/usedBytes"},
  ],
  "ui_inspect": [],
};
