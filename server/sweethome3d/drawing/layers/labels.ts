import type { LabelRecord } from '../../home/records.js';
import type { GroupMark, TextMark } from '../marks.js';
import { hex, palette } from '../palette.js';
import { shortText } from '../sheet-scale.js';

/** More lines than this are not a label. */
const LINES = 12;
/** Of the letters, where a label has no size of its own. */
const SIZE = 18;

export function labels(list: readonly LabelRecord[], scale: number): GroupMark {
  return {
    type: 'group',
    name: 'labels',
    marks: list.map((label) => ({ type: 'group', name: 'label', id: label.id, marks: lines(label, scale) })),
  };
}

const anchors = { LEFT: 'start', CENTER: 'middle', RIGHT: 'end' } as const;

function lines(label: LabelRecord, scale: number): TextMark[] {
  const { text, x, y, angle, fontSize, bold, italic, color, outlineColor } = label;
  const size = fontSize ?? SIZE * Math.max(1, scale);
  const shown = text.split(/\r?\n/).slice(0, LINES).map(shortText);
  return shown.map((line, index) => {
    const down = (index - (shown.length - 1) / 2) * size * 1.25;
    return {
      type: 'text',
      text: line,
      x: x - Math.sin(angle) * down,
      y: y + Math.cos(angle) * down,
      angle,
      size,
      anchor: anchors[label.alignment],
      bold,
      italic,
      fill: color === null ? palette.text : hex(color),
      halo: outlineColor === null ? palette.paper : hex(outlineColor),
    };
  });
}
