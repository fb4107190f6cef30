import { canonicalJson, isObject } from './json.js';

/** A place where two documents differ. */
export interface Difference {
  /** JSON Pointer; empty for the whole. Of lines of text, `line 3`. */
  at: string;
  /** As JSON; null where there should be nothing. */
  expected: string | null;
  /** As JSON; null where there is nothing. */
  actual: string | null;
}

const longestValue = 160;
/** A list that is longer is compared place by place: a table of all pairs would be too large. */
const longestAligned = 600;

/** All places where two values differ, in the order of the document. */
export function differences(expected: unknown, actual: unknown, at = ''): Difference[] {
  if (canonicalJson(expected) === canonicalJson(actual)) return [];
  if (isObject(expected) && isObject(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return keys.flatMap((key) => {
      const step = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!Object.hasOwn(actual, key)) return [lost(step, expected[key])];
      if (!Object.hasOwn(expected, key)) return [added(step, actual[key])];
      return differences(expected[key], actual[key], step);
    });
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return inLists(expected, actual, at);
  if (typeof expected === 'string' && typeof actual === 'string' && `${expected}${actual}`.includes('\n'))
    return inLines(expected, actual);
  return [{ at, expected: shown(expected), actual: shown(actual) }];
}

function inLists(expected: readonly unknown[], actual: readonly unknown[], at: string): Difference[] {
  const place = (i: number): string => `${at}/${i}`;
  if (expected.length === actual.length || Math.max(expected.length, actual.length) > longestAligned) {
    return Array.from({ length: Math.max(expected.length, actual.length) }, (_, i) => {
      if (i >= actual.length) return [lost(place(i), expected[i])];
      if (i >= expected.length) return [added(place(i), actual[i])];
      return differences(expected[i], actual[i], place(i));
    }).flat();
  }
  return aligned(
    expected.map(canonicalJson),
    actual.map(canonicalJson),
    (i) => lost(place(i), expected[i]),
    (j) => added(place(j), actual[j]),
  );
}

function inLines(expected: string, actual: string): Difference[] {
  const [before, after] = [expected.split('\n'), actual.split('\n')];
  const line = (i: number): string => `line ${i + 1}`;
  return aligned(
    before.slice(0, longestAligned),
    after.slice(0, longestAligned),
    (i) => lost(line(i), before[i]),
    (j) => added(line(j), after[j]),
  );
}

/** What has to go and what has to come so that one list becomes the other, with as much kept as possible. */
function aligned(
  a: readonly string[],
  b: readonly string[],
  goes: (i: number) => Difference,
  comes: (j: number) => Difference,
): Difference[] {
  const width = b.length + 1;
  const kept = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const next = (i + 1) * width + j;
      kept[i * width + j] =
        a[i] === b[j] ? kept[next + 1]! + 1 : Math.max(kept[next]!, kept[i * width + j + 1]!);
    }
  }
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (j >= b.length || (i < a.length && kept[(i + 1) * width + j]! >= kept[i * width + j + 1]!))
      found.push(goes(i++));
    else found.push(comes(j++));
  }
  return found;
}

const lost = (at: string, value: unknown): Difference => ({ at, expected: shown(value), actual: null });
const added = (at: string, value: unknown): Difference => ({ at, expected: null, actual: shown(value) });

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
