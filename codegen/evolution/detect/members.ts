import { step } from '../json.js';
import type { Schema, SchemaObject } from '../schema.js';
import type { Detector, Visit } from './visit.js';

/** `properties`, `additionalProperties` and `required`: the members of an object. */
export const members: Detector = (before, after, visit) => {
  required(before, after, visit);
  // Which members they are about depends on it; a change there is reported as not understood.
  if ('patternProperties' in before || 'patternProperties' in after) return;
  const [old, now] = [named(before), named(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const schemas = { before: own(old, name) ?? rest(before), after: own(now, name) ?? rest(after) };
    const pointer = `/properties${step(name)}`;
    if (own(old, name) !== undefined && own(now, name) !== undefined) {
      visit.below(schemas, pointer, { kind: 'member', name });
      continue;
    }
    visit.report({
      rule: own(now, name) === undefined ? 'PROPERTY_REMOVED' : 'PROPERTY_ADDED',
      effect: visit.effectOf(schemas),
      pointer,
      subject: name,
      values: { before: own(old, name), after: own(now, name) },
      fragments: {
        before: { properties: { [name]: schemas.before } },
        after: { properties: { [name]: schemas.after } },
      },
    });
  }
  others(before, after, [...new Set([...Object.keys(old), ...Object.keys(now)])], visit);
};

function named(schema: SchemaObject): Record<string, Schema> {
  return (schema.properties ?? {}) as Record<string, Schema>;
}

function own(schemas: Record<string, Schema>, name: string): Schema | undefined {
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

function rest(schema: SchemaObject): Schema {
  return (schema.additionalProperties ?? true) as Schema;
}

/** Members that neither side names. */
function others(before: SchemaObject, after: SchemaObject, names: readonly string[], visit: Visit): void {
  const schemas = { before: rest(before), after: rest(after) };
  const [wasClosed, isClosed] = [schemas.before === false, schemas.after === false];
  if (!wasClosed && !isClosed) {
    visit.below(schemas, '/additionalProperties', { kind: 'other', names });
    return;
  }
  if (wasClosed === isClosed) return;
  const properties = Object.fromEntries(names.map((name) => [name, true]));
  visit.report({
    rule: isClosed ? 'OBJECT_CLOSED' : 'OBJECT_OPENED',
    effect: visit.effectOf(schemas),
    pointer: '/additionalProperties',
    subject: 'additionalProperties',
    values: { before: before.additionalProperties, after: after.additionalProperties },
    fragments: {
      before: { properties, additionalProperties: schemas.before },
      after: { properties, additionalProperties: schemas.after },
    },
  });
}

function required(before: SchemaObject, after: SchemaObject, visit: Visit): void {
  const old = (before.required ?? []) as string[];
  const now = (after.required ?? []) as string[];
  for (const name of now.filter((one) => !old.includes(one))) {
    visit.report({
      rule: 'REQUIRED_ADDED',
      effect: 'narrow',
      pointer: '/required',
      subject: name,
      values: { before: undefined, after: name },
      fragments: { before: {}, after: { required: [name] } },
    });
  }
  for (const name of old.filter((one) => !now.includes(one))) {
    visit.report({
      rule: 'REQUIRED_REMOVED',
      effect: 'widen',
      pointer: '/required',
      subject: name,
      values: { before: name, after: undefined },
      fragments: { before: { required: [name] }, after: {} },
    });
  }
}
