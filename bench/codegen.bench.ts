import { spawnSync } from 'node:child_process';
import { compare } from './compare.js';
import type { Bench } from './row.js';

/** All contracts through all targets; most of it is the libraries that compile schemas. */
export const bench: Bench = {
  title: 'Generating everything from the schemas',
  async run() {
    const libraries = [
      'ajv/dist/2020.js',
      'ajv/dist/standalone/index.js',
      'esbuild',
      'json-schema-to-typescript',
    ];
    const load = `await Promise.all(${JSON.stringify(libraries)}.map((name) => import(name)))`;
    return [
      await compare({
        name: 'mcp-javafx-ui generate --check / loading the libraries that it uses',
        samples: 5,
        ours: () => wallTime('dist/cli.js', 'generate', '--check'),
        yardstick: () => wallTime('--input-type=module', '-e', load),
      }),
    ];
  },
};

function wallTime(...args: string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 });
  // One means that generated files are stale, which is not the bench's business.
  if (status !== 0 && status !== 1)
    throw new Error(`Expected "node ${args.join(' ')}" to end, got ${status}.`);
  return performance.now() - start;
}
