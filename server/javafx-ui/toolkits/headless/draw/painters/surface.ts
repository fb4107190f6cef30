import type { Node } from '../../scene/node.js';
import { styleOf } from '../../scene/style.js';
import { look } from '../look.js';
import type { Box, Pen } from '../pen.js';

export function boxOf(node: Node): Box {
  return { x: node.minX, y: node.minY, width: node.width, height: node.height };
}

/** What the inline style says about the background and the border. */
export function paintStyle(pen: Pen, node: Node): boolean {
  const { backgroundColor, borderColor, borderWidth = 1, radius = 0 } = styleOf(node);
  if (backgroundColor) pen.fill(boxOf(node), colour(backgroundColor), radius);
  if (borderColor) pen.stroke(boxOf(node), colour(borderColor), radius, borderWidth);
  return backgroundColor !== undefined;
}

/** JavaFX colours as the canvas reads them; one that it can't read is drawn grey. */
export function colour(value: string): string {
  const text = value.trim().toLowerCase();
  if (text === 'transparent') return 'rgba(0,0,0,0)';
  const web = /^0x([0-9a-f]{6,8})$/.exec(text);
  if (web) return `#${web[1]}`;
  return /^(#[0-9a-f]{3,8}|rgba?\([\d.,\s%]+\)|[a-z]+)$/.test(text) ? text : '#888888';
}

/** A button-like body: shaded, with a border, and a ring when it has the focus. */
export function paintBody(pen: Pen, node: Node, pressed: boolean, focused: boolean, radius = 3): void {
  const box = boxOf(node);
  if (focused)
    pen.stroke(
      { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
      look.focus,
      radius + 1,
      2,
    );
  if (!paintStyle(pen, node)) {
    if (pressed) pen.shade(box, look.pressedTop, look.pressedBottom, radius);
    else pen.shade(box, look.bodyTop, look.bodyBottom, radius);
  }
  pen.stroke(box, focused ? look.focus : look.border, radius);
}

/** A white field with a border, and a ring when it has the focus. */
export function paintField(pen: Pen, node: Node, focused: boolean, radius = 3): void {
  const box = boxOf(node);
  if (!paintStyle(pen, node)) pen.fill(box, look.inner, radius);
  pen.stroke(box, focused ? look.focus : look.border, radius, focused ? 2 : 1);
}

/** A bar that shows which part of a length is in view. */
export function paintScrollBar(pen: Pen, bar: Box, share: number, at: number): void {
  pen.fill(bar, '#f0f0f0');
  const vertical = bar.height > bar.width;
  const length = vertical ? bar.height : bar.width;
  const thumb = Math.max(20, length * Math.min(1, share));
  const start = (length - thumb) * at;
  const inset = 3;
  const box = vertical
    ? { x: bar.x + inset, y: bar.y + start, width: bar.width - 2 * inset, height: thumb }
    : { x: bar.x + start, y: bar.y + inset, width: thumb, height: bar.height - 2 * inset };
  pen.fill(box, '#c2c2c2', 4);
}
