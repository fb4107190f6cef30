// Generated from codegen/runtime/pointer-pattern.ts by `npm run generate`. Edit the source, not this file.

// A set of JSON Pointers: `*` stands for any one step, `(…)*` for any number of repetitions and `(…|…)`
// for a choice, as in /rooms/*(/doors/*/to)*/lamps
export type PointerPattern = string;

/** Tells whether a JSON Pointer belongs to one of the sets. */
export function pointerMatcher(patterns: readonly PointerPattern[]): (pointer: string) => boolean {
  if (patterns.length === 0) return () => false;
  const sources = patterns.map((pattern) => pattern.replaceAll('/*', '/[^/]+'));
  const expression = new RegExp(`^(?:${sources.join('|')})$`);
  return (pointer) => expression.test(pointer);
}

/** One step of a JSON Pointer. */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
