import type { Row } from './row.js';
import { median, medianInterval } from './statistics.js';

export interface Comparison {
  readonly name: string;
  readonly limit?: number;
  readonly samples: number;
  readonly unit?: string;
  /** Each gives what one round cost. */
  readonly ours: () => number | Promise<number>;
  readonly yardstick: () => number | Promise<number>;
}

/**
 * Measures both in turn, so that whatever else the machine does meets both alike, and compares the
 * neighbours. Who goes first changes from round to round.
 */
export async function compare({
  name,
  limit,
  samples,
  unit = 'ms',
  ours,
  yardstick,
}: Comparison): Promise<Row> {
  await ours();
  await yardstick();
  const pairs: { ours: number; yardstick: number }[] = [];
  for (let i = 0; i < samples; i++) {
    if (i % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, yardstick: await yardstick() });
    } else {
      const first = await yardstick();
      pairs.push({ ours: await ours(), yardstick: first });
    }
  }
  const ratios = pairs.map((pair) => pair.ours / pair.yardstick);
  return {
    name,
    ratio: median(ratios),
    ...medianInterval(ratios),
    ...(limit === undefined ? {} : { limit }),
    samples,
    ours: median(pairs.map((pair) => pair.ours)),
    yardstick: median(pairs.map((pair) => pair.yardstick)),
    unit,
  };
}

/** CPU time of this process for one call, in milliseconds: other processes hardly disturb it. */
export function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The same for work that waits; threads of this process count as well. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
