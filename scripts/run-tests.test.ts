import { writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
// @ts-expect-error a script without types
import { runTests } from './run-tests.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Runs tests that end as told, one run after the other; what each run was asked for, and the exit code. */
async function outcome(CI: string, ...runs: { red: string[] | null }[]) {
  vi.stubEnv('CI', CI);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const asked: string[][] = [];
  const code = await runTests(['server'], async (_title: string, _program: string, ...args: string[]) => {
    const { red } = runs[asked.length]!;
    asked.push(args);
    if (red) writeFileSync(process.env.MCP_RED_FILES!, JSON.stringify(red));
    return red?.length === 0 ? 0 : 1;
  });
  return { code, asked };
}

const first = ['run', 'server'];
const again = ['run', '--no-file-parallelism', 'a.test.ts'];

test('what is green is not run again', async () => {
  expect(await outcome('true', { red: [] })).toEqual({ code: 0, asked: [first] });
});

test('what is red is run again alone, and is red if it is red then', async () => {
  const red = { red: ['a.test.ts'] };
  expect(await outcome('true', red, { red: [] })).toEqual({ code: 0, asked: [first, again] });
  expect(await outcome('true', red, red)).toEqual({ code: 1, asked: [first, again] });
  expect(await outcome('true', red, { red: null })).toEqual({ code: 1, asked: [first, again] });
});

test.each([
  ['what is red for whoever develops', '', ['a.test.ts']],
  ['a run that crashed', 'true', null],
  ['more than can be red by chance', 'true', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s stays red at once', async (_, CI, red) => {
  expect(await outcome(CI, { red })).toEqual({ code: 1, asked: [first] });
});
