import { nearest } from '../generated/runtime/nearest.js';
import { parse } from './arguments.js';
import type { Command, CommandTable } from './command.js';
import { Failure, UsageError } from './failure.js';
import { helpOf } from './help.js';

/** Runs a command, or the command below it that the arguments name; gives the exit code. */
export async function runCommand(path: string, command: Command, argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(path, command, argv);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const hint = error instanceof UsageError ? ` Try "${path} --help".` : '';
    process.stderr.write(`${error.message}${hint}\n`);
    return error.exitCode;
  }
}

async function dispatch(path: string, command: Command, argv: readonly string[]): Promise<number> {
  const [first] = argv;
  const entry =
    first !== undefined && Object.hasOwn(command.commands ?? {}, first)
      ? command.commands?.[first]
      : undefined;
  if (entry) {
    const { command: below } = await entry.load();
    return runCommand(`${path} ${first}`, below, argv.slice(1));
  }
  const ownPart = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  if (ownPart.includes('--help') || ownPart.includes('-h')) {
    process.stdout.write(helpOf(path, command));
    return 0;
  }
  if (!command.run && first === undefined) {
    process.stdout.write(helpOf(path, command));
    return 0;
  }
  const isWord = first !== undefined && !first.startsWith('-');
  if (isWord && command.commands && !command.positionals) throw unknownCommand(first, command.commands);
  const input = parse(command, argv);
  return (await command.run?.({ path, ...input })) ?? 0;
}

function unknownCommand(name: string, table: CommandTable): UsageError {
  const best = nearest(name, Object.keys(table));
  return new UsageError(`Unknown command "${name}".${best === undefined ? '' : ` Did you mean "${best}"?`}`);
}
