import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Display } from '../display.js';

/** Starts a JVM whose windows are on the display; without one it has none to show them on. */
export function startJava(
  display: Display | null,
  args: readonly string[],
  { java = 'java', stdio = 'ignore' }: { java?: string; stdio?: SpawnOptions['stdio'] } = {},
): ChildProcess {
  return spawn(java, args, { env: { ...process.env, DISPLAY: display?.name ?? '' }, stdio });
}

/** Ends it at once; nothing of it is left when this is done. */
export async function endJava(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
