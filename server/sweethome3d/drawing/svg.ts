import { type GroupMark, type Mark, num, type PathMark, type Picture, type TextMark } from './marks.js';

/** The longer side of the sheet, in pixels, where nobody says otherwise. */
const SHEET = 1200;

const FONTS = "'DejaVu Sans', Verdana, 'Helvetica Neue', Arial, sans-serif";

/** An SVG that needs nothing but itself: no scripts, no styles, no fonts or images from elsewhere. */
export function svgOf(picture: Picture): string {
  const { left, top, right, bottom } = picture.box;
  const width = right - left;
  const height = bottom - top;
  const scale = SHEET / Math.max(width, height);
  const box = [left, top, width, height].map(num).join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}" viewBox="${box}" font-family="${escapeXml(FONTS)}">\n`,
    `<title>${escapeXml(picture.title)}</title>\n`,
    `<rect class="sheet" x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" fill="${picture.background}"/>\n`,
    ...picture.marks.map(element),
    '</svg>\n',
  ].join('');
}

function element(mark: Mark): string {
  if (mark.type === 'path') return pathElement(mark);
  if (mark.type === 'text') return textElement(mark);
  return groupElement(mark);
}

function groupElement({ name, id, place, marks }: GroupMark): string {
  const attributes = named(name, id) + (place ? ` transform="${transform(place)}"` : '');
  return `<g${attributes}>\n${marks.map(element).join('')}</g>\n`;
}

function transform({ x, y, angle, mirrored }: NonNullable<GroupMark['place']>): string {
  const turned = angle === 0 ? '' : ` rotate(${num((angle * 180) / Math.PI)})`;
  return `translate(${num(x)} ${num(y)})${turned}${mirrored ? ' scale(-1 1)' : ''}`;
}

function pathElement({ name, id, d, fill, stroke, width, dash }: PathMark): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${num(width ?? 1)}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.map(num).join(' ')}"` : ''}`
    : '';
  return `<path${named(name, id)} d="${d}" fill="${fill ?? 'none'}"${line}/>\n`;
}

function textElement(mark: TextMark): string {
  const { x, y, size, angle = 0, anchor = 'middle' } = mark;
  const turned =
    angle === 0 ? '' : ` transform="rotate(${num((angle * 180) / Math.PI)} ${num(x)} ${num(y)})"`;
  // Letters are centred by their own height: `dominant-baseline` is drawn differently everywhere.
  const baseline = y + size * BASELINE;
  const halo = mark.halo
    ? ` stroke="${mark.halo}" stroke-width="${num(size * HALO)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return (
    `<text${named(mark.name, mark.id)} x="${num(x)}" y="${num(baseline)}"${turned} font-size="${num(size)}"` +
    `${mark.bold ? ' font-weight="bold"' : ''}${mark.italic ? ' font-style="italic"' : ''} text-anchor="${anchor}" fill="${mark.fill}"${halo}>${escapeXml(mark.text)}</text>\n`
  );
}

/** Half the height of a capital letter, and the width of a halo, both as parts of the size. */
export const BASELINE = 0.36;
export const HALO = 0.22;

function named(name: string | undefined, id: string | undefined): string {
  return `${name ? ` class="${escapeXml(name)}"` : ''}${id ? ` data-id="${escapeXml(id)}"` : ''}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of others, safe in an element and in an attribute. What XML can't hold is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
