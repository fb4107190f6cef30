import type { CameraRecord } from '../home/records.js';
import { fullTurn, radians } from './angle.js';
import type { Box } from './bounds.js';

export type Vector = readonly [x: number, y: number, z: number];

/** The turn and tilt of somebody who looks from one point to another. */
export function lookAt(from: Vector, to: Vector): Pick<CameraRecord, 'yaw' | 'pitch'> {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return { yaw: fullTurn(Math.atan2(-dx, dy)), pitch: Math.atan2(-dz, Math.hypot(dx, dy)) };
}

/** Where a camera looks, as a vector of length 1. */
export function direction({ yaw, pitch }: Pick<CameraRecord, 'yaw' | 'pitch'>): Vector {
  return [-Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch)];
}

/** The yaws of the views from above, one from each corner; each second one is opposite to the one before. */
export const overheadYaws: readonly number[] = [315, 135, 45, 225].map(radians);
export const overheadPitch = radians(30);
/** Steeper, so that walls hide less of what is looked at. */
export const focusPitch = radians(55);

/** How much of the picture the box fills at most. */
const filled = 0.94;

/**
 * As near as the whole box is in the picture, looking at its middle. The field of view is that of the width;
 * `aspect` is how many times as wide as high the picture is.
 */
export function cameraAround(
  box: Box,
  yaw: number,
  pitch: number,
  fieldOfView: number,
  aspect = 4 / 3,
): CameraRecord {
  const middle = axes.map((axis) => (box.min[axis] + box.max[axis]) / 2) as [number, number, number];
  const forward = direction({ yaw, pitch });
  const right: Vector = [-Math.cos(yaw), -Math.sin(yaw), 0];
  const up: Vector = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch)];
  const across = filled * Math.tan(fieldOfView / 2);
  // However small the box is, the camera stays out of it.
  let distance = 100;
  for (const corner of corners(box)) {
    const from = axes.map((axis) => corner[axis] - middle[axis]!) as [number, number, number];
    const along = (axis: Vector) => axis[0] * from[0] + axis[1] * from[1] + axis[2] * from[2];
    const needed = Math.max(Math.abs(along(right)) / across, (Math.abs(along(up)) * aspect) / across);
    distance = Math.max(distance, needed - along(forward));
  }
  const [x, y, z] = axes.map((axis) => middle[axis]! - forward[axis] * distance) as [number, number, number];
  return { x, y, z, yaw, pitch, fieldOfView };
}

const axes = [0, 1, 2] as const;

function corners({ min, max }: Box): Vector[] {
  return [min, max].flatMap(([x]) =>
    [min, max].flatMap(([, y]) => [min, max].map(([, , z]): Vector => [x, y, z])),
  );
}
