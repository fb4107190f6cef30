// Generated from schema/mcp-javafx-ui/1.0 by `npm run generate`. Edit the source, not this file.

export { contract } from './1.0/index.js';
export type * from './1.0/index.js';
