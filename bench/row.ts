import type { Curve } from './curve.js';

/** One result: how something of ours compares with a yardstick that was measured in the same run. */
export interface Row {
  readonly name: string;
  /** Ours divided by the yardstick: the median, and an interval that holds it with 95 % confidence. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** What the ratio must not exceed. */
  readonly limit?: number;
  readonly samples: number;
  /** Medians in milliseconds (or what `unit` says): they belong to this machine. */
  readonly ours: number;
  readonly yardstick: number;
  readonly unit: string;
}

/** A module `bench/<name>.bench.ts` exports one of these as `bench`. */
export interface Bench {
  readonly title: string;
  /** Rows of the table; what grows is drawn as well. */
  run(draw: (curve: Curve) => void): Promise<readonly Row[]>;
}
