import type { Command, CommandTable, Option } from '../command.js';

/** A command as completion needs it. */
export interface CommandNode {
  /** The words that lead to it, without the program. */
  readonly path: readonly string[];
  /** What can be called below it. */
  readonly commands: readonly Word[];
  readonly options: readonly OptionWord[];
}

export interface Word {
  readonly name: string;
  readonly description: string;
}

export interface OptionWord extends Word {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

const helpOption: Option = { type: 'boolean', short: 'h', description: 'Show this help' };

/** The program and every command below it, each before those below it. */
export async function commandTree(root: Command, path: readonly string[] = []): Promise<CommandNode[]> {
  const table: CommandTable = root.commands ?? {};
  const node: CommandNode = {
    path,
    commands: Object.entries(table).map(([name, { summary }]) => ({ name, description: summary })),
    options: Object.entries({ ...root.options, help: helpOption }).flatMap(([name, option]) =>
      optionWords(name, option),
    ),
  };
  const below = await Promise.all(
    Object.entries(table).map(async ([name, { load }]) =>
      commandTree((await load()).command, [...path, name]),
    ),
  );
  return [node, ...below.flat()];
}

function optionWords(name: string, { type, short, description, choices = [] }: Option): OptionWord[] {
  const word = { description, takesValue: type !== 'boolean', choices };
  return [{ name: `--${name}`, ...word }, ...(short ? [{ name: `-${short}`, ...word }] : [])];
}
