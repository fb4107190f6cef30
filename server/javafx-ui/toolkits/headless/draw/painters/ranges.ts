import type { Separator } from '../../controls/bars.js';
import {
  numberText,
  type ProgressBar,
  type ProgressIndicator,
  type Slider,
  THUMB,
} from '../../controls/ranges.js';
import { fontOf } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { boxOf } from './surface.js';

export function paintSlider(pen: Pen, node: Slider): void {
  const share = node.max > node.min ? (node.value - node.min) / (node.max - node.min) : 0;
  const length = (node.horizontal ? node.width : node.height) - 2 * THUMB;
  const at = THUMB + length * (node.horizontal ? share : 1 - share);
  if (node.horizontal) pen.fill({ x: THUMB - 4, y: THUMB - 3, width: length + 8, height: 6 }, look.track, 3);
  else pen.fill({ x: THUMB - 3, y: THUMB - 4, width: 6, height: length + 8 }, look.track, 3);
  if (node.horizontal) paintTicks(pen, node, length);
  const [x, y] = node.horizontal ? [at, THUMB] : [THUMB, at];
  const thumb = { x: x - THUMB, y: y - THUMB, width: 2 * THUMB, height: 2 * THUMB };
  pen.shade(thumb, look.bodyTop, look.bodyBottom, THUMB);
  pen.stroke(thumb, node.focused ? look.focus : look.border, THUMB, node.focused ? 2 : 1);
}

function paintTicks(pen: Pen, node: Slider, length: number): void {
  if (node.tickRoom === 0 || !(node.majorTickUnit > 0)) return;
  const font = fontOf(node);
  const steps = Math.min(100, Math.floor((node.max - node.min) / node.majorTickUnit));
  for (let i = 0; i <= steps; i++) {
    const value = node.min + i * node.majorTickUnit;
    const x = THUMB + (length * (value - node.min)) / (node.max - node.min);
    if (node.showTickMarks)
      pen.line(Math.round(x) + 0.5, 2 * THUMB, Math.round(x) + 0.5, 2 * THUMB + 5, look.mark);
    if (!node.showTickLabels) continue;
    const label = numberText(value);
    pen.text(label, x - font.width(label) / 2, node.height - font.lineHeight, font, look.text);
  }
}

export function paintProgressBar(pen: Pen, node: ProgressBar): void {
  const box = boxOf(node);
  pen.fill(box, look.track, 3);
  const filled = node.indeterminate ? 0.3 : Math.min(1, node.progress);
  const start = node.indeterminate ? node.width * 0.35 : 0;
  pen.fill(
    { x: 2 + start, y: 2, width: Math.max(0, (node.width - 4) * filled), height: node.height - 4 },
    look.accent,
    2,
  );
  pen.stroke(box, look.border, 3);
}

export function paintProgressIndicator(pen: Pen, node: ProgressIndicator): void {
  const radius = Math.min(node.width, node.height) / 2 - 4;
  pen.ring(node.width / 2, node.height / 2, radius, look.track, 5);
  pen.ring(
    node.width / 2,
    node.height / 2,
    radius,
    look.accent,
    5,
    node.indeterminate ? 0.3 : Math.min(1, node.progress),
  );
}

export function paintSeparator(pen: Pen, node: Separator): void {
  const middle = node.orientation === 'VERTICAL' ? Math.floor(node.width / 2) : Math.floor(node.height / 2);
  if (node.orientation === 'VERTICAL') pen.line(middle + 0.5, 0, middle + 0.5, node.height, look.softBorder);
  else pen.line(0, middle + 0.5, node.width, middle + 0.5, look.softBorder);
}
