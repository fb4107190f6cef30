// npm start [-- <command> …]: on a fresh clone, too.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const byDefault = ['serve'];

ensureInstalled();
// In a process of its own: the services of the bundler would stay as long as the server.
const build = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--without-types'], {
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);

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
// npm hands a signal to its shell alone, which ends without a word to us.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
