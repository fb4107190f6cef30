// npm test [-- <vitest arguments>]: everything that has to hold, on a fresh clone, too.
import { ensureInstalled } from './install.mjs';
import { step } from './step.mjs';

ensureInstalled();
step('generated files', 'scripts/generate.mjs', '--check');
step('style and types', 'scripts/check.mjs');
step('tests', 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2));
