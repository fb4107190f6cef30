/** The name that was probably meant, if one is close enough. */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wrong.length / 3)) + 1;
  for (const name of names) {
    const apart = distance(wrong.toLowerCase(), name.toLowerCase(), bestDistance);
    if (apart < bestDistance) {
      best = name;
      bestDistance = apart;
    }
  }
  return best;
}

/** Number of single-character edits from one word to the other; gives up at the limit. */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1);
    }
    row = next;
  }
  return row[to.length]!;
}

/** ` Did you mean …?`, or nothing where no name is close. */
export function didYouMean(wrong: string, names: Iterable<string>, write = (name: string) => name): string {
  const near = nearestName(wrong, names);
  return near ? ` Did you mean ${write(near)}?` : '';
}
