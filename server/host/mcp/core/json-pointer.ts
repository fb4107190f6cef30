/** What stands at a place of a JSON value; undefined when there is no such place. */
export function at(value: unknown, pointer: string): unknown {
  let part = value;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof part !== 'object' || part === null) return undefined;
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    part = Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined;
  }
  return part;
}
