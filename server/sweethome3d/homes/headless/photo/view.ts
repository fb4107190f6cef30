import { direction } from '../../../geometry/views.js';
import type { CameraRecord } from '../../../home/records.js';
import { cross, unit, type Vector } from '../solids/vector.js';

/** A camera with a picture of so many pixels before it. */
export interface View {
  eye: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  /** Distance of the picture from the eye, in pixels. */
  focal: number;
  width: number;
  height: number;
}

/** The field of view is that of the width, as in the application. */
export function viewOf(camera: CameraRecord, width: number, height: number): View {
  const [dx, dy, dz] = direction(camera);
  const forward: Vector = [dx, dz, dy];
  // Level, even for a camera that looks straight down.
  const right: Vector = [-Math.cos(camera.yaw), 0, -Math.sin(camera.yaw)];
  return {
    eye: [camera.x, camera.z, camera.y],
    forward,
    right,
    up: unit(cross(right, forward)),
    focal: width / 2 / Math.tan(camera.fieldOfView / 2),
    width,
    height,
  };
}

/** A vector that is written over: millions of new ones would keep the machine busy with clearing up. */
export type Scratch = [x: number, up: number, y: number];

/** From the eye through a place of the picture; as long as to reach what is 1 cm before the eye. */
export function rayThrough(view: View, x: number, y: number, into: Scratch): void {
  const { forward, right, up } = view;
  const across = (x - view.width / 2) / view.focal;
  const rise = (view.height / 2 - y) / view.focal;
  into[0] = forward[0] + right[0] * across + up[0] * rise;
  into[1] = forward[1] + right[1] * across + up[1] * rise;
  into[2] = forward[2] + right[2] * across + up[2] * rise;
}
