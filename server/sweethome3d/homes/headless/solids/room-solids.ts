import earcut from 'earcut';
import type { HomeRecords, LevelRecord, RoomRecord } from '../../../home/records.js';
import { material } from './materials.js';
import { face, type Material, type Solid } from './surface.js';
import type { Vector } from './vector.js';

const FLOOR = 0xd8cdbb;
const CEILING = 0xf6f5f1;
/** Above what lies below, so that neither shines through the other. */
const LIFT = 0.2;

/** The floor and the ceiling of a room. Each is seen from inside alone, so that one looks in from above. */
export function roomSolids(
  { wallHeight }: Pick<HomeRecords, 'wallHeight'>,
  room: RoomRecord,
  level: LevelRecord | null,
): Solid[] {
  const { id, name } = room;
  const floor = level?.elevation ?? 0;
  const solids: Solid[] = [];
  if (room.floorVisible) {
    const finish = material(room.floorColor, room.floorTexture, FLOOR, { shininess: room.floorShininess });
    const surfaces = [plate(room, floor + LIFT, 'up', finish)];
    // What is above another level is seen from there as well.
    if (floor > 0)
      surfaces.push(
        plate(room, floor - (level?.floorThickness ?? 0), 'down', {
          ...finish,
          color: CEILING,
          texture: null,
        }),
      );
    solids.push({ kind: 'floor', id, name: name ?? id, surfaces });
  }
  if (room.ceilingVisible) {
    const finish = material(room.ceilingColor, room.ceilingTexture, CEILING, {
      shininess: room.ceilingShininess,
    });
    const height = floor + (level?.height ?? wallHeight);
    solids.push({ kind: 'ceiling', id, name: name ?? id, surfaces: [plate(room, height, 'down', finish)] });
  }
  return solids;
}

function plate({ points }: RoomRecord, height: number, side: 'up' | 'down', finish: Material) {
  const corners = points.map(([x, y]): Vector => [x, height, y]);
  const triangles = earcut(points.flat());
  const surface = face(corners, finish, { oneSided: true, triangles: facing(triangles, corners, side) });
  return { ...surface, normal: (side === 'up' ? [0, 1, 0] : [0, -1, 0]) as Vector };
}

/** Each triangle turned so that it looks up or down, however the room was drawn. */
function facing(triangles: readonly number[], points: readonly Vector[], side: 'up' | 'down'): number[] {
  const turned: number[] = [];
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const [p, q, r] = [points[a]!, points[b]!, points[c]!];
    const up = (q[2] - p[2]) * (r[0] - p[0]) - (q[0] - p[0]) * (r[2] - p[2]) > 0;
    turned.push(...(up === (side === 'up') ? [a, b, c] : [a, c, b]));
  }
  return turned;
}
