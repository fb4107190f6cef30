import type { ContractModule } from '../../generated/runtime/contract-module.js';
import type { CommandTable, ProgramFacts } from '../command.js';

export const program: ProgramFacts = {
  name: 'mcp-javafx-ui',
  description: 'See and drive JavaFX applications from AI agents.',
};

/** The server that is judged where none is named. */
export const startReference = async (fxTimeoutMs: number, contract?: ContractModule) =>
  (await import('./conformance/embedded.js')).startEmbedded(fxTimeoutMs, contract);

/** What can be done with a user interface. None is loaded before it is asked for. */
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
  agent: {
    group: 'Server',
    summary: 'print where the agent jar is, for command lines of your own',
    load: () => import('./commands/agent.js'),
  },
  snapshot: {
    group: 'User interface',
    summary: 'show the windows and what is in them',
    load: () => import('./commands/snapshot.js'),
  },
  query: {
    group: 'User interface',
    summary: 'find nodes',
    load: () => import('./commands/query.js'),
  },
  node: {
    group: 'User interface',
    summary: 'show everything about one node',
    load: () => import('./commands/node.js'),
  },
  click: {
    group: 'User interface',
    summary: 'click a node, a row or a cell',
    load: () => import('./commands/click.js'),
  },
  fill: {
    group: 'User interface',
    summary: 'replace the content of a text input',
    load: () => import('./commands/fill.js'),
  },
  type: {
    group: 'User interface',
    summary: 'type text',
    load: () => import('./commands/type.js'),
  },
  press: {
    group: 'User interface',
    summary: 'press keys',
    load: () => import('./commands/press.js'),
  },
  scroll: {
    group: 'User interface',
    summary: 'scroll up or down',
    load: () => import('./commands/scroll.js'),
  },
  screenshot: {
    group: 'User interface',
    summary: 'take a picture of a window',
    load: () => import('./commands/screenshot.js'),
  },
  watch: {
    group: 'User interface',
    summary: 'print what changes',
    load: () => import('./commands/watch.js'),
  },
  tools: {
    group: 'User interface',
    summary: 'list the tools that a server offers',
    load: () => import('./commands/tools.js'),
  },
  health: {
    group: 'User interface',
    summary: 'ask a server how it is',
    load: () => import('./commands/health.js'),
  },
};
