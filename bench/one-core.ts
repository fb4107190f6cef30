import { spawnSync } from 'node:child_process';

/**
 * Does some work while all threads of this process share one core. Whether two threads that take turns run on
 * one core or on two is up to the scheduler; on a virtual machine, waking another core takes many times as long
 * as a message between threads does, so that the same code is quick in one round and slow in the next.
 * Where cores can't be chosen, the work is done all the same.
 */
export async function onOneCore<T>(work: () => Promise<T>): Promise<T> {
  const before = cores();
  const first = before?.match(/\d+/)?.[0];
  if (before === undefined || first === undefined || !choose(first)) return work();
  try {
    return await work();
  } finally {
    choose(before);
  }
}

/** The cores that this process may use, such as `0-3`. */
function cores(): string | undefined {
  const { status, stdout } = spawnSync('taskset', ['-c', '-p', String(process.pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.slice(stdout.lastIndexOf(':') + 1).trim() : undefined;
}

const choose = (list: string): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', list, String(process.pid)]).status === 0;
