import { plugs } from '../generated/plugs.js';
import type { CommandEntry, CommandTable, ProgramFacts } from './command.js';

/** What can be done with any contract. None is loaded before it is asked for. */
const general: CommandTable = {
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
  completion: {
    group: 'Shell',
    summary: 'complete commands in bash or zsh',
    load: () => import('./commands/completion.js'),
  },
  schema: {
    group: 'Contracts',
    summary: 'compare, version and release contracts',
    load: () => import('./commands/schema.js'),
  },
};

/** What a contract brings to the command line, in `cli/<contract>/commands.ts`. */
interface CommandsPlug {
  /** A contract may have a pack of checks before it has commands. */
  readonly pack?: unknown;
  readonly commands?: () => Promise<{ readonly program: ProgramFacts; readonly commands: CommandTable }>;
}

const all: Readonly<Record<string, CommandsPlug>> = plugs;

export interface Program extends ProgramFacts {
  readonly commands: CommandTable;
}

/**
 * The program of a contract: its own commands, those for any contract, and below a word of its own each what
 * the other contracts bring.
 */
export async function programOf(own: string): Promise<Program> {
  const plug = all[own]?.commands;
  if (!plug) throw new Error(`There are no commands of ${own} below cli/.`);
  const { program, commands } = await plug();
  const others = Object.entries(all).flatMap(([id, { commands: bring }]): [string, CommandEntry][] => {
    if (id === own || !bring) return [];
    const load = async () => {
      const { program: brought, commands: table } = await bring();
      const start = (await brought.start?.())?.command;
      return { command: { ...start, description: brought.description, commands: table } };
    };
    return [[id.replace(/^mcp-/, ''), { group: 'Other contracts', summary: `work with ${id}`, load }]];
  });
  return { ...program, commands: { ...commands, ...general, ...Object.fromEntries(others) } };
}
