import { type Box, ellipse, type GroupMark, polygon } from '../marks.js';
import { palette } from '../palette.js';

/** In the upper right corner: up is north. */
export function north({ right, top }: Box, scale: number): GroupMark {
  const radius = 20 * scale;
  const [x, y] = [right - radius, top + radius + 12 * scale];
  const needle = (side: number) =>
    polygon([
      [x, y - radius * 0.85],
      [x + side * radius * 0.42, y + radius * 0.7],
      [x, y + radius * 0.38],
    ]);
  return {
    type: 'group',
    name: 'north',
    marks: [
      {
        type: 'path',
        d: ellipse(x, y, radius, radius),
        fill: palette.paper,
        stroke: palette.quiet,
        width: scale,
      },
      { type: 'path', d: needle(-1), fill: palette.text },
      { type: 'path', d: needle(1), fill: palette.paper, stroke: palette.text, width: 0.8 * scale },
      {
        type: 'text',
        text: 'N',
        x,
        y: y - radius - 8 * scale,
        size: 13 * scale,
        bold: true,
        fill: palette.text,
      },
    ],
  };
}
