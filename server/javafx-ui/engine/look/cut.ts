import { utf8Length } from './utf8-length.js';

/** A line of a look as it is written. */
export interface WrittenLine {
  /** What it is about. */
  key: string;
  /** 0 for a window. */
  indent: number;
  text: string;
  /** It belongs to the line before it. */
  joined?: true;
  /** Index of its node in the scene, or -1. */
  node: number;
}

export interface CutLook {
  lines: WrittenLine[];
  omitted: number;
}

/** Room for the line that says what was left out. */
const noteBytes = 160;

/**
 * Leaves out lines from the end until the rest has at most so many bytes; the lines of windows stay. Where it cuts,
 * a line says how many are missing and how to see them. A line stays with those that belong to it.
 */
export function cutToBytes(
  lines: readonly WrittenLine[],
  maxBytes: number,
  within: (node: number) => string,
): CutLook {
  const sizes = lines.map(({ indent, text }) => 2 * indent + utf8Length(text) + 1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= maxBytes) return { lines: [...lines], omitted: 0 };
  const windows = lines.reduce((sum, { indent }, i) => sum + (indent === 0 ? sizes[i]! : 0), 0);
  let room = maxBytes - windows - noteBytes;
  let stop = lines.findIndex(({ indent }, i) => {
    if (indent === 0) return false;
    room -= sizes[i]!;
    return room < 0;
  });
  if (stop === -1) return { lines: [...lines], omitted: 0 };
  while (lines[stop]!.joined && lines[stop - 1]!.indent > 0) stop--;
  const rest = lines.slice(stop);
  const left = rest.filter(({ indent }) => indent > 0);
  const first = left.find(({ node }) => node !== -1) ?? left[0]!;
  const note = `… ${left.length} more ${left.length === 1 ? 'line' : 'lines'}: ui_look {"within":"${within(first.node)}"}, or more "maxBytes"`;
  return {
    lines: [
      ...lines.slice(0, stop),
      { key: 'cut', indent: 1, text: note, node: -1 },
      ...rest.filter(({ indent }) => indent === 0),
    ],
    omitted: left.length,
  };
}
