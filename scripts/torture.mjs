// npm run torture [-- --short] [-- <part> …]: attacks on the server, bounded and on loopback only.
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled, root } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
process.chdir(root);
await buildOrExit({ types: false });
const { main } = await loadTypescript('torture/main.ts');
process.exit(await main(process.argv.slice(2)));
