/** The fewest of these faults with which it still shows; null when it does not show again with all of them. */
export async function fewest<T>(
  faults: readonly T[],
  shows: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[] | null> {
  if (!(await shows(faults))) return null;
  let least = faults;
  for (const one of faults) {
    const without = least.filter((other) => other !== one);
    if (without.length > 0 && (await shows(without))) least = without;
  }
  return least;
}
