import { type Effect, effectOf } from '../effect.js';
import type { SchemaObject } from '../schema.js';
import type { Detector } from './visit.js';

const every = ['string', 'number', 'boolean', 'null', 'object', 'array'];

/** `type`: which kinds of values there can be. */
export const types: Detector = (before, after, visit) => {
  const [old, now] = [typesOf(before), typesOf(after)];
  const gone = old.filter((type) => !covers(now, type));
  const come = now.filter((type) => !covers(old, type));
  if (gone.length === 0 && come.length === 0) return;
  const effect = effectOf(gone.length > 0, come.length > 0);
  visit.report({
    rule: ruleFor(effect, gone, come),
    effect,
    pointer: '/type',
    subject: [...gone, ...come].join(', '),
    values: { before: before.type, after: after.type },
    fragments: { before: typeOnly(before), after: typeOnly(after) },
  });
};

function typesOf({ type }: SchemaObject): string[] {
  return type === undefined ? every : ([type].flat() as string[]);
}

function covers(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function ruleFor(effect: Effect, gone: readonly string[], come: readonly string[]): string {
  if (effect === 'both') return 'TYPE_CHANGED';
  if ([...gone, ...come].join() === 'null') return effect === 'narrow' ? 'NULL_REMOVED' : 'NULL_ADDED';
  return effect === 'narrow' ? 'TYPE_NARROWED' : 'TYPE_WIDENED';
}

function typeOnly({ type }: SchemaObject): SchemaObject {
  return type === undefined ? {} : { type };
}
