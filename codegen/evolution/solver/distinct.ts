import { canonical, type Json } from '../json.js';
import type { Literal } from './constraint.js';
import type { Goals, Outcome } from './outcome.js';

/**
 * One instance for each goal, all different. With as many candidates as there are goals a goal can
 * never be crowded out, so that matching decides exactly.
 */
export function distinctRepresentatives(
  goalsOfItems: readonly (readonly Literal[])[],
  goals: Goals,
): Outcome {
  let complete = true;
  const candidates = goalsOfItems.map((goal) => {
    const { instances, all } = goals.several(goal, goalsOfItems.length);
    if (instances.length < goalsOfItems.length && !all) complete = false;
    return instances;
  });
  const owner = new Map<string, number>();
  const chosen: Json[] = [];

  const assign = (item: number, visited: Set<string>): boolean => {
    for (const value of candidates[item]!) {
      const key = canonical(value);
      if (visited.has(key)) continue;
      visited.add(key);
      const holder = owner.get(key);
      if (holder !== undefined && !assign(holder, visited)) continue;
      owner.set(key, item);
      chosen[item] = value;
      return true;
    }
    return false;
  };
  for (let item = 0; item < candidates.length; item++) {
    if (!assign(item, new Set())) return complete ? 'empty' : 'unknown';
  }
  return { instance: chosen };
}
