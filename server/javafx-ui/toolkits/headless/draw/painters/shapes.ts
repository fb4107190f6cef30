import type { Ellipse, ImageView, Line, Rectangle } from '../../scene/shapes.js';
import { styleOf } from '../../scene/style.js';
import { fontOf, type Text } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { boxOf, colour } from './surface.js';

export function paintTextNode(pen: Pen, node: Text): void {
  const font = fontOf(node);
  const { textFill } = styleOf(node);
  const ink = textFill ? colour(textFill) : '#000000';
  for (const [i, line] of node.lines.entries()) {
    pen.text(line, node.minX, node.minY + i * font.lineHeight, font, ink);
  }
}

export function paintRectangle(pen: Pen, node: Rectangle): void {
  pen.fill(boxOf(node), colour(node.fill ?? '#000000'), node.arcWidth / 2);
  if (node.stroke) pen.stroke(boxOf(node), colour(node.stroke), node.arcWidth / 2);
}

export function paintEllipse(pen: Pen, node: Ellipse): void {
  pen.context.beginPath();
  pen.context.ellipse(node.centerX, node.centerY, node.radiusX, node.radiusY, 0, 0, 2 * Math.PI);
  pen.context.fillStyle = colour(node.fill ?? '#000000');
  pen.context.fill();
  if (!node.stroke) return;
  pen.context.strokeStyle = colour(node.stroke);
  pen.context.stroke();
}

export function paintLine(pen: Pen, node: Line): void {
  pen.line(node.startX, node.startY, node.endX, node.endY, colour(node.stroke ?? '#000000'));
}

/** Pictures are not loaded: a frame with a diagonal stands for one. */
export function paintImage(pen: Pen, node: ImageView): void {
  const box = boxOf(node);
  pen.fill(box, '#eeeeee');
  pen.stroke(box, look.softBorder);
  pen.line(0, node.height, node.width, 0, look.softBorder);
}
