import { wrap } from '../../text/doc.js';

const width = 100;

/** The Markdown of a contract as Javadoc: code in `{@code …}`, nothing that HTML or a tag would take. */
export function javadocText(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.length > 1 && part.startsWith('`') ? code(part.slice(1, -1)) : escapeHtml(part)))
    .join('');
}

const code = (text: string): string =>
  /[{}@]|\*\//.test(text) ? `<code>${escapeHtml(text)}</code>` : `{@code ${text}}`;

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('*/', '*&#47;');

/** A Javadoc comment; `tags` are lines like `@param limit At most this many.`. */
export function javadoc(text: string, indent = '', tags: readonly string[] = []): string {
  const room = width - indent.length - 3;
  const body = wrap(javadocText(text), room);
  const [only] = body;
  if (tags.length === 0 && body.length === 1 && only!.length + 7 + indent.length <= width)
    return `${indent}/** ${only} */\n`;
  const tagLines = tags.flatMap((tag) => {
    const [first, ...rest] = wrap(tag, room - 4);
    return [first!, ...rest.map((line) => `    ${line}`)];
  });
  const between = body.length > 0 && tagLines.length > 0 ? [''] : [];
  // An empty line separates nothing in HTML.
  const paragraphs = body.map((line, i) => (i > 0 && body[i - 1] === '' ? `<p>${line}` : line));
  const lines = [...paragraphs, ...between, ...tagLines].map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...lines, `${indent} */`, ''].join('\n');
}
