// npm run fuzz:schema [-- <pairs> [<seed>]]: random schemas, compared by us and judged by Ajv.
import { ensureInstalled } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
const { main } = await loadTypescript('codegen/evolution/fuzz/main.ts');
process.exitCode = main(process.argv.slice(2));
