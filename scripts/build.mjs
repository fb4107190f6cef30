// npm run build [-- --without-types]: everything that the package ships, with type declarations.
import { existsSync } from 'node:fs';
import { agentJar } from './build-agent.mjs';
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await buildOrExit({ types: !process.argv.includes('--without-types') });

// A package without the agent would look complete and could not run or attach to anything.
if (process.env.npm_lifecycle_event === 'prepack' && !existsSync(agentJar)) {
  console.error(
    'Expected the JavaFX agent in the package; install a JDK (17 or later) and Maven to pack it.',
  );
  process.exit(1);
}
