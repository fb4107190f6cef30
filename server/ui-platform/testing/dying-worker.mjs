// The thread of a session that dies when it is told to: what no Lua code can do to it, but a defect could.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ kind, code }) => {
  if (kind !== 'run') return;
  if (code === '-- exit') process.exit(7);
  if (code === '-- throw') {
    // The one that would answer comes later.
    parentPort.postMessage = () => {};
    throw new Error('a defect');
  }
  if (code === '-- heap') {
    const kept = [];
    for (;;) kept.push(new Array(2_000_000).fill(kept));
  }
  if (code === '-- later') setTimeout(() => process.exit(7), 10);
});
await import(new URL('../../../dist/lua-worker.js', import.meta.url));
