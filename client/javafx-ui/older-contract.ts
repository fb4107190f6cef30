import { clientContract as oldest } from '../../generated/mcp-javafx-ui/1.0/client.js';
import contract from './contract.js';

/**
 * How a server of the oldest accepted version is read. It answers the tools that it has as that version says; one that
 * came later can be called all the same, so that the server itself says that it has none.
 */
export const olderContract: typeof contract = {
  ...contract,
  schema: oldest.schema,
  tools: { ...contract.tools, ...oldest.tools },
};

/** Every server of the newer version lists this tool, no server of the older one does. */
export const newerTool = 'ui_look';
