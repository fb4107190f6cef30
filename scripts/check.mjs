// npm run check: style and types.
import { ensureInstalled } from './install.mjs';
import { step } from './step.mjs';

ensureInstalled();
step('style', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
step('types', 'node_modules/typescript/bin/tsc', '-p', '.');
