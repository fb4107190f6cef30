import type { DimensionLineRecord, Point } from '../../home/records.js';
import { type GroupMark, line, type Mark } from '../marks.js';
import { palette } from '../palette.js';

/** The two measured points, then the two ends of the line that is drawn. */
export function dimensionPoints({ xStart, yStart, xEnd, yEnd, offset }: DimensionLineRecord): Point[] {
  const angle = Math.atan2(yEnd - yStart, xEnd - xStart);
  const [dx, dy] = [-Math.sin(angle) * offset, Math.cos(angle) * offset];
  return [
    [xStart, yStart],
    [xEnd, yEnd],
    [xStart + dx, yStart + dy],
    [xEnd + dx, yEnd + dy],
  ];
}

/** Height of the letters. */
const TEXT = 14;

export function dimensionLines(dimensions: readonly DimensionLineRecord[], scale: number): GroupMark {
  return {
    type: 'group',
    name: 'dimension-lines',
    marks: dimensions.map((dimension) => dimensionMark(dimension, scale)),
  };
}

function dimensionMark(dimension: DimensionLineRecord, scale: number): GroupMark {
  const [start, end, from, to] = dimensionPoints(dimension) as [Point, Point, Point, Point];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const reading = upright(angle);
  const above = 0.75 * TEXT * scale;
  const stroke = { stroke: palette.dimension, width: 0.9 * scale };
  const tick = ([x, y]: Point): string => {
    const [dx, dy] = [Math.cos(angle + Math.PI / 4) * 6 * scale, Math.sin(angle + Math.PI / 4) * 6 * scale];
    return line(x - dx, y - dy, x + dx, y + dy);
  };
  const marks: Mark[] = [
    { type: 'path', d: line(...start, ...from) + line(...end, ...to), ...stroke, width: 0.5 * scale },
    { type: 'path', d: line(...from, ...to), ...stroke },
    { type: 'path', d: tick(from) + tick(to), ...stroke, width: 1.4 * scale },
    {
      type: 'text',
      text: `${(length / 100).toFixed(2)} m`,
      x: (from[0] + to[0]) / 2 + Math.sin(reading) * above,
      y: (from[1] + to[1]) / 2 - Math.cos(reading) * above,
      angle: reading,
      size: TEXT * scale,
      fill: palette.dimension,
      halo: palette.paper,
    },
  ];
  return { type: 'group', name: 'dimension-line', id: dimension.id, marks };
}

/** The same line, read from the bottom or the right of the sheet. */
export function upright(angle: number): number {
  const turned = ((((angle + Math.PI / 2) % Math.PI) + Math.PI) % Math.PI) - Math.PI / 2;
  // A line that runs straight up or down is read from the right.
  return Math.abs(turned - Math.PI / 2) < 1e-9 ? -Math.PI / 2 : turned;
}
