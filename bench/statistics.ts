export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * An interval that holds the true median with 95 % confidence, whatever the distribution: the ranks
 * between which a fair coin, thrown once a sample, stays.
 */
export function medianInterval(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const reach = (1.96 * Math.sqrt(n)) / 2;
  const low = Math.max(0, Math.floor(n / 2 - reach));
  const high = Math.min(n - 1, Math.ceil(n / 2 + reach));
  return { low: sorted[low]!, high: sorted[high]! };
}
