import type { Point, WallRecord } from '../home/records.js';
import { fullTurn } from './angle.js';

export type Axis = Pick<WallRecord, 'xStart' | 'yStart' | 'xEnd' | 'yEnd' | 'arcExtent'>;

/** A place on the axis of a wall, and the direction from its start to its end there. */
export interface AxisPlace {
  x: number;
  y: number;
  angle: number;
}

/** One piece of an arc that is drawn as straight ones: small enough to look round. */
const arcStep = Math.PI / 36;

/** From end to end along the axis: of an arc with chord c and extent θ, r = c / (2 sin(θ/2)) times θ. */
export function wallLength(wall: Axis): number {
  const arc = arcOf(wall);
  return arc ? arc.radius * Math.abs(arc.extent) : chord(wall);
}

export function chord({ xStart, yStart, xEnd, yEnd }: Axis): number {
  return Math.hypot(xEnd - xStart, yEnd - yStart);
}

/** `fraction` runs from 0 at the start to 1 at the end. */
export function pointOnWall(wall: Axis, fraction: number): AxisPlace {
  const { xStart, yStart, xEnd, yEnd } = wall;
  const arc = arcOf(wall);
  if (!arc) {
    return {
      x: xStart + (xEnd - xStart) * fraction,
      y: yStart + (yEnd - yStart) * fraction,
      angle: fullTurn(Math.atan2(yEnd - yStart, xEnd - xStart)),
    };
  }
  const at = arc.startAngle + arc.extent * fraction;
  return {
    x: arc.x + arc.radius * Math.cos(at),
    y: arc.y + arc.radius * Math.sin(at),
    angle: fullTurn(at + (Math.sign(arc.extent) * Math.PI) / 2),
  };
}

/** The place on the axis that is nearest to a point, as a fraction from 0 to 1. */
export function fractionOnWall(wall: Axis, x: number, y: number): number {
  const { xStart, yStart, xEnd, yEnd } = wall;
  const arc = arcOf(wall);
  if (arc) {
    // How far the point is turned from the middle of the arc, which is as far as possible from the cut at ±π.
    const middle = arc.startAngle + arc.extent / 2;
    const turned = fullTurn(Math.atan2(y - arc.y, x - arc.x) - middle + Math.PI) - Math.PI;
    return within(0.5 + turned / arc.extent);
  }
  const [dx, dy] = [xEnd - xStart, yEnd - yStart];
  return within(((x - xStart) * dx + (y - yStart) * dy) / (dx * dx + dy * dy || 1));
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** The axis as straight pieces, both ends included. */
export function axisPlaces(wall: Axis): AxisPlace[] {
  const arc = arcOf(wall);
  const pieces = arc ? Math.max(2, Math.ceil(Math.abs(arc.extent) / arcStep)) : 1;
  return Array.from({ length: pieces + 1 }, (_, i) => pointOnWall(wall, i / pieces));
}

export const axisPoints = (wall: Axis): Point[] => axisPlaces(wall).map(({ x, y }) => [x, y]);

interface Arc {
  x: number;
  y: number;
  radius: number;
  /** Of the wall's start, seen from the centre. */
  startAngle: number;
  extent: number;
}

/** Null for a straight wall. The extent says how far the axis turns on its way, clockwise on the plan. */
function arcOf(wall: Axis): Arc | null {
  const { xStart, yStart, xEnd, yEnd, arcExtent: extent } = wall;
  const between = chord(wall);
  if (extent === null || Math.abs(extent) < 1e-9 || between === 0) return null;
  const radius = Math.abs(between / (2 * Math.sin(extent / 2)));
  // From the middle of the chord to the centre, across the chord.
  const towards = between / (2 * Math.tan(extent / 2));
  const x = (xStart + xEnd) / 2 - (towards * (yEnd - yStart)) / between;
  const y = (yStart + yEnd) / 2 + (towards * (xEnd - xStart)) / between;
  return { x, y, radius, startAngle: Math.atan2(yStart - y, xStart - x), extent };
}
