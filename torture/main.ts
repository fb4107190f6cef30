import { parseArgs } from 'node:util';
import { parts, run } from './attacks-of-a-run.js';

const usage = `npm run torture [-- --short] [--seed <n>] [--messages <n>] [--level <name>[,<name> …] [--batch <n>]] [<part> …]
Parts: ${Object.keys(parts).join(', ')}; without any, all of them.`;

/** Exit code 0: every promise held; 1: some did not; 2: the command line is wrong. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const unknown = positionals.find((name) => !(name in parts));
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`);
    const short = values.short ?? false;
    const held = await run(positionals, {
      seed: number(values.seed, '--seed', 1),
      messages: number(values.messages, '--messages', short ? 2000 : 104_000),
      short,
      ...(values.level === undefined ? {} : { level: values.level }),
      ...(values.batch === undefined ? {} : { batch: number(values.batch, '--batch', 0) }),
      say: (line) => console.log(line),
    });
    return held ? 0 : 1;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 2;
  }
}

const options = {
  short: { type: 'boolean' },
  seed: { type: 'string' },
  messages: { type: 'string' },
  level: { type: 'string' },
  batch: { type: 'string' },
} as const;

function number(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`Expected ${name} to be a whole number, got "${text}".`);
  return Number(text);
}
