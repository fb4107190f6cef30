import type { ContractModule } from '../../generated/runtime/contract-module.js';
import type { CommandTable, ProgramFacts } from '../command.js';

export const program: ProgramFacts = {
  name: 'mcp-sweethome3d',
  description: 'Design homes from AI agents.',
};

/** The server that is judged where none is named. */
export const startReference = async (timeoutMs: number, contract?: ContractModule) =>
  (await import('./embedded-server.js')).startEmbedded(timeoutMs, contract);

/** What can be done with a home. None is loaded before it is asked for. */
export const commands: CommandTable = {
  serve: {
    group: 'Server',
    summary: 'serve a home over MCP, without the application',
    load: () => import('./commands/serve.js'),
  },
  state: {
    group: 'Home',
    summary: 'show what is in a home',
    load: () => import('./commands/state.js'),
  },
  plan: {
    group: 'Home',
    summary: 'draw the plan of a home as PNG or SVG',
    load: () => import('./commands/plan.js'),
  },
  render: {
    group: 'Home',
    summary: 'take a picture of a home in 3D',
    load: () => import('./commands/render.js'),
  },
};
