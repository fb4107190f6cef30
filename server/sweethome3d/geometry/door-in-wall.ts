import type { FurnitureRecord, OpeningRecord, WallRecord } from '../home/records.js';
import { fractionOnWall, pointOnWall, wallLength } from './wall-axis.js';

export type DoorPlace = Pick<FurnitureRecord, 'x' | 'y' | 'angle' | 'depth'>;
type Share = Pick<OpeningRecord, 'wallThickness' | 'wallDistance'>;

/** How far from the start of a wall the middle of an opening may be, as fractions; null where it doesn't fit. */
export function roomForDoor(wall: WallRecord, width: number): { from: number; to: number } | null {
  const length = wallLength(wall);
  // A hair, because lengths of slanted walls are rounded.
  if (length < width - 1e-6) return null;
  const from = Math.min(0.5, width / 2 / length);
  return { from, to: 1 - from };
}

/** As deep as it takes for the part of a door that belongs into the wall to fill it. */
export const depthInWall = (wall: WallRecord, { wallThickness }: Share): number =>
  wall.thickness / wallThickness;

/**
 * Where a door stands that is in a wall: it is turned along the wall and moved so that the part of it that
 * belongs into the wall lies on the wall's axis.
 */
export function doorInWall(
  wall: WallRecord,
  share: Share,
  position: number,
  depth = depthInWall(wall, share),
): DoorPlace {
  const { x, y, angle } = pointOnWall(wall, position);
  const shift = shiftOf(depth, share);
  return { x: x - shift * Math.sin(angle), y: y + shift * Math.cos(angle), angle, depth };
}

/** The point of a door that lies on the axis of its wall. */
export function pointInWall(
  { x, y, angle, depth }: DoorPlace,
  share: Share,
): readonly [x: number, y: number] {
  const shift = shiftOf(depth, share);
  return [x + shift * Math.sin(angle), y - shift * Math.cos(angle)];
}

/** From the axis of the wall to the centre of the door, along the door's own y. */
const shiftOf = (depth: number, { wallThickness, wallDistance }: Share) =>
  depth / 2 - depth * (wallDistance + wallThickness / 2);

/** How far along its wall the middle of a door is, from 0 to 1. */
export function positionOf(wall: WallRecord, door: FurnitureRecord): number {
  const [x, y] = door.opening ? pointInWall(door, door.opening) : [door.x, door.y];
  return fractionOnWall(wall, x, y);
}
