/** Simpler JSON values, the simplest first; the shape is kept where that is not asked to go. */
export function* simplerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* simplerTexts(value);
  else if (typeof value === 'number') {
    if (value !== 0) yield 0;
    if (!Number.isInteger(value)) yield Math.trunc(value);
    if (Math.abs(value) > 1) yield Math.trunc(value / 2);
  } else if (Array.isArray(value)) yield* simplerArrays(value);
  else if (typeof value === 'object' && value !== null) yield* simplerObjects(value);
}

export function* simplerTexts(text: string): Generator<string> {
  if (text === '') return;
  yield '';
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < text.length; at += size) {
      if (size < text.length) yield text.slice(0, at) + text.slice(at + size);
      if (text.length > 200 && size === 1) return;
    }
  }
}

function* simplerArrays(list: readonly unknown[]): Generator<unknown> {
  if (list.length > 0) yield [];
  for (let at = 0; at < list.length; at++) if (list.length > 1) yield list.toSpliced(at, 1);
  for (let at = 0; at < list.length; at++) {
    for (const item of simplerValues(list[at])) yield list.with(at, item);
  }
}

function* simplerObjects(object: object): Generator<unknown> {
  const members = Object.entries(object);
  for (const [name] of members) yield Object.fromEntries(members.filter(([other]) => other !== name));
  for (const [name, value] of members) {
    for (const simpler of simplerValues(value)) {
      yield Object.fromEntries(members.map(([other, kept]) => [other, other === name ? simpler : kept]));
    }
  }
}
