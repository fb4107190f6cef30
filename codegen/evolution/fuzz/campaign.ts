import { Comparer } from '../compare-schemas.js';
import { type Effect, mayNarrow, mayWiden } from '../effect.js';
import type { Json } from '../json.js';
import { Validators } from '../judge/validators.js';
import { edited } from './edits.js';
import { InstanceMaker } from './instances.js';
import { Random } from './random.js';
import { type SchemaDocument, SchemaMaker } from './schemas.js';

export interface Unsound {
  readonly pair: number;
  readonly effect: Effect;
  readonly instance: Json;
  readonly before: SchemaDocument;
  readonly after: SchemaDocument;
}

export interface Tally {
  readonly pairs: number;
  readonly effects: Readonly<Record<Effect, number>>;
  /** Effects that claim a difference, and those of them that Ajv confirmed in every direction. */
  readonly claims: number;
  readonly witnessed: number;
  readonly instances: number;
  readonly unsound: readonly Unsound[];
}

export interface Campaign {
  readonly pairs: number;
  readonly seed: number;
  /** For each pair. */
  readonly instances: number;
}

/**
 * Compares random schemas and lets Ajv judge random instances on both sides: an instance that only
 * the old schema accepts refutes every verdict but narrow, both and unknown.
 */
export function fuzz({ pairs, seed, instances }: Campaign): Tally {
  const effects = { neutral: 0, narrow: 0, widen: 0, both: 0, unknown: 0 };
  const unsound: Unsound[] = [];
  let witnessed = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const random = new Random(seed + pair * 7919);
    const before = new SchemaMaker(random).document();
    const after = random.chance(0.1) ? new SchemaMaker(random).document() : edited(before, random);
    const definitions = { before: before.definitions, after: after.definitions };
    const schemas = { before: before.root, after: after.root };
    const { effect, narrow, widen } = new Comparer(definitions).compare(schemas);
    const validators = new Validators(definitions);
    const accepts = (side: 'before' | 'after', instance: Json): boolean =>
      validators.accepts(side, schemas[side], instance);

    effects[effect]++;
    const shown = [
      ...(mayNarrow(effect)
        ? [
            narrow.verdict === 'yes' &&
              accepts('before', narrow.instance) &&
              !accepts('after', narrow.instance),
          ]
        : []),
      ...(mayWiden(effect)
        ? [widen.verdict === 'yes' && accepts('after', widen.instance) && !accepts('before', widen.instance)]
        : []),
    ];
    if (effect !== 'neutral' && effect !== 'unknown' && shown.every((one) => one)) witnessed++;

    for (let i = 0; i < instances; i++) {
      const side = i % 2 === 0 ? 'before' : 'after';
      const instance = new InstanceMaker(random, definitions[side]).near(schemas[side]);
      const [old, now] = [accepts('before', instance), accepts('after', instance)];
      const refuted = (old && !now && !mayNarrow(effect)) || (now && !old && !mayWiden(effect));
      if (!refuted) continue;
      unsound.push({ pair, effect, instance, before, after });
      break;
    }
  }
  const claims = effects.narrow + effects.widen + effects.both;
  return { pairs, effects, claims, witnessed, instances: pairs * instances, unsound };
}
