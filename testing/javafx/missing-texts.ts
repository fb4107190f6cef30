/**
 * Which of the texts that an application shows a description of it lacks. A text must stand in a quoted part or in a
 * list of columns, as whole words; where the application has cut a text off, its beginning is enough. Glyphs of icon
 * fonts, which stand in the private use areas, are no text.
 */
export function missingTexts(description: string, shown: readonly string[]): string[] {
  const told = toldParts(description);
  const missing = shown.map(plain).filter((text) => text !== '' && !told.some((part) => holds(part, text)));
  return [...new Set(missing)];
}

/** Window titles are no part of a scene, so that their lines do not count. */
function toldParts(description: string): string[] {
  const lines = description.split('\n').filter((line) => line.startsWith(' '));
  return lines.flatMap((line) => {
    const quoted = [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) =>
      plain(JSON.parse(text) as string),
    );
    return /^ *columns: /.test(line) || / row \d+.*: /.test(line) ? [...quoted, plain(line)] : quoted;
  });
}

const plain = (text: string): string =>
  text
    .replaceAll(/\p{Co}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function holds(part: string, text: string): boolean {
  const cut = /^(.*?)(?:…|\.\.\.)$/u.exec(text)?.[1];
  return hasWords(part, text, true) || (cut !== undefined && cut !== '' && hasWords(part, cut, false));
}

function hasWords(part: string, words: string, whole: boolean): boolean {
  for (let at = part.indexOf(words); at !== -1; at = part.indexOf(words, at + 1)) {
    const before = part.slice(0, at);
    const after = part.slice(at + words.length);
    const starts = !(/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(words));
    const ends = !whole || !(/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(words));
    if (starts && ends) return true;
  }
  return false;
}
