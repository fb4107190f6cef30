import { Comparer } from '../compare-schemas.js';
import { type Effect, joinAll, mayNarrow, mayWiden } from '../effect.js';
import type { Json } from '../json.js';
import { evidenceOf } from '../judge/evidence.js';
import type { Answer } from '../judge/prover.js';
import type { Side } from '../solver/vocabulary.js';
import { InstanceMaker } from './instances.js';
import { type Pair, pairOf } from './pair.js';
import type { SchemaDocument } from './schemas.js';

export interface Campaign {
  readonly pairs: number;
  readonly seed: number;
  /** For each pair. */
  readonly instances: number;
}

export interface Tally {
  readonly pairs: number;
  readonly effects: Readonly<Record<Effect, number>>;
  /** Verdicts that claim a difference, and those that Ajv confirmed in every direction they claim. */
  readonly claims: number;
  readonly witnessed: number;
  /** Single findings that claim a difference, and those with a witness of their own. */
  readonly findings: number;
  readonly shown: number;
  readonly instances: number;
  readonly unsound: readonly Unsound[];
}

/** An instance that refutes a verdict. */
export interface Unsound {
  readonly pair: number;
  readonly verdict: Effect;
  readonly instance: Json;
  readonly before: SchemaDocument;
  readonly after: SchemaDocument;
}

/** Compares random schemas and lets Ajv judge random instances on both sides. */
export function fuzz({ pairs, seed, instances }: Campaign): Tally {
  const effects = { neutral: 0, narrow: 0, widen: 0, both: 0, unknown: 0 };
  const counts = { claims: 0, witnessed: 0, findings: 0, shown: 0 };
  const unsound: Unsound[] = [];
  for (let number = 0; number < pairs; number++) {
    const pair = pairOf(seed, number);
    const judged = judgePair(pair);
    effects[judged.effect]++;
    for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += judged[name];
    const refuted = refutation(pair, judged, instances);
    if (refuted) unsound.push({ pair: number, ...refuted, before: pair.before, after: pair.after });
  }
  return { pairs, effects, ...counts, instances: pairs * instances, unsound };
}

interface Judged {
  /** Of the schemas as a whole, and of all findings together. */
  readonly effect: Effect;
  readonly together: Effect;
  readonly claims: number;
  readonly witnessed: number;
  readonly findings: number;
  readonly shown: number;
  accepts(side: Side, instance: Json): boolean;
}

function judgePair({ before, after }: Pair): Judged {
  const definitions = { before: before.definitions, after: after.definitions };
  const schemas = { before: before.root, after: after.root };
  const comparer = new Comparer(definitions);
  const accepts = (side: Side, instance: Json): boolean =>
    comparer.prover.accepts(side, schemas[side], instance);
  const onlyIn = (side: Side, answer: Answer): boolean =>
    answer.verdict === 'yes' &&
    accepts(side, answer.instance) &&
    !accepts(side === 'before' ? 'after' : 'before', answer.instance);

  const { effect, narrow, widen } = comparer.compare(schemas);
  const claims = effect === 'narrow' || effect === 'widen' || effect === 'both';
  const confirmed =
    (!mayNarrow(effect) || onlyIn('before', narrow)) && (!mayWiden(effect) || onlyIn('after', widen));
  const evidence = evidenceOf([{ schemas, position: 'any', tools: [], label: '' }], comparer, () => '');
  const real = evidence.filter((one) => one.effect !== 'neutral' && one.effect !== 'unknown');
  return {
    effect,
    together: joinAll(evidence.map((one) => one.effect)),
    claims: Number(claims),
    witnessed: Number(claims && confirmed),
    findings: real.length,
    shown: real.filter((one) => one.witnesses.length > 0).length,
    accepts,
  };
}

/** What only the old schema accepts refutes all but narrow, both and unknown; and the other way round. */
function refutation(
  { before, after, random }: Pair,
  { effect, together, accepts }: Judged,
  instances: number,
): { verdict: Effect; instance: Json } | undefined {
  for (let i = 0; i < instances; i++) {
    const { root, definitions } = i % 2 === 0 ? before : after;
    const instance = new InstanceMaker(random, definitions).near(root);
    const [old, now] = [accepts('before', instance), accepts('after', instance)];
    for (const verdict of [effect, together]) {
      if ((old && !now && !mayNarrow(verdict)) || (now && !old && !mayWiden(verdict)))
        return { verdict, instance };
    }
  }
  return undefined;
}
