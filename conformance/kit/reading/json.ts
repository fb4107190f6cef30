export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one in its place. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
/** The array itself, or an empty one in its place. */
export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asString = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses JSON; undefined (which JSON cannot mean) when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON with sorted keys: equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** JSON Pointer of the first place where two values differ; null when they are equal. */
export function firstDifference(a: unknown, b: unknown, pointer = ''): string | null {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (i >= a.length || i >= b.length) return `${pointer}/${i}`;
      const found = firstDifference(a[i], b[i], `${pointer}/${i}`);
      if (found !== null) return found;
    }
    return null;
  }
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const step = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return step;
      const found = firstDifference(a[key], b[key], step);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(a, b) ? null : pointer;
}
