import { equal, type Json } from '../json.js';
import { type FactChange, ruleOfFact } from './fact-rules.js';
import type { Facts } from './facts.js';

export interface ChangedFact {
  readonly rule: string;
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** All facts that differ. What belongs to something that came or went as a whole is not told again. */
export function changedFacts(before: Facts, after: Facts): ChangedFact[] {
  const result: ChangedFact[] = [];
  const whole = new Set<string>();
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[path], after[path]];
    if (equal(old, now)) continue;
    const change: FactChange = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    if (change !== 'changed' && [...whole].some((parent) => path.startsWith(`${parent}/`))) continue;
    if (old === true || now === true) whole.add(path);
    const rule = ruleOfFact(path, change, old ?? null, now ?? null);
    if (rule) result.push({ rule, path, before: old, after: now });
  }
  return result;
}
