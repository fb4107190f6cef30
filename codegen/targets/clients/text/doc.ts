import type { Field } from '../model/ir.js';

/** The text in lines of at most `width` characters; an empty line stands between paragraphs. */
export function wrap(text: string, width: number): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph, i) => [...(i === 0 ? [] : ['']), ...wrapParagraph(paragraph, width)]);
}

function wrapParagraph(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** What there is to say about a member: its description, and its default unless the description has it. */
export function fieldDoc(field: Field): string {
  if (field.default === undefined || /\bdefault\b/i.test(field.doc)) return field.doc;
  return `${field.doc} Default: ${JSON.stringify(field.default)}.`.trim();
}

/** Every line with this in front, without spaces at its end. */
export function prefixed(lines: readonly string[], prefix: string): string {
  return lines.map((line) => `${prefix}${line}`.trimEnd()).join('\n');
}

/** A doc comment in one line when it fits, else in a block; for Java, Kotlin and TypeScript. */
export function blockComment(text: string, indent: string, width: number): string {
  const safe = text.replaceAll('*/', '*&#47;');
  const lines = wrap(safe, width - indent.length - 3);
  if (lines.length === 1 && indent.length + 7 + lines[0]!.length <= width)
    return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, prefixed(lines, `${indent} * `), `${indent} */`].join('\n');
}
