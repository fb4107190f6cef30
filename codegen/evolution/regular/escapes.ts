import { type Characters, characters, complement } from './characters.js';

const digits = characters([[0x30, 0x39]]);
const words = characters([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);
const spaces = characters([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** What `\d` and its like stand for. */
export const namedSets: Readonly<Record<string, Characters>> = {
  d: digits,
  D: complement(digits),
  w: words,
  W: complement(words),
  s: spaces,
  S: complement(spaces),
};

/** What `.` stands for: everything but the ends of lines. */
export const dot = complement(
  characters([
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
  ]),
);

export const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, '0': 0 };

/** The characters that mean something in a regular expression, and so may be escaped. */
export const syntax = '^$\\.*+?()[]{}|/-';
