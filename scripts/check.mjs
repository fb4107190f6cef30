// npm run check: style and types.
import { ensureInstalled } from './install.mjs';
import { step } from './step.mjs';

// The compiler in native code finds the same in a fifth of the time; the build needs the other one's API.
const typescript = 'node_modules/ts7/bin/tsc';

ensureInstalled();
process.exitCode =
  (await step('style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')) ||
  (await step('types', typescript, '-p', '.')) ||
  (await step('types in the browser', typescript, '-p', 'server/ui-platform/web/frontend')) ||
  (await step('types of its tests', typescript, '-p', 'server/ui-platform/web/browser'));
