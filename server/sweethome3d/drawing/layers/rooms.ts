import type { RoomRecord } from '../../home/records.js';
import { floorTint } from '../floor-tint.js';
import { type GroupMark, polygon } from '../marks.js';
import { palette } from '../palette.js';

export function rooms(list: readonly RoomRecord[], scale: number): GroupMark {
  return {
    type: 'group',
    name: 'rooms',
    marks: list.map((room) => ({
      type: 'path',
      name: 'room',
      id: room.id,
      d: polygon(room.points),
      fill: floorTint(room),
      stroke: palette.floorEdge,
      width: 0.8 * scale,
    })),
  };
}
