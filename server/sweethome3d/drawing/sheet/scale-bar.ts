import { type Box, type GroupMark, type Mark, rectangle } from '../marks.js';
import { palette } from '../palette.js';

/** In the lower left corner: four fields, of a round length in all, and what it is. */
export function scaleBar({ left, right, bottom }: Box, scale: number): GroupMark {
  const length = roundLength((right - left) / 4);
  const height = 5 * scale;
  const top = bottom - height;
  const fields = Array.from(
    { length: 4 },
    (_, i): Mark => ({
      type: 'path',
      d: rectangle(left + (length * i) / 4, top, left + (length * (i + 1)) / 4, bottom),
      fill: i % 2 === 0 ? palette.text : palette.paper,
      stroke: palette.text,
      width: 0.8 * scale,
    }),
  );
  const text = (value: string, x: number): Mark => ({
    type: 'text',
    text: value,
    x,
    y: top - 11 * scale,
    size: 13 * scale,
    fill: palette.text,
  });
  return {
    type: 'group',
    name: 'scale-bar',
    marks: [...fields, text('0', left), text(metres(length), left + length)],
  };
}

/** 1, 2 or 5 times a power of ten, not more than asked for. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2, 1].find((step) => step * power <= most) ?? 1);
}

function metres(length: number): string {
  return length >= 1e5 ? `${length / 1e5} km` : `${length / 100} m`;
}
