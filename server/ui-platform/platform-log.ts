import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlatformConfig } from './configuration/platform-options.js';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof levels)[number];

export type PlatformLog = (level: LogLevel, sentence: string) => void;

/** Where the platform itself writes, as the configuration says. */
export function platformLog(
  { level: least, output }: PlatformConfig['logging'],
  baseDir: string,
  /** False where standard output carries MCP. */
  mayUseStandardOutput: boolean,
): PlatformLog {
  const write = writerOf(output, baseDir, mayUseStandardOutput);
  return (level, sentence) => {
    if (levels.indexOf(level) > levels.indexOf(least)) return;
    write(`${new Date().toISOString()} ${level} ${sentence.trimEnd()}\n`);
  };
}

function writerOf(output: string, baseDir: string, mayUseStandardOutput: boolean): (line: string) => void {
  if (output === 'stdout' && mayUseStandardOutput) return (line) => void process.stdout.write(line);
  if (output === 'stderr' || output === 'stdout') return (line) => void process.stderr.write(line);
  const file = join(baseDir, output);
  return (line) => {
    try {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, line);
    } catch {
      // A full disk must not end what people are working with.
      process.stderr.write(line);
    }
  };
}
