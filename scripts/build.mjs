// npm run build: everything that the package ships, with type declarations.
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await buildOrExit({ types: true });
