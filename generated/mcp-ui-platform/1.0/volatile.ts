// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

import type { VolatilePlace } from '../../runtime/volatile.js';
import type { ToolName } from './types.js';

/** Places in the output of each tool; everything else is the same as long as nothing changes. */
export const volatile: Readonly<Record<ToolName, readonly VolatilePlace[]>> = {
  "ui_configure": [],
  "ui_start": [],
  "ui_run": [],
  "ui_upload_viewdef": [],
  "ui_open_browser": [],
  "ui_get_state": [],
};
