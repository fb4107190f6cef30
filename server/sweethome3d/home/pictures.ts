import type { CameraRecord } from './records.js';

export interface PhotoRequest {
  camera: CameraRecord;
  width: number;
  height: number;
  quality: 'low' | 'medium' | 'high';
  format: 'png' | 'jpeg';
  /** Leaves the walls and ceilings out, so that one sees in from above. */
  hideWalls: boolean;
}

/** A picture, encoded. */
export interface Photo {
  data: Uint8Array;
  mimeType: 'image/png' | 'image/jpeg';
  /** What made it: `boxes` is a shaded picture of boxes, `photo` a ray tracer. */
  renderer: string;
}

export interface PlanImage {
  /** PNG. */
  data: Uint8Array;
  width: number;
  height: number;
}

export interface ObjExport {
  /** A zip with the OBJ, its MTL and its textures. */
  data: Uint8Array;
  /** The names of its entries; the OBJ first. */
  entries: readonly string[];
}
