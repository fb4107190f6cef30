import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { deadlineAfter } from '../../../calls/deadline.js';
import type { JvmToolkit } from './jvm-toolkit.js';

/** Waits until the application shows a window. False when it does not within the time, or the signal comes. */
export async function windowShown(
  toolkit: JvmToolkit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end && !signal?.aborted) {
    if (toolkit.attached && (await anyWindow(toolkit, end))) return true;
    await sleep(50);
  }
  return false;
}

async function anyWindow(toolkit: JvmToolkit, end: number): Promise<boolean> {
  try {
    const deadline = deadlineAfter(performance.now(), end - performance.now());
    const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
    return windows.length > 0;
  } catch {
    return false;
  }
}
