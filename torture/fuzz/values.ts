import type { Random } from '../../codegen/evolution/fuzz/random.js';

/** Texts that programs stumble over. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{1F600}',
  '\ud800',
  '\udc00x',
  '\u202eabc',
  '\u00e9'.normalize('NFD'),
  'İ',
  'ß',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '%00',
  '\u0024{7*7}',
  '{{7*7}}',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '\r\nX-Injected: 1',
  '\n\ndata: {}\n\n',
  '-1',
  '1e999',
  'NaN',
  'null',
  '(',
  '[',
  '*',
  '\\',
  '(a+)+$',
  '(?=x)',
  '\\1',
  'a'.repeat(1001),
  'x'.repeat(70_000),
  '> > >',
  ':hover',
  'Button[text=x]',
  '#a#b',
  ',',
  '\u2028\u2029\ufeff',
];

export const nastyNumbers: readonly number[] = [
  -1,
  0,
  -0,
  0.5,
  1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  1e21,
  -1e308,
  1e308,
  5e-324,
  1001,
  60_001,
];

/** A value of any kind. */
export function anyValue(random: Random, depth = 3): unknown {
  switch (random.integer(0, depth > 0 ? 7 : 4)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.of(nastyNumbers);
    case 3:
      return random.of(nastyTexts);
    case 4:
      return anyText(random);
    case 5:
      return Array.from({ length: random.integer(0, 4) }, () => anyValue(random, depth - 1));
    case 6:
      return nested(random.of([10, 100, 2000]), random.chance(0.5));
    default:
      return Object.fromEntries(
        Array.from({ length: random.integer(0, 4) }, () => [anyName(random), anyValue(random, depth - 1)]),
      );
  }
}

export function anyText(random: Random): string {
  const length = random.integer(0, 12);
  let text = '';
  for (let i = 0; i < length; i++) {
    // Half of them ordinary, the rest from anywhere, lone surrogates included.
    text += String.fromCharCode(random.chance(0.5) ? random.integer(32, 126) : random.integer(0, 0xffff));
  }
  return text;
}

export function anyName(random: Random): string {
  return random.chance(0.7)
    ? random.of(['ref', 'uid', 'path', 'type', 'actions', 'selector', 'css', 'x', 'y', 'text', 'id', 'item'])
    : random.of(nastyTexts).slice(0, 40);
}

function nested(depth: number, arrays: boolean): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = arrays ? [value] : { a: value };
  return value;
}
