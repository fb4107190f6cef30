// Generated from the folders of the contracts in server/, conformance/ and cli/ by `npm run generate`. Edit the source, not this file.

/** What each contract brings, loaded when it is asked for. Only the command line joins these. */
export const plugs = {
  "mcp-javafx-ui": {
    engine: () => import('../server/javafx-ui/engine.js'),
    pack: () => import('../conformance/javafx-ui/pack.js'),
    commands: () => import('../cli/javafx-ui/commands.js'),
  },
  "mcp-sweethome3d": {
    engine: () => import('../server/sweethome3d/engine.js'),
    pack: () => import('../conformance/sweethome3d/pack.js'),
    commands: () => import('../cli/sweethome3d/commands.js'),
  },
  "mcp-ui-platform": {
    engine: () => import('../server/ui-platform/engine.js'),
    pack: () => import('../conformance/ui-platform/pack.js'),
    commands: () => import('../cli/ui-platform/commands.js'),
  },
} as const;
