import { wrap } from '../../text/doc.js';

const width = 100;

/** Lines of a doc comment, or nothing; the text is Markdown to rustdoc. */
export function docComment(text: string, indent = '', deprecated = false): string {
  const notice = deprecated ? '\n\nDeprecated: it will go with the next major version.' : '';
  const lines = wrap(markdown(text) + notice, width - indent.length - 4).map(plainStart);
  return lines.map((line) => `${`${indent}/// ${line}`.trimEnd()}\n`).join('');
}

/** Outside of code, brackets would be links and tags. */
function markdown(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[[\]<>]/g, '\\$&')))
    .join('');
}

/** Where a line happens to begin like a list or a heading, it is neither. */
const plainStart = (line: string): string =>
  line.replace(/^[-+*#](?= |$)/, '\\$&').replace(/^(\d+)([.)])(?= |$)/, '$1\\$2');
