import { wrap } from '../../text/doc.js';

/** The line length that the package asks of its formatter. */
export const width = 100;

/** `head(a, b)` in one line when it fits, else one item a line; `open` and `close` are the brackets. */
export function list(
  indent: string,
  head: string,
  items: readonly string[],
  [open, close]: readonly [string, string],
  tail = '',
): string {
  const flat = `${indent}${head}${open}${items.join(', ')}${close}${tail}`;
  if (flat.length <= width && !flat.includes('\n')) return flat;
  const lines = items.map((item) => `${indent}    ${item},\n`);
  return `${indent}${head}${open}\n${lines.join('')}${indent}${close}${tail}`;
}

/** A docstring; several lines end with the quotes on a line of their own. */
export function docstring(text: string, indent: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  const lines = wrap(safe, width - indent.length);
  // A single line has to have room for the quotes, too.
  return docstringOf(lines.length > 1 ? lines : wrap(safe, width - indent.length - 6), indent);
}

/** The same of lines that are wrapped and escaped already. */
export function docstringOf(lines: readonly string[], indent: string): string {
  const [only = ''] = lines;
  if (lines.length < 2 && indent.length + only.length + 6 <= width) {
    // A quote before the closing ones would end the docstring early.
    return `${indent}"""${only.endsWith('"') ? `${only.slice(0, -1)}\\"` : only}"""\n`;
  }
  const body = lines.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('');
  return `${indent}"""${body.slice(indent.length)}${indent}"""\n`;
}

/** Text in lines below a hanging indent, with the first one standing out. */
export function hanging(first: string, text: string, indent: string): string[] {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replaceAll('\n', ' ');
  return wrap(`${first}${escaped}`, width - 12 - indent.length).map((line, i) =>
    i === 0 ? line : `    ${line}`,
  );
}
