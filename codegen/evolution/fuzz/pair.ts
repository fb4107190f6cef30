import { edited } from './edits.js';
import { Random } from './random.js';
import { type SchemaDocument, SchemaMaker } from './schemas.js';

export interface Pair {
  readonly before: SchemaDocument;
  readonly after: SchemaDocument;
  /** Goes on where the making of the pair stopped. */
  readonly random: Random;
}

/** The pair of that number: mostly one schema after some edits, sometimes two that have nothing in common. */
export function pairOf(seed: number, number: number): Pair {
  const random = new Random(seed + number * 7919);
  const before = new SchemaMaker(random).document();
  const after = random.chance(0.1) ? new SchemaMaker(random).document() : edited(before, random);
  return { before, after, random };
}
