import { prefixed, wrap } from '../../text/doc.js';

const width = 100;

/** Doc comment of something exported, which begins with its name. */
export function docComment(name: string, text: string, deprecated = false): string {
  return comment(`${name}: ${text || 'see the contract.'}`, '', deprecated);
}

/** Lines of a comment, or nothing. */
export function comment(text: string, indent: string, deprecated = false): string {
  const notice = deprecated
    ? `${text === '' ? '' : '\n\n'}Deprecated: it will go with the next major version.`
    : '';
  if (text + notice === '') return '';
  return `${prefixed(wrap(quoted(text + notice), width - indent.length - 3), `${indent}// `)}\n`;
}

/** Two quotes in a row become one, as gofmt has it in a doc comment. */
const quoted = (text: string): string => text.replaceAll('``', '“').replaceAll("''", '”');
