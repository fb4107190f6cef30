import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Runs a JavaScript program of this repository or of a package; settles with its exit code. */
export async function step(title, program, ...args) {
  console.log(`\n▸ ${title}`);
  return run(program, args, 'inherit').code;
}

/** The same in the background: what it prints is shown by whoever waits for its end. */
export function beginStep(title, program, ...args) {
  const { child, code } = run(program, args, 'pipe');
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  return async () => {
    const status = await code;
    console.log(`\n▸ ${title}`);
    process.stdout.write(Buffer.concat(printed));
    return status;
  };
}

function run(program, args, output) {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
  });
  return { child, code: new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1))) };
}
