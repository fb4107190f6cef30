import { type GroupMark, polygon } from '../marks.js';
import { palette } from '../palette.js';
import type { PlanContent } from '../plan-content.js';

/**
 * All edges first, then all fills: where walls meet, the fill of one covers the edge of the other, and the
 * walls read as one body.
 */
export function walls({ walls }: PlanContent, scale: number): GroupMark[] {
  const shapes = walls.map(({ wall, outline }) => ({ id: wall.id, d: polygon(outline) }));
  return [
    {
      type: 'group',
      name: 'wall-edges',
      marks: shapes.map(({ d }) => ({ type: 'path', d, stroke: palette.wallEdge, width: 2 * scale })),
    },
    {
      type: 'group',
      name: 'walls',
      // The thin line closes the seam that is left between two fills that only touch.
      marks: shapes.map(({ id, d }) => ({
        type: 'path',
        name: 'wall',
        id,
        d,
        fill: palette.wall,
        stroke: palette.wall,
        width: 0.8 * scale,
      })),
    },
  ];
}
