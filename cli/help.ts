import type { Command, CommandTable, Option, Positional } from './command.js';

/** The help of a command, made from what it declares. */
export function helpOf(path: string, command: Command): string {
  const options = Object.entries({ ...command.options, help: helpOption });
  const parts = [
    command.description,
    `Usage\n${usage(path, command)
      .map((line) => `  ${line}`)
      .join('\n')}`,
    section(
      'Arguments',
      (command.positionals ?? []).map((one) => [positional(one), one.description]),
    ),
    command.commands ? commandList(command.commands) : '',
    section(
      'Options',
      options.map(([name, option]) => [flag(name, option), describe(option)]),
    ),
    command.examples?.length
      ? `Examples\n${command.examples.map((line) => `  ${callerOf(path, line)} ${line}`.trimEnd()).join('\n')}`
      : '',
    section('Exit codes', Object.entries(command.exitCodes ?? {})),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Commands with their summaries, under the headings of their groups. */
export function commandList(table: CommandTable): string {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  const groups = new Map<string, string[]>();
  for (const [name, { group = 'Commands', summary }] of Object.entries(table)) {
    groups.set(group, [...(groups.get(group) ?? []), `  ${name.padEnd(width)}  ${summary}`]);
  }
  return [...groups].map(([group, lines]) => `${group}\n${lines.join('\n')}`).join('\n\n');
}

/** What stands before an example: the program, and the word of another contract where the command is below one. */
function callerOf(path: string, example: string): string {
  // It begins with an option where the program itself is what is started.
  if (/^(-|$)/.test(example)) return path;
  const words = path.split(' ');
  return words.slice(0, Math.max(words.indexOf(example.split(' ')[0]!), 1)).join(' ');
}

const helpOption: Option = { type: 'boolean', short: 'h', description: 'Show this help' };

function usage(path: string, command: Command): string[] {
  const lines: string[] = [];
  if (Object.keys(command.commands ?? {}).length > 0) lines.push(`${path} <command> [options]`);
  if (command.run) {
    const words = [path, ...(command.positionals ?? []).map(positional), '[options]'];
    if (command.rest !== undefined) words.push(`-- ${command.rest}`);
    lines.push(words.join(' '));
  }
  return lines;
}

function positional({ name, optional, multiple }: Positional): string {
  const shown = `<${name}>${multiple ? '…' : ''}`;
  return optional ? `[${shown}]` : shown;
}

function flag(name: string, { type, short, placeholder, choices }: Option): string {
  const value = type === 'boolean' ? '' : ` <${placeholder ?? choices?.join('|') ?? type}>`;
  return `${short ? `-${short}, ` : '    '}--${name}${value}`;
}

function describe({ description, default: initial, multiple }: Option): string {
  const notes = [
    multiple ? 'may be repeated' : '',
    initial === undefined || initial === false ? '' : `default ${initial}`,
  ].filter((note) => note !== '');
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
}

function section(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([left]) => left.length));
  return `${title}\n${rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}`;
}
