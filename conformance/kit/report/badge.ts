import { escapeMarkup as xml } from './escape.js';
import type { Report } from './report.js';

const colors = {
  conforms: '#2e7d32',
  'does not conform': '#c62828',
  'nothing was checked': '#757575',
  'the suite is broken': '#6a1b9a',
};

/** A small picture for a README: the contract, and the level that was proven; without one the profile and the verdict. */
export function badge({ contract, profile, proven, summary }: Report): string {
  const left = contract;
  const right = proven ?? `${profile.id}: ${summary.verdict}`;
  // Verdana at 11 pixels, near enough for a fixed set of letters; textLength makes it exact.
  const width = (text: string): number => Math.round(text.length * 6.6) + 14;
  const [l, r] = [width(left), width(right)];
  const label = (text: string, x: number, w: number): string =>
    `<text x="${x + w / 2}" y="14" textLength="${w - 14}">${xml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${l + r}" height="20" role="img" aria-label="${xml(`${left}, ${right}`)}">
  <title>${xml(`${left} · ${right}`)}</title>
  <clipPath id="c"><rect width="${l + r}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#c)"><rect width="${l}" height="20" fill="#424242"/><rect x="${l}" width="${r}" height="20" fill="${colors[summary.verdict]}"/></g>
  <g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle" lengthAdjust="spacingAndGlyphs">${label(left, 0, l)}${label(right, l, r)}</g>
</svg>
`;
}
