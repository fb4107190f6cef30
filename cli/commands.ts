import type { CommandTable } from './command.js';

/** Every command: in which group, in a few words, and where it is. None is loaded before it is asked for. */
export const commands: CommandTable = {
  serve: {
    group: 'Server',
    summary: 'serve the user interface of an FXML file over MCP',
    load: () => import('./commands/serve.js'),
  },
  run: {
    group: 'Server',
    summary: 'start a JavaFX application and serve its user interface over MCP',
    load: () => import('./commands/run.js'),
  },
  attach: {
    group: 'Server',
    summary: 'serve a JavaFX application that is already running',
    load: () => import('./commands/attach.js'),
  },
  ps: {
    group: 'Server',
    summary: 'list running JavaFX applications',
    load: () => import('./commands/ps.js'),
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
