import type { Declaration, Type } from './ir.js';

/** Marks the fields through which a struct would contain itself without end. */
export function recursiveFields(declarations: readonly Declaration[]): Declaration[] {
  const byName = new Map(declarations.map((one) => [one.name, one]));
  return declarations.map((one) =>
    one.kind === 'struct'
      ? {
          ...one,
          fields: one.fields.map((field) => ({ ...field, recursive: reaches(byName, field.type, one.name) })),
        }
      : one,
  );
}

/** Whether a value of this type holds one of the target directly; lists and maps are pointers already. */
function reaches(
  byName: ReadonlyMap<string, Declaration>,
  type: Type,
  target: string,
  seen = new Set<string>(),
): boolean {
  if (type.kind !== 'ref') return false;
  if (type.name === target) return true;
  if (seen.has(type.name)) return false;
  seen.add(type.name);
  const inside = byName.get(type.name);
  switch (inside?.kind) {
    case 'struct':
      return inside.fields.some((field) => reaches(byName, field.type, target, seen));
    case 'union':
      return inside.variants.some((one) => reaches(byName, { kind: 'ref', name: one.type }, target, seen));
    case 'alias':
      return reaches(byName, inside.type, target, seen);
    default:
      return false;
  }
}
