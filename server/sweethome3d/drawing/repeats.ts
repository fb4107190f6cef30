/** A piece may be a kilometre wide; it gets no more parts than one can tell apart. */
const MOST = 40;

/** How many parts of about that size fit into a length. */
export function repeats(length: number, each: number, least: number): number {
  return Math.min(MOST, Math.max(least, Math.round(length / each)));
}
