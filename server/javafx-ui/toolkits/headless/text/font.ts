import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontFile, readFontFile } from './font-file.js';

/** Name under which the drawing library knows the one font. */
export const FONT_FAMILY = 'DejaVu Sans';
export const DEFAULT_SIZE = 12;

const require = createRequire(import.meta.url);

export function fontPath(bold: boolean): string {
  const folder = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
  return join(folder, 'ttf', bold ? 'DejaVuSans-Bold.ttf' : 'DejaVuSans.ttf');
}

/** The font in one size and weight: how wide and high its text is. */
export class Font {
  private readonly file: FontFile;
  private readonly widths = new Map<number, number>();
  readonly ascent: number;
  readonly lineHeight: number;

  private constructor(
    readonly size: number,
    readonly bold: boolean,
  ) {
    this.file = fontFile(bold);
    this.ascent = this.file.ascent * size;
    this.lineHeight = (this.file.ascent + this.file.descent) * size;
  }

  static get(size = DEFAULT_SIZE, bold = false): Font {
    const key = bold ? -size : size;
    let font = fonts.get(key);
    if (!font) {
      font = new Font(size, bold);
      if (fonts.size > 100) fonts.clear();
      fonts.set(key, font);
    }
    return font;
  }

  /** Width of one line. */
  width(line: string): number {
    let sum = 0;
    for (let i = 0; i < line.length; i++) {
      const codePoint = line.codePointAt(i) as number;
      if (codePoint > 0xffff) i++;
      sum += this.advance(codePoint);
    }
    return sum;
  }

  private advance(codePoint: number): number {
    let width = this.widths.get(codePoint);
    if (width === undefined) {
      width = this.file.advance(codePoint) * this.size;
      this.widths.set(codePoint, width);
    }
    return width;
  }
}

const fonts = new Map<number, Font>();
const files: { regular?: FontFile; bold?: FontFile } = {};

function fontFile(bold: boolean): FontFile {
  const key = bold ? 'bold' : 'regular';
  files[key] ??= readFontFile(fontPath(bold));
  return files[key];
}
