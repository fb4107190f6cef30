import { wrap } from '../../text/doc.js';
import { xmlText } from '../../text/xml-text.js';

const width = 120;

/** A documentation comment: the Markdown of a contract as XML. */
export function xmlDoc(markdown: string, indent = '', tag = 'summary'): string {
  const text = markdown
    .split(/(`[^`]*`)/)
    .map((part) => {
      const isCode = part.length > 1 && part.startsWith('`');
      return isCode ? `<c>${xmlText(part.slice(1, -1))}</c>` : xmlText(part);
    })
    .join('')
    .replaceAll('&quot;', '"');
  const start = `${indent}/// `;
  const lines = wrap(text, width - start.length);
  const [only = ''] = lines;
  const short = `${start}<${tag}>${only}</${tag}>`;
  if (lines.length <= 1 && short.length <= width) return `${short}\n`;
  const paragraphs = lines.map((line) => (line === '' ? '<para />' : line));
  return [`<${tag}>`, ...paragraphs, `</${tag}>`].map((line) => `${start}${line}\n`).join('');
}
