import { createHash } from 'node:crypto';
import type { Effect } from './effect.js';
import { canonical, type Json } from './json.js';
import type { Concerns, Level, Position } from './judge/levels.js';
import type { Side } from './solver/vocabulary.js';

/** Something that one side accepts and the other refuses. */
export interface Witness {
  readonly acceptedBy: Side;
  /** What it is an instance of: `input of ui_query`. */
  readonly of: string;
  readonly instance: Json;
}

/** One thing that has changed, judged. */
export interface Finding {
  /** Stays the same as long as the change does. */
  readonly fingerprint: string;
  readonly rule: string;
  readonly level: Level;
  readonly effect: Effect;
  readonly position: Position;
  /** The tools that it touches. */
  readonly tools: readonly string[];
  /** File and place: `types/node-ref.json#/properties/uid`. */
  readonly pointer: string;
  readonly message: string;
  readonly concerns: Concerns;
  /** What happens to whom. */
  readonly consequence: string;
  /** How to do it without breaking anyone. */
  readonly instead: string | null;
  readonly before: Json | null;
  readonly after: Json | null;
  readonly witnesses: readonly Witness[];
}

/** Two versions of one thing, and what came of it. */
export interface Diff {
  readonly before: string;
  readonly after: string;
  readonly findings: readonly Finding[];
}

export function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(canonical(parts)).digest('hex').slice(0, 8);
}
