import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the example for the test runner of Node passes', () => {
  const file = fileURLToPath(new URL('form.node-test.mjs', import.meta.url));
  // Inside of another runner's test, Node's one would report to it instead of running by itself.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], {
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain('# pass 1\n# fail 0\n');
  expect(status).toBe(0);
});
