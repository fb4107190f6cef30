import type { EnvironmentRecord } from '../../../home/records.js';
import { tiled } from '../solids/materials.js';
import type { Vector } from '../solids/vector.js';
import { lightFactors } from './shading.js';
import type { Sunlight } from './shadow-map.js';
import { samplerOf, sampleSky } from './texture-tiles.js';
import type { Scratch, View } from './view.js';

/** Below the floors, so that they are not lost in it. */
const GROUND = -1;
/** The ground ends in haze: half of it is gone at this many times the height of the eye. */
const HAZE = 14;

/** How often a sky is repeated around the horizon, and up to the zenith. */
const TILES_AROUND = 4;
const TILES_UP = 1.8;

/** What is seen where nothing of the home is: the ground and the sky. */
export interface Surroundings {
  /** How far along a ray the ground is, or infinitely far. */
  groundAt(ray: Vector): number;
  ground(ray: Vector, far: number, into: Float64Array): void;
  sky(ray: Vector, into: Float64Array): void;
}

export function surroundings(environment: EnvironmentRecord, view: View, sunlight: Sunlight): Surroundings {
  const { eye, focal } = view;
  const light = lightFactors(environment.lightColor);
  const texture = environment.groundTexture && tiled(environment.groundTexture);
  const sampler = texture && samplerOf(texture, { origin: [0, 0, 0], across: [1, 0, 0], down: [0, 0, 1] });
  const skyTexture = environment.skyTexture && tiled(environment.skyTexture);
  const above = eye[1] - GROUND;
  const horizon = new Float64Array(3);
  const level: Scratch = [0, 0, 0];
  const point: Scratch = [0, eye[1] - above, 0];

  const sky = (ray: Vector, into: Float64Array): void => {
    const rise = ray[1] / Math.sqrt(ray[0] * ray[0] + ray[1] * ray[1] + ray[2] * ray[2]);
    let color = environment.skyColor;
    if (skyTexture) {
      const around = 0.5 + Math.atan2(ray[0], ray[2]) / (2 * Math.PI);
      color = sampleSky(skyTexture.id, around * TILES_AROUND, -Math.max(0, rise) * TILES_UP);
    }
    // Paler towards the horizon.
    const pale = 0.55 * Math.max(0, 1 - Math.abs(rise) * 2.2);
    for (let i = 0; i < 3; i++) {
      const channel = (color >> (16 - 8 * i)) & 255;
      into[i] = (channel + (255 - channel) * pale) * Math.min(1, light[i as 0 | 1 | 2]);
    }
  };

  return {
    groundAt: (ray) => (above > 0 && ray[1] < -1e-9 ? -above / ray[1] : Infinity),
    ground(ray, far, into) {
      point[0] = eye[0] + ray[0] * far;
      point[2] = eye[2] + ray[2] * far;
      const color = sampler ? sampler(point, (far / focal) * 2) : environment.groundColor;
      const bright = 0.7 + 0.3 * sunlight(point);
      level[0] = ray[0];
      level[2] = ray[2];
      sky(level, horizon);
      const haze = (far / (far + HAZE * above + 3000)) ** 2;
      for (let i = 0; i < 3; i++) {
        const channel = ((color >> (16 - 8 * i)) & 255) * bright * light[i as 0 | 1 | 2];
        into[i] = channel + (horizon[i]! - channel) * haze;
      }
    },
    sky,
  };
}
