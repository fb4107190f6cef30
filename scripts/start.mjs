// npm start [-- <command> …]: on a fresh clone, too.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled, root } from './install.mjs';

const byDefault = ['serve'];

ensureInstalled();
await buildOrExit({ types: false });

const given = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [join(root, 'dist', 'cli.js'), ...(given.length > 0 ? given : byDefault)],
  {
    stdio: 'inherit',
  },
);
// The terminal sends Ctrl-C to both; the child decides when it is over.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
