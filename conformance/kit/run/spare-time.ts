import { cpus } from 'node:os';

/** Below this share of idle time everyone waits for a core. */
const least = 0.05;

/**
 * Watches whether the cores of this machine have time to spare. A timer can be punctual on a machine that has
 * none, because whoever sleeps is served first, while an answer that takes work is late.
 */
export class SpareTime {
  readonly #before = coreTime();

  /** Whether every core was busy nearly all the time since this watch began. */
  get none(): boolean {
    const { idle, all } = coreTime();
    const passed = all - this.#before.all;
    return passed > 0 && (idle - this.#before.idle) / passed < least;
  }
}

function coreTime(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap(Object.values)) };
}
