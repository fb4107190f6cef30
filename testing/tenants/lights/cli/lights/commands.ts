import type { CommandTable, ProgramFacts } from '../command.js';

export const program: ProgramFacts = { name: 'mcp-lights', description: 'Switch lamps from AI agents.' };

export const commands: CommandTable = {
  serve: {
    summary: 'serve a small house over MCP',
    load: async () => {
      const { serveCommand } = await import('../serve-command.js');
      return { command: serveCommand(await import('../../server/lights/engine.js')) };
    },
  },
};
