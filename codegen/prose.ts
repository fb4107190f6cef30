/** A sentence of the prose and the number of the section that it stands in. */
export interface Sentence {
  readonly text: string;
  readonly section: string;
}

/** The sentences of a Markdown text: of paragraphs, list items and table cells, not of code blocks. */
export function sentences(markdown: string): Sentence[] {
  const result: Sentence[] = [];
  let section = '';
  for (const block of blocks(markdown)) {
    const heading = /^#+\s+(\d+(?:\.\d+)*)\b/.exec(block);
    if (heading) section = heading[1]!;
    else if (!block.startsWith('#')) {
      for (const text of split(block)) result.push({ text, section });
    }
  }
  return result;
}

/** Titles of the numbered sections, by their numbers. */
export function headingsOf(markdown: string): Record<string, string> {
  return Object.fromEntries(
    [...markdown.matchAll(/^#+\s+(\d+(?:\.\d+)*)\s+(.+)$/gm)].map((match) => [match[1]!, match[2]!.trim()]),
  );
}

/** Line breaks inside a paragraph mean nothing: a quote may be wrapped otherwise. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function blocks(markdown: string): string[] {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)|\n(?=#)|(?<=^#.*)\n|\|/m)
    .map((block) => flat(block).replace(/^(?:[-*+]|\d+\.)\s+/, ''))
    .filter((block) => block !== '');
}

/** Splits after a full stop that is followed by a capital or code, never inside code or parentheses. */
function split(block: string): string[] {
  const result: string[] = [];
  let start = 0;
  let depth = 0;
  let code = false;
  for (let i = 0; i < block.length; i++) {
    const char = block[i]!;
    if (char === '`') code = !code;
    if (code) continue;
    if (char === '(') depth++;
    if (char === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[.!?]/.test(char) && /^\s+["'`*_A-Z0-9(]/.test(block.slice(i + 1))) {
      result.push(block.slice(start, i + 1).trim());
      start = i + 1;
    }
  }
  result.push(block.slice(start).trim());
  return result.filter((text) => text !== '');
}
