// Generated from schema/*/*/contract.json by `npm run generate`. Edit the source, not this file.

/** Every contract by its name. */
export const catalog = {
  "mcp-javafx-ui/1.0": () => import('./mcp-javafx-ui/1.0/index.js'),
  "mcp-javafx-ui/1.1": () => import('./mcp-javafx-ui/1.1/index.js'),
  "mcp-sweethome3d/1.0": () => import('./mcp-sweethome3d/1.0/index.js'),
  "mcp-ui-platform/1.0": () => import('./mcp-ui-platform/1.0/index.js'),
} as const;

export type ContractName = keyof typeof catalog;
