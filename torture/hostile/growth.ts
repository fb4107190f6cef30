/**
 * How much longer work takes when its size grows eightfold, next to that factor: about 1 is linear, 8 is
 * quadratic. Both sizes are measured in turn in the same run, and each counts with its quickest time, so
 * that a busy machine does not matter.
 */
export async function growthOf(
  work: (size: number) => unknown,
  size: number,
  rounds = 7,
  now: () => number = () => performance.now(),
): Promise<number> {
  const factor = 8;
  let small = Number.POSITIVE_INFINITY;
  let large = Number.POSITIVE_INFINITY;
  await work(size);
  // What looks steep may be the machine's fault: quickest times only fall, and what is steep stays so.
  const isSteep = () => large / small / factor > 1.5;
  for (let i = 0; i < rounds || (i < 10 * rounds && isSteep()); i++) {
    small = Math.min(small, await timed(() => work(size), now));
    large = Math.min(large, await timed(() => work(size * factor), now));
  }
  return large / small / factor;
}

/** Small sizes pass in no time: repeated until there is something to measure. */
async function timed(work: () => unknown, now: () => number): Promise<number> {
  const leastMs = 4;
  const start = now();
  for (let times = 1; ; times++) {
    await work();
    const spent = now() - start;
    if (spent >= leastMs) return spent / times;
  }
}
