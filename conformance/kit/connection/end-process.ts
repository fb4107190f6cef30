import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Closes the process's input, as MCP asks for; ends it and what it started when that does not help. */
export async function endProcess(child: ChildProcess, graceMs = 2000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (await Promise.race([ended.then(() => true), sleep(graceMs, false, { ref: false })])) return;
    signalGroup(child.pid, signal);
  }
  await ended;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
