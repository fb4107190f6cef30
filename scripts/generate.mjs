// npm run generate [-- --check]: works on a fresh clone, and also when the generated code is broken.
import { ensureInstalled } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
const { runCommand } = await loadTypescript('cli/run-command.ts');
const { command } = await loadTypescript('cli/commands/generate.ts');
process.exitCode = await runCommand('npm run generate', command, process.argv.slice(2));
