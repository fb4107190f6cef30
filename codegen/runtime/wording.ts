const longest = 60;

/** A value as a sentence can show it: short, on one line. */
export function received(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** A string in quotes, escaped, and shortened when it is long. */
export function quoted(text: string): string {
  if (text.length <= longest) return JSON.stringify(text);
  return `${JSON.stringify(text.slice(0, longest)).slice(0, -1)}…" (${text.length} characters)`;
}

/** Values one after the other, in quotes where they are strings. */
export function listed(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/** `a, b and c` */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A JSON Pointer as people write it: `actions[0].type`. */
export function placeName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => {
      if (/^\d+$/.test(step)) return `${path}[${step}]`;
      return path === '' ? step : `${path}.${step}`;
    }, '');
}

/** The value that a JSON Pointer names. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}
