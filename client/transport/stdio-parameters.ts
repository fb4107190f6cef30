import type { Command } from './wire.js';

/** However long a message is, it comes as one line. */
const longestLine = 256 << 20;

/** A command as the SDKs want it. */
export function stdioParameters({ command, args = [], env = {}, cwd, stderr = 'inherit' }: Command) {
  const folder = cwd === undefined ? {} : { cwd };
  return { command, args: [...args], env: { ...env }, stderr, maxBufferSize: longestLine, ...folder };
}
