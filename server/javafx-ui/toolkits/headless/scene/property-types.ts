import type { Effect, ListSpec, PropertySpec } from './property.js';

/** The value types that properties have in FXML: how each is written as an attribute. */

export function text(affects: Effect = 'nothing', initial = ''): PropertySpec<string> {
  return { initial, affects, parse: (value) => value };
}

export function optionalText(affects: Effect = 'nothing'): PropertySpec<string | null> {
  return { initial: null, affects, parse: (value) => value, accepts: isText, expected: 'a String' };
}

export function flag(initial: boolean, affects: Effect = 'paint'): PropertySpec<boolean> {
  return {
    initial,
    affects,
    parse: parseBoolean,
    accepts: (v) => typeof v === 'boolean',
    expected: 'a Boolean',
  };
}

export function number(initial: number, affects: Effect = 'layout'): PropertySpec<number> {
  return {
    initial,
    affects,
    parse: parseNumber,
    accepts: (v) => typeof v === 'number',
    expected: 'a Double',
  };
}

export function word<T extends string>(
  initial: T,
  words: readonly T[],
  affects: Effect = 'layout',
): PropertySpec<T> {
  const parse = (value: string): T => {
    // FXMLLoader reads enum constants without regard to case.
    const wanted = value.toUpperCase() as T;
    if (words.includes(wanted)) return wanted;
    throw new Error(`expected one of ${words.join(', ')}, got "${value}"`);
  };
  return { initial, affects, parse, accepts: (v) => words.includes(v as T), expected: words.join(' or ') };
}

/** A value that only elements and code can set. */
export function object<T>(
  initial: T,
  accepts: (value: unknown) => boolean,
  expected: string,
  affects: Effect = 'layout',
) {
  return { initial, affects, accepts, expected } satisfies PropertySpec<T>;
}

/** Any value; an attribute gives a string. */
export function anything<T = unknown>(initial: T, affects: Effect = 'nothing'): PropertySpec<T> {
  return { initial, affects, parse: (value) => value as T, accepts: () => true, expected: 'a value' };
}

export function list(accepts: (value: unknown) => boolean, expected: string): ListSpec {
  return { list: true, accepts, expected };
}

export function wordList(): ListSpec {
  return { list: true, accepts: isText, expected: 'a String', parse: (value) => value };
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function parseBoolean(value: string): boolean {
  // Boolean.valueOf takes anything that is not "true" for false; a typo is better said.
  const lower = value.toLowerCase();
  if (lower === 'true' || lower === 'false') return lower === 'true';
  throw new Error(`expected true or false, got "${value}"`);
}

export function parseNumber(value: string): number {
  const trimmed = value.trim();
  const parsed = trimmed === '' ? Number.NaN : Number(trimmed);
  if (Number.isNaN(parsed)) throw new Error(`expected a number, got "${value}"`);
  return parsed;
}
