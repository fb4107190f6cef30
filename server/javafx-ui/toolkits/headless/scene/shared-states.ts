export const NO_STATES: readonly string[] = Object.freeze([]);

const shared = new Map<string, readonly string[]>();

/** The states sorted, as one array for all nodes that are in the same ones. */
export function sharedStates(states: string[]): readonly string[] {
  if (states.length === 0) return NO_STATES;
  const key = states.join();
  let known = shared.get(key);
  if (!known) {
    known = Object.freeze(states.sort());
    shared.set(key, known);
  }
  return known;
}
