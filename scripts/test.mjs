// npm test [-- --all] [-- --under-load] [-- <vitest arguments>]: what has to hold, on a fresh clone, too.
// Without --all it is what fits into a few minutes. --under-load holds every core with a busy loop meanwhile:
// no test may depend on a quick machine.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled } from './install.mjs';
import { runTests } from './run-tests.mjs';
import { beginStep } from './step.mjs';

const own = ['--all', '--under-load'];
const asked = process.argv.slice(2);
const rest = asked.filter((word) => !own.includes(word));

ensureInstalled();
if (asked.includes('--all')) process.env.MCP_TESTS = 'all';
if (asked.includes('--under-load')) {
  // Each ends with us, however we end.
  const loop = 'const us = process.ppid; while (process.ppid === us) for (let i = 0; i < 1e8; i++);';
  for (let core = 0; core < availableParallelism(); core++) spawn(process.execPath, ['-e', loop]).unref();
}

const others = [
  beginStep('generated files', 'scripts/generate.mjs', '--check'),
  beginStep('style and types', 'scripts/check.mjs'),
];
let code = await runTests(rest);
for (const end of others) code = (await end()) || code;
process.exit(code);
