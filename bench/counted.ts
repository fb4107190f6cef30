import type { Row } from './row.js';

/** Counted, not measured: there is nothing to be confident about. */
export function counted(name: string, ours: number, yardstick: number, limit?: number, unit = ''): Row {
  const ratio = ours / yardstick;
  const bound = limit === undefined ? {} : { limit };
  return { name, ratio, low: ratio, high: ratio, ...bound, samples: 1, ours, yardstick, unit };
}
