import type { Box } from './marks.js';

/**
 * How large letters and lines are drawn: 1 on the plan of a flat of ten metres, more on that of a street,
 * so that both look alike when they are as wide as the page.
 */
export function sheetScale({ left, top, right, bottom }: Box): number {
  return Math.min(1e4, Math.max(0.4, Math.max(right - left, bottom - top) / 1000));
}

/** A text is cut here; nobody reads further on a plan. */
const LONGEST = 60;

export function shortText(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** Roughly; the letters of most fonts are this wide. */
export function textWidth(text: string, size: number): number {
  return [...text].length * size * 0.6;
}
