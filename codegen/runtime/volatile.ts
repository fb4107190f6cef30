import { type PointerPattern, pointerMatcher, pointerStep } from './pointer-pattern.js';

/** A place that may differ between two readings of the same thing. */
export interface VolatilePlace {
  readonly pointer: PointerPattern;
  /** Only these items of the array at that place; absent means the whole value. */
  readonly items?: readonly string[];
}

/** A copy of the value without its volatile parts. */
export function withoutVolatile(value: unknown, places: readonly VolatilePlace[]): unknown {
  const whole = pointerMatcher(places.filter((place) => !place.items).map((place) => place.pointer));
  const partial = places
    .filter((place) => place.items)
    .map((place) => ({ matches: pointerMatcher([place.pointer]), items: new Set<unknown>(place.items) }));

  const copy = (part: unknown, pointer: string): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      const items = partial.find((place) => place.matches(pointer))?.items;
      const kept = items ? part.filter((item) => !items.has(item)) : part;
      return kept.map((item, i) => copy(item, pointer + pointerStep(i)));
    }
    const result: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(part)) {
      const at = pointer + pointerStep(name);
      if (!whole(at)) result[name] = copy(member, at);
    }
    return result;
  };
  return copy(value, '');
}
