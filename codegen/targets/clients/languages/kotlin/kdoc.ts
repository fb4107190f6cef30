import { wrap } from '../../text/doc.js';

const width = 120;

/** A KDoc comment: Markdown as it is, without what would end the comment, begin another one, or be a link or a tag. */
export function kdoc(text: string, indent = '', tags: readonly string[] = []): string {
  const lines = [
    ...wrap(harmless(text), width - indent.length - 3),
    ...(tags.length > 0 ? [''] : []),
    ...tags.flatMap((tag) => wrap(harmless(tag, true), width - indent.length - 3)),
  ];
  const [only = ''] = lines;
  if (lines.length <= 1 && indent.length + only.length + 7 <= width) return `${indent}/** ${only} */\n`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ''].join(
    '\n',
  );
}

const harmless = (text: string, isTag = false): string =>
  text
    .replaceAll('*/', '*&#47;')
    .replaceAll('/*', '/&#42;')
    .replaceAll('[', '\\[')
    .replace(/(?!^)@|^@/g, (sign, place: number) => (isTag && place === 0 ? sign : '&#64;'));
