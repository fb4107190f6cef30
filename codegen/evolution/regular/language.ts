import { type Characters, complement, contains, intersection, keyOf, noCharacter } from './characters.js';

/**
 * A regular language. Languages are built by the functions below only, which keep one object for
 * each language up to simple laws, so that identity can stand for equality in a search.
 */
export type Language = { readonly key: string; readonly nullable: boolean } & (
  | { readonly kind: 'none' | 'empty' }
  | { readonly kind: 'one'; readonly set: Characters }
  | { readonly kind: 'concat'; readonly first: Language; readonly rest: Language }
  | { readonly kind: 'either' | 'all'; readonly parts: readonly Language[] }
  | { readonly kind: 'times'; readonly body: Language; readonly min: number; readonly max: number }
  | { readonly kind: 'except'; readonly body: Language }
);

export const none: Language = { kind: 'none', key: '∅', nullable: false };
export const empty: Language = { kind: 'empty', key: 'ε', nullable: true };

export function one(set: Characters): Language {
  return set.length === 0 ? none : { kind: 'one', set, key: `[${keyOf(set)}]`, nullable: false };
}

export function concat(first: Language, rest: Language): Language {
  if (first === none || rest === none) return none;
  if (first.kind === 'empty') return rest;
  if (rest.kind === 'empty') return first;
  if (first.kind === 'concat') return concat(first.first, concat(first.rest, rest));
  return {
    kind: 'concat',
    first,
    rest,
    key: `(${first.key}${rest.key})`,
    nullable: first.nullable && rest.nullable,
  };
}

export function sequence(parts: readonly Language[]): Language {
  return parts.reduceRight((rest, part) => concat(part, rest), empty);
}

export function either(parts: readonly Language[]): Language {
  const flat = distinct(parts, 'either').filter((part) => part !== none);
  if (flat.some((part) => part.key === everything.key)) return everything;
  if (flat.length < 2) return flat[0] ?? none;
  return {
    kind: 'either',
    parts: flat,
    key: `(${flat.map(key).join('|')})`,
    nullable: flat.some((part) => part.nullable),
  };
}

export function all(parts: readonly Language[]): Language {
  const flat = distinct(parts, 'all').filter((part) => part.key !== everything.key);
  if (flat.includes(none)) return none;
  if (flat.length < 2) return flat[0] ?? everything;
  return {
    kind: 'all',
    parts: flat,
    key: `(${flat.map(key).join('&')})`,
    nullable: flat.every((part) => part.nullable),
  };
}

export function except(body: Language): Language {
  if (body.kind === 'except') return body.body;
  return { kind: 'except', body, key: `!${body.key}`, nullable: !body.nullable };
}

export function times(body: Language, min: number, max: number): Language {
  if (max === 0 || body.kind === 'empty') return empty;
  if (body === none) return min === 0 ? empty : none;
  if (min === 1 && max === 1) return body;
  // What may be empty can stand in for each obligatory repetition.
  const least = body.nullable ? 0 : min;
  if (body.kind === 'times' && body.min === 0 && body.max === Number.POSITIVE_INFINITY) return body;
  return {
    kind: 'times',
    body,
    min: least,
    max,
    key: `(${body.key}){${least},${max}}`,
    nullable: least === 0,
  };
}

/** All strings. */
export const everything: Language = except(none);

export function text(value: string): Language {
  return sequence([...value].map((char) => one([[char.codePointAt(0)!, char.codePointAt(0)!]])));
}

/** What may follow once `codePoint` has been read. */
export function derivative(language: Language, codePoint: number): Language {
  switch (language.kind) {
    case 'none':
    case 'empty':
      return none;
    case 'one':
      return contains(language.set, codePoint) ? empty : none;
    case 'concat': {
      const { first, rest } = language;
      const begun = concat(derivative(first, codePoint), rest);
      return first.nullable ? either([begun, derivative(rest, codePoint)]) : begun;
    }
    case 'either':
      return either(language.parts.map((part) => derivative(part, codePoint)));
    case 'all':
      return all(language.parts.map((part) => derivative(part, codePoint)));
    case 'times': {
      const { body, min, max } = language;
      return concat(derivative(body, codePoint), times(body, Math.max(0, min - 1), max - 1));
    }
    case 'except':
      return except(derivative(language.body, codePoint));
  }
}

/** Sets of characters that all continue the language in the same way; together every character. */
export function classes(language: Language): Characters[] {
  const sets = new Map<string, Characters>();
  collect(language, sets);
  let result: Characters[] = [complement(noCharacter)];
  for (const set of sets.values()) {
    const outside = complement(set);
    result = result.flatMap((part) =>
      [intersection(part, set), intersection(part, outside)].filter((piece) => piece.length > 0),
    );
  }
  return result;
}

function collect(language: Language, sets: Map<string, Characters>): void {
  switch (language.kind) {
    case 'one':
      sets.set(language.key, language.set);
      return;
    case 'concat':
      collect(language.first, sets);
      if (language.first.nullable) collect(language.rest, sets);
      return;
    case 'either':
    case 'all':
      for (const part of language.parts) collect(part, sets);
      return;
    case 'times':
    case 'except':
      collect(language.body, sets);
  }
}

function key(language: Language): string {
  return language.key;
}

/** Parts of parts, each once, in a fixed order: the laws that keep the number of derivatives finite. */
function distinct(parts: readonly Language[], kind: 'either' | 'all'): Language[] {
  const byKey = new Map<string, Language>();
  for (const part of parts.flatMap((one) => (one.kind === kind ? one.parts : [one])))
    byKey.set(part.key, part);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
