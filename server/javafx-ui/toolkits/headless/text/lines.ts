import type { Font } from './font.js';

/** Splits text into the lines that are shown; wraps at spaces where a width is given. */
export function breakLines(text: string, font: Font, wrapWidth = Number.POSITIVE_INFINITY): string[] {
  const paragraphs = text.split(/\r\n|\r|\n/);
  if (wrapWidth === Number.POSITIVE_INFINITY) return paragraphs;
  return paragraphs.flatMap((paragraph) => wrap(paragraph, font, wrapWidth));
}

function wrap(paragraph: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of paragraph.match(/\S+\s*|\s+/g) ?? ['']) {
    if (line !== '' && font.width((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
    // A single word that is too long is broken where it no longer fits.
    while (font.width(line.trimEnd()) > width && [...line.trimEnd()].length > 1) {
      const fitting = fitCount(line, font, width);
      lines.push(line.slice(0, fitting));
      line = line.slice(fitting);
    }
  }
  lines.push(line.trimEnd());
  return lines;
}

function fitCount(line: string, font: Font, width: number): number {
  let count = 0;
  let sum = 0;
  for (const character of line) {
    sum += font.width(character);
    if (sum > width && count > 0) break;
    count += character.length;
  }
  return count;
}

export function widest(lines: readonly string[], font: Font): number {
  return lines.reduce((width, line) => Math.max(width, font.width(line)), 0);
}

/** Cuts a line so that it fits with an ellipsis. */
export function ellipsize(line: string, font: Font, width: number): string {
  if (font.width(line) <= width + 0.5) return line;
  const room = width - font.width('…');
  if (room <= 0) return '…';
  return `${line.slice(0, fitCount(line, font, room))}…`;
}
