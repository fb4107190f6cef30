import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';

export const command = defineCommand({
  description: 'Lists the JVMs of this user that run JavaFX, so that one can be attached to.',
  options: {
    all: { type: 'boolean', description: 'Also those in which JavaFX has not been started' },
    json: { type: 'boolean', description: 'Print a JSON array' },
  },
  examples: ['ps', 'ps --json'],
  async run({ options }) {
    const { JvmError, listJvms } = await import('../../../server/javafx-ui/toolkits/jvm/index.js');
    const found = await listJvms().catch((error: unknown) => {
      throw error instanceof JvmError ? new Failure(error.message) : error;
    });
    const shown = options.all ? found : found.filter((jvm) => jvm.javafxVersion !== null);
    if (options.json) process.stdout.write(`${JSON.stringify(shown)}\n`);
    else if (shown.length === 0) process.stdout.write('No JVM of this user runs JavaFX.\n');
    else process.stdout.write(table(shown.map(row)));
  },
});

interface Jvm {
  pid: number;
  javaVersion: string;
  javafxVersion: string | null;
  mainClass: string;
}

function row({ pid, javaVersion, javafxVersion, mainClass }: Jvm): string[] {
  return [String(pid), javaVersion, javafxVersion ?? '-', mainClass];
}

function table(rows: string[][]): string {
  const all = [['PID', 'JAVA', 'JAVAFX', 'MAIN CLASS'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((cells) => cells[column]!.length)));
  return all.map((cells) => `${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}\n`).join('');
}
