import type { FurnitureRecord, HomeRecords, Point, WallRecord } from '../home/records.js';
import { floorElevation } from './levels.js';
import { axisPlaces } from './wall-axis.js';

/** A box along the axes: x to the right, y down the plan, z up. */
export interface Box {
  min: readonly [number, number, number];
  max: readonly [number, number, number];
}

class Growing {
  readonly min: [number, number, number] = [Infinity, Infinity, Infinity];
  readonly max: [number, number, number] = [-Infinity, -Infinity, -Infinity];

  add(x: number, y: number, z: number): void {
    [x, y, z].forEach((value, axis) => {
      this.min[axis] = Math.min(this.min[axis]!, value);
      this.max[axis] = Math.max(this.max[axis]!, value);
    });
  }

  get box(): Box | null {
    return this.min[0] <= this.max[0] ? { min: this.min, max: this.max } : null;
  }
}

type Parts = Pick<HomeRecords, 'levels' | 'wallHeight' | 'walls' | 'rooms' | 'furniture'>;

/** The box around walls, rooms and furniture; null when there are none. */
export function homeBounds(home: Parts): Box | null {
  const bounds = new Growing();
  for (const wall of home.walls) {
    const floor = floorElevation(home, wall);
    const height = Math.max(wallHeights(home, wall).start, wallHeights(home, wall).end);
    for (const { x, y } of axisPlaces(wall)) {
      bounds.add(x - wall.thickness / 2, y - wall.thickness / 2, floor);
      bounds.add(x + wall.thickness / 2, y + wall.thickness / 2, floor + height);
    }
  }
  for (const room of home.rooms) {
    for (const [x, y] of room.points) bounds.add(x, y, floorElevation(home, room));
  }
  for (const piece of home.furniture) {
    const bottom = floorElevation(home, piece) + piece.elevation;
    for (const [x, y] of furnitureCorners(piece)) {
      bounds.add(x, y, bottom);
      bounds.add(x, y, bottom + piece.height);
    }
  }
  return bounds.box;
}

export function wallHeights(
  { wallHeight }: Pick<HomeRecords, 'wallHeight'>,
  { height, heightAtEnd }: Pick<WallRecord, 'height' | 'heightAtEnd'>,
): { start: number; end: number } {
  const start = height ?? wallHeight;
  return { start, end: heightAtEnd ?? start };
}

type Footprint = Pick<FurnitureRecord, 'x' | 'y' | 'width' | 'depth' | 'angle'>;

/** The corners of a piece on the plan, clockwise from the back left one. */
export function furnitureCorners({ x, y, width, depth, angle }: Footprint): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (across: number, along: number): Point => [
    x + across * cos - along * sin,
    y + across * sin + along * cos,
  ];
  const [w, d] = [width / 2, depth / 2];
  return [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)];
}

/** Part of the plan. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle around the ends of walls and the corners of rooms and furniture; null when there are none. */
export function planBounds({ walls, rooms, furniture }: Parts): Rectangle | null {
  const bounds = new Growing();
  for (const { xStart, yStart, xEnd, yEnd } of walls) {
    bounds.add(xStart, yStart, 0);
    bounds.add(xEnd, yEnd, 0);
  }
  for (const { points } of rooms) for (const [x, y] of points) bounds.add(x, y, 0);
  for (const piece of furniture) for (const [x, y] of furnitureCorners(piece)) bounds.add(x, y, 0);
  const { box } = bounds;
  return box && { left: box.min[0], top: box.min[1], right: box.max[0], bottom: box.max[1] };
}
