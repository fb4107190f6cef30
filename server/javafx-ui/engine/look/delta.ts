import type { WrittenLine } from './cut.js';

type Line = Pick<WrittenLine, 'key' | 'indent' | 'text'>;

/**
 * What differs: lines that are new with `+`, gone with `-`, changed with `~`, each group below the line that it
 * stands under.
 */
export function deltaOf(before: readonly Line[], after: readonly Line[]): string[] {
  const old = new Map(before.map((line) => [line.key, line]));
  const now = new Map(after.map((line) => [line.key, line]));
  const gone = goneBelow(before, now);
  const out: string[] = [];
  const above: Line[] = [];
  let context: Line | undefined;
  const put = (mark: string, line: Line, under: Line | undefined): void => {
    if (under && under !== context) out.push(`  ${written(under)}`);
    context = under;
    out.push(`${mark} ${written(line)}`);
  };
  for (const line of gone.get(null) ?? []) put('-', line, undefined);
  for (const line of after) {
    while (above.length > 0 && above.at(-1)!.indent >= line.indent) above.pop();
    const known = old.get(line.key);
    const under = above.at(-1);
    if (!known) put('+', line, under);
    else if (known.text !== line.text) put('~', line, under);
    above.push(line);
    const lost = gone.get(line.key) ?? [];
    if (lost.length === 0) continue;
    // A line that was just told need not be repeated.
    if (!known || known.text !== line.text) context = line;
    for (const one of lost) put('-', one, line);
  }
  return out;
}

/** Lines that are not there any more, by the line under which they stood and that still is, or null. */
function goneBelow(before: readonly Line[], now: ReadonlyMap<string, Line>): Map<string | null, Line[]> {
  const gone = new Map<string | null, Line[]>();
  const above: Line[] = [];
  for (const line of before) {
    while (above.length > 0 && above.at(-1)!.indent >= line.indent) above.pop();
    if (!now.has(line.key)) {
      const under = above.findLast(({ key }) => now.has(key))?.key ?? null;
      gone.set(under, [...(gone.get(under) ?? []), line]);
    }
    above.push(line);
  }
  return gone;
}

export const written = ({ indent, text }: Pick<WrittenLine, 'indent' | 'text'>): string =>
  ' '.repeat(2 * indent) + text;
