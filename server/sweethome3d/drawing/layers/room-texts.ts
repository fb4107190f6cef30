import { polygonArea, polygonCentre } from '../../geometry/polygon.js';
import type { Point, RoomRecord } from '../../home/records.js';
import type { Box, GroupMark, TextMark } from '../marks.js';
import type { Occupied } from '../occupied.js';
import { palette } from '../palette.js';
import { shortText, textWidth } from '../sheet-scale.js';

const NAME_SIZE = 20;
const AREA_SIZE = 15;

/** The names and areas of rooms, where no furniture lies below if there is such a place. */
export function roomTexts(rooms: readonly RoomRecord[], occupied: Occupied, scale: number): GroupMark[] {
  const names: TextMark[] = [];
  const areas: TextMark[] = [];
  for (const room of rooms) {
    const name = room.nameVisible && room.name ? shortText(room.name) : '';
    const area = room.areaVisible ? `${(polygonArea(room.points) / 1e4).toFixed(2)} m²` : '';
    if (!name && !area) continue;
    const extent = boxOf(room.points);
    const size = Math.min(
      scale,
      (0.9 * (extent.right - extent.left)) /
        Math.max(1, textWidth(name, NAME_SIZE), textWidth(area, AREA_SIZE)),
    );
    const width = Math.max(textWidth(name, NAME_SIZE), textWidth(area, AREA_SIZE)) * size;
    const height = ((name ? NAME_SIZE : 0) + (area ? AREA_SIZE : 0)) * 1.25 * size;
    const [x, y] = freePlace(room.points, extent, width, height, occupied);
    occupied.add({ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 });
    const common = { type: 'text', id: room.id, x, halo: '#ffffff' } as const;
    const split = name && area ? 1 : 0;
    if (name) {
      const middle = y - split * 0.62 * AREA_SIZE * size;
      names.push({
        ...common,
        name: 'room-name',
        text: name,
        y: middle,
        size: NAME_SIZE * size,
        bold: true,
        fill: palette.text,
      });
    }
    if (area) {
      const middle = y + split * 0.62 * NAME_SIZE * size;
      areas.push({
        ...common,
        name: 'room-area',
        text: area,
        y: middle,
        size: AREA_SIZE * size,
        fill: palette.quiet,
      });
    }
  }
  return [
    { type: 'group', name: 'room-names', marks: names },
    { type: 'group', name: 'room-areas', marks: areas },
  ];
}

/** Steps from the centre to each side in which a place is looked for. */
const STEPS = 5;

/** The place nearest to the centre that is inside and free; else one that is inside; else the centre. */
function freePlace(
  points: readonly Point[],
  extent: Box,
  width: number,
  height: number,
  occupied: Occupied,
): Point {
  const centre = polygonCentre(points);
  const across = (extent.right - extent.left) / (2 * STEPS);
  const down = (extent.bottom - extent.top) / (2 * STEPS);
  const places: { at: Point; far: number }[] = [];
  for (let i = 1 - STEPS; i < STEPS; i++) {
    for (let j = 1 - STEPS; j < STEPS; j++) {
      places.push({
        at: [centre[0] + i * across, centre[1] + j * down],
        far: Math.hypot(i * across, j * down),
      });
    }
  }
  places.sort((a, b) => a.far - b.far);
  const box = ([x, y]: Point): Box => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  });
  const holds = ({ left, right, top, bottom }: Box): boolean =>
    [left, (left + right) / 2, right].every((x) => [top, bottom].every((y) => inside([x, y], points)));
  const fitting = places.filter(({ at }) => holds(box(at)));
  const place = fitting.find(({ at }) => occupied.isFree(box(at))) ?? fitting[0];
  return (place ?? places.find(({ at }) => inside(at, points)))?.at ?? centre;
}

export function inside([x, y]: Point, points: readonly Point[]): boolean {
  let odd = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
  });
  return odd;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
