import { readFileSync } from 'node:fs';

/** Advance widths and vertical metrics of a TrueType font, as fractions of the font size. */
export interface FontFile {
  ascent: number;
  descent: number;
  /** Width of one code point. */
  advance(codePoint: number): number;
}

/** Reads the tables that measuring needs; drawing is the canvas library's work. */
export function readFontFile(path: string): FontFile {
  const bytes = readFileSync(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (name: string) => tableOffset(view, name);
  const unitsPerEm = view.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = view.getUint16(hhea + 34);
  const hmtx = table('hmtx');
  const glyphOf = glyphLookup(view, table('cmap'));
  return {
    ascent: view.getInt16(hhea + 4) / unitsPerEm,
    descent: -view.getInt16(hhea + 6) / unitsPerEm,
    advance(codePoint) {
      // Glyphs past the last long metric share its width.
      const glyph = Math.min(glyphOf(codePoint), longMetrics - 1);
      return view.getUint16(hmtx + glyph * 4) / unitsPerEm;
    },
  };
}

function tableOffset(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let i = 0; i < count; i++) {
    const record = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(record + n)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}

/** Prefers the full Unicode map (format 12) to the one of the basic plane (format 4). */
function glyphLookup(view: DataView, cmap: number): (codePoint: number) => number {
  const maps = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const offset = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    maps.set(view.getUint16(offset), offset);
  }
  const full = maps.get(12);
  if (full !== undefined) return (codePoint) => lookupGroups(view, full, codePoint);
  const basic = maps.get(4);
  if (basic !== undefined) return (codePoint) => lookupSegments(view, basic, codePoint);
  throw new Error('The font has no Unicode character map.');
}

function lookupGroups(view: DataView, map: number, codePoint: number): number {
  let low = 0;
  let high = view.getUint32(map + 12) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = map + 16 + middle * 12;
    const start = view.getUint32(group);
    if (codePoint < start) high = middle - 1;
    else if (codePoint > view.getUint32(group + 4)) low = middle + 1;
    else return view.getUint32(group + 8) + codePoint - start;
  }
  return 0;
}

function lookupSegments(view: DataView, map: number, codePoint: number): number {
  const bytes = view.getUint16(map + 6);
  const ends = map + 14;
  for (let i = 0; i < bytes; i += 2) {
    if (codePoint > view.getUint16(ends + i)) continue;
    const start = view.getUint16(ends + bytes + 2 + i);
    if (codePoint < start) return 0;
    const delta = view.getUint16(ends + 2 * bytes + 2 + i);
    const rangeAt = ends + 3 * bytes + 2 + i;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
