import type { CommandTable } from './command.js';

/** Every command: in which group, in a few words, and where it is. None is loaded before it is asked for. */
export const commands: CommandTable = {
  serve: {
    group: 'Server',
    summary: 'serve the user interface of an FXML file over MCP',
    load: () => import('./commands/serve.js'),
  },
  conformance: {
    group: 'Server',
    summary: 'judge any server by the contract',
    load: () => import('./commands/conformance.js'),
  },
  contract: {
    group: 'Contracts',
    summary: 'list contracts, their tools and requirements',
    load: () => import('./commands/contract.js'),
  },
  generate: {
    group: 'Contracts',
    summary: 'generate code and documents from contracts',
    load: () => import('./commands/generate.js'),
  },
};
