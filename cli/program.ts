import { readFileSync } from 'node:fs';
import type { Command, CommandTable } from './command.js';
import { fileRefusal } from './file-refusal.js';
import { runCommand } from './run-command.js';

const name = 'mcp-javafx-ui';

/** The whole command line; gives the exit code. */
export async function program(commands: CommandTable, argv: readonly string[]): Promise<number> {
  if (argv[0] === '--version' || argv[0] === '-v') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  const top: Command = {
    description: 'See and drive JavaFX applications from AI agents.',
    commands,
    options: { version: { type: 'boolean', short: 'v', description: 'Show the version' } },
  };
  try {
    return await runCommand(name, top, argv);
  } catch (error) {
    const refusal = fileRefusal(error);
    if (refusal !== undefined && !process.env.MCP_JAVAFX_DEBUG) {
      process.stderr.write(`${refusal}\n`);
      return 2;
    }
    // A defect of ours. The stack helps those who want to repair it, and nobody else.
    const text =
      error instanceof Error ? (process.env.MCP_JAVAFX_DEBUG ? error.stack : error.message) : String(error);
    process.stderr.write(`Unexpected: ${text}\n`);
    return 1;
  }
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
