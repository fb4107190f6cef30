import { readFileSync } from 'node:fs';
import type { Command } from './command.js';
import type { Program } from './commands.js';
import { fileRefusal } from './file-refusal.js';
import { runCommand } from './run-command.js';

/** Set by those who want to see where a failure comes from. */
const debugVariable = 'MCP_JAVAFX_DEBUG';

/** The whole command line; gives the exit code. */
export async function runProgram(
  { name, description, commands, start }: Program,
  argv: readonly string[],
): Promise<number> {
  if (argv[0] === '--version' || argv[0] === '-v') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  try {
    const own = (await start?.())?.command;
    const top: Command = {
      ...own,
      description,
      commands,
      options: { ...own?.options, version: { type: 'boolean', short: 'v', description: 'Show the version' } },
    };
    return await runCommand(name, top, argv);
  } catch (error) {
    const refusal = fileRefusal(error);
    if (refusal !== undefined && !process.env[debugVariable]) {
      process.stderr.write(`${refusal}\n`);
      return 2;
    }
    // A defect of ours. The stack helps those who want to repair it, and nobody else.
    const text =
      error instanceof Error ? (process.env[debugVariable] ? error.stack : error.message) : String(error);
    process.stderr.write(`Unexpected: ${text}\n`);
    return 1;
  }
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
