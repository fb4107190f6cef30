import type { Room } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { polygonArea, polygonCentre } from '../../geometry/polygon.js';
import type { RoomRecord } from '../../home/records.js';
import { hexColor, orNull, rounded } from './numbers.js';
import { textureOutput } from './texture.js';

export function roomOutput(room: RoomRecord): Room {
  const [x, y] = polygonCentre(room.points);
  return {
    id: room.id,
    level: room.level,
    name: room.name,
    points: room.points.map(([px, py]) => ({ x: rounded(px), y: rounded(py) })),
    area: rounded(polygonArea(room.points)),
    xCenter: rounded(x),
    yCenter: rounded(y),
    areaVisible: room.areaVisible,
    floorVisible: room.floorVisible,
    ceilingVisible: room.ceilingVisible,
    floorColor: orNull(room.floorColor, hexColor),
    ceilingColor: orNull(room.ceilingColor, hexColor),
    floorTexture: textureOutput(room.floorTexture),
    ceilingTexture: textureOutput(room.ceilingTexture),
    floorShininess: rounded(room.floorShininess),
    ceilingShininess: rounded(room.ceilingShininess),
  };
}
