import { canonical } from '../json.js';
import { annotations, type Definitions, definitionName, holdsNamed, isObject } from '../schema.js';

/** Names of the definitions that don't say the same on both sides, or refer to one that doesn't. */
export function changedDefinitions(before: Definitions, after: Definitions): ReadonlySet<string> {
  const changed = new Set<string>();
  const usedBy = new Map<string, string[]>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const inBoth = name in before && name in after;
    if (!inBoth || meaning(before[name]) !== meaning(after[name])) changed.add(name);
    if (!inBoth) continue;
    for (const used of referencesIn(before[name])) usedBy.set(used, [...(usedBy.get(used) ?? []), name]);
  }
  const open = [...changed];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const user of usedBy.get(name) ?? []) {
      if (changed.has(user)) continue;
      changed.add(user);
      open.push(user);
    }
  }
  return changed;
}

function meaning(schema: unknown): string {
  return canonical(withoutAnnotations(schema));
}

/** A member may be called like an annotation, and a constant may look like a schema. */
function withoutAnnotations(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !annotations.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        holdsNamed.includes(keyword) ? byName(value) : dataOrSchema(keyword, value),
      ]),
  );
}

function byName(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, sub]) => [name, withoutAnnotations(sub)]));
}

function dataOrSchema(keyword: string, value: unknown): unknown {
  return keyword === 'const' || keyword === 'enum' ? value : withoutAnnotations(value);
}

function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* referencesIn(one);
  if (!isObject(value)) return;
  if (typeof value.$ref === 'string') yield definitionName(value.$ref);
  for (const sub of Object.values(value)) yield* referencesIn(sub);
}
