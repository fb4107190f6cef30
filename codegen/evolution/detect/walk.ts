import {
  compose,
  joinAll,
  mayNarrow,
  mayWiden,
  type Polarity,
  through,
  type Verdict,
  weaken,
} from '../effect.js';
import type { Prover } from '../judge/prover.js';
import { annotations, definitionName, isObject, type Schema, type SchemaObject } from '../schema.js';
import { disjoint } from '../solver/disjoint.js';
import type { Change, Link, PairChanges, Place, Sides, TrailStep } from './change.js';
import { detectors } from './index.js';
import { admitsNull, isNullableChoice, withoutNull } from './nullable.js';
import type { Report, Visit } from './visit.js';

/** Finds all changes between two schemas; what references lead to is left to whoever follows them. */
export function changesBetween(schemas: Sides<Schema>, prover: Prover): PairChanges {
  const walk = new Walk(prover);
  walk.compare(schemas, { pointer: '', trail: [], polarity: 'same' });
  return walk;
}

class Walk implements PairChanges {
  changes: Change[] = [];
  links: Link[] = [];
  /** Pairs that are being compared: one side may have written out what the other refers to. */
  readonly #open: Sides<Schema>[] = [];

  constructor(readonly prover: Prover) {}

  compare(schemas: Sides<Schema>, place: Place): void {
    if (isNullableChoice(schemas.before) !== isNullableChoice(schemas.after)) {
      this.#nullability(schemas, place);
      return;
    }
    const names = { before: referenceOf(schemas.before), after: referenceOf(schemas.after) };
    if (names.before !== undefined && names.after !== undefined) {
      this.#link(names as Sides<string>, schemas, place);
      this.#detect(withoutReference(schemas), schemas, place);
      return;
    }
    const resolved = {
      before: this.#resolve(schemas.before, 'before'),
      after: this.#resolve(schemas.after, 'after'),
    };
    if (this.#open.some(({ before, after }) => before === resolved.before && after === resolved.after))
      return;
    this.#open.push(resolved);
    this.#detect({ before: asObject(resolved.before), after: asObject(resolved.after) }, resolved, place);
    this.#open.pop();
  }

  #link(names: Sides<string>, schemas: Sides<Schema>, place: Place): void {
    this.links.push({ names, place, harmless: { narrow: false, widen: false } });
    if (names.before === names.after) return;
    const neutral = { effect: 'neutral', fragments: { before: {}, after: {} }, pointer: '/$ref' } as const;
    this.changes.push(
      toChange({ ...neutral, rule: 'TYPE_REPLACED', subject: names.after, values: names }, schemas, place),
    );
  }

  #detect(keywords: Sides<SchemaObject>, schemas: Sides<Schema>, place: Place): void {
    const first = { change: this.changes.length, link: this.links.length };
    let questionable = false;
    const visit = this.#visit(schemas, place, () => {
      questionable = true;
    });
    for (const detect of detectors) detect(keywords.before, keywords.after, visit);
    if (questionable) this.#refine(schemas, place, first);
  }

  #visit(schemas: Sides<Schema>, place: Place, question: () => void): Visit {
    return {
      report: (report) => {
        if (report.effect !== 'neutral') question();
        this.changes.push(toChange(report, schemas, place));
      },
      below: (sub, pointer, step, polarity = 'same') => {
        if (polarity !== 'same') question();
        this.compare(sub, inside(place, pointer, step, polarity));
      },
      effectOf: (fragments) => this.prover.effectOf(fragments),
      same: (fragments) => this.prover.same(fragments),
      disjoint: (branches, side) => {
        const nodes = branches.map((branch) => this.prover.words.node(branch, side));
        return nodes.every((a, i) => nodes.slice(i + 1).every((b) => disjoint(a, b)));
      },
      resolve: (schema, side) => this.#resolve(schema, side),
    };
  }

  /** One side says "or null" around what the other says plainly. */
  #nullability(schemas: Sides<Schema>, place: Place): void {
    const [was, is] = [admitsNull(schemas.before), admitsNull(schemas.after)];
    const first = { change: this.changes.length, link: this.links.length };
    if (was !== is) {
      this.changes.push(
        toChange(
          {
            rule: is ? 'NULL_ADDED' : 'NULL_REMOVED',
            effect: is ? 'widen' : 'narrow',
            pointer: '',
            subject: 'null',
            values: { before: was, after: is },
            fragments: {
              before: was ? {} : { not: { type: 'null' } },
              after: is ? {} : { not: { type: 'null' } },
            },
          },
          schemas,
          place,
        ),
      );
    }
    const cores = { before: withoutNull(schemas.before), after: withoutNull(schemas.after) };
    this.compare(cores, inside(place, '', { kind: 'branch', ...cores }, 'same'));
    this.#refine(schemas, place, first);
  }

  /**
   * Each keyword for itself says at most what it does; together they may do less. What the prover
   * rules out for the schemas as a whole is taken off all changes in and below them.
   */
  #refine(schemas: Sides<Schema>, place: Place, first: { change: number; link: number }): void {
    const found = this.changes.slice(first.change);
    const linked = this.links.slice(first.link).some(({ names }) => this.#differ(names));
    const whole = linked ? 'both' : joinAll(found.map((change) => change.effect));
    const [lost, won] =
      place.polarity === 'reversed' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const narrow = mayNarrow(whole) ? this.prover.onlyIn(lost, schemas).verdict : 'no';
    const widen = mayWiden(whole) ? this.prover.onlyIn(won, schemas).verdict : 'no';
    if (place.polarity === 'mixed' && (narrow !== 'no' || widen !== 'no')) return;
    const weaker = found.map((change) => weakened(change, place, narrow, widen));
    this.changes.splice(first.change, found.length, ...weaker);
    const harmless = { narrow: narrow === 'no', widen: widen === 'no' };
    this.links = this.links.map((link, i) => (i < first.link ? link : withHarmless(link, harmless)));
  }

  /** What the references lead to is not the same. */
  #differ({ before, after }: Sides<string>): boolean {
    return before !== after || this.prover.words.isChanged(before);
  }

  #resolve(schema: Schema, side: 'before' | 'after'): Schema {
    let target = schema;
    for (let i = 0; i < 32; i++) {
      const name = referenceOf(target);
      if (name === undefined || !onlyReference(target as SchemaObject)) return target;
      target = this.prover.definitions[side][name] ?? true;
    }
    return target;
  }
}

function toChange({ pointer, ...report }: Report, schemas: Sides<Schema>, place: Place): Change {
  return {
    ...report,
    schemas,
    effect: through(place.polarity, report.effect),
    place: { ...place, pointer: place.pointer + pointer },
  };
}

function inside(place: Place, pointer: string, step: TrailStep | null, polarity: Polarity): Place {
  return {
    pointer: place.pointer + pointer,
    trail: step ? [...place.trail, step] : place.trail,
    polarity: compose(place.polarity, polarity),
  };
}

/** A change that turns out to change nothing is only another way to write it. */
function weakened(change: Change, place: Place, narrow: Verdict, widen: Verdict): Change {
  const effect = weaken(change.effect, narrow, widen);
  if (effect !== 'neutral' || change.effect === 'neutral') return { ...change, effect };
  return { ...change, effect, rule: 'REWRITTEN', place, subject: '', values: change.schemas };
}

function withHarmless(link: Link, { narrow, widen }: Link['harmless']): Link {
  return {
    ...link,
    harmless: { narrow: link.harmless.narrow || narrow, widen: link.harmless.widen || widen },
  };
}

function referenceOf(schema: Schema): string | undefined {
  return isObject(schema) && typeof schema.$ref === 'string' ? definitionName(schema.$ref) : undefined;
}

function onlyReference(schema: SchemaObject): boolean {
  return Object.keys(schema).every((keyword) => keyword === '$ref' || annotations.has(keyword));
}

function withoutReference({ before, after }: Sides<Schema>): Sides<SchemaObject> {
  const strip = (schema: Schema): SchemaObject => {
    const { $ref: _, ...rest } = schema as SchemaObject;
    return rest;
  };
  return { before: strip(before), after: strip(after) };
}

/** `false` admits nothing; a reference with company is one more condition. */
function asObject(schema: Schema): SchemaObject {
  if (!isObject(schema)) return schema ? {} : { not: {} };
  if (schema.$ref === undefined) return schema;
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [...((rest.allOf as Schema[] | undefined) ?? []), { $ref }] };
}
