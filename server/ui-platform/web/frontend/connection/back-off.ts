const shortest = 250;
const longest = 10_000;

/** How long to wait before the next attempt: twice as long each time, and not at the same moment as other tabs. */
export function waitBefore(attempt: number, random = Math.random()): number {
  const ceiling = Math.min(longest, shortest * 2 ** attempt);
  return Math.round(ceiling * (0.5 + random / 2));
}
