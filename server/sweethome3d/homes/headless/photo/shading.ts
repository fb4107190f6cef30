import type { EnvironmentRecord } from '../../../home/records.js';
import type { Solid, Surface } from '../solids/surface.js';
import { dot, subtract, unit, type Vector } from '../solids/vector.js';
import { SUN, type Sunlight } from './shadow-map.js';
import { type Sampler, samplerOf } from './texture-tiles.js';
import type { View } from './view.js';

/** The colour of a surface at a point; red, green and blue, which may be brighter than a screen can show. */
export type Shader = (point: Vector, depth: number, into: Float64Array) => void;

/** Light from the sky, from beside the camera, and from the sun; together about 1 on what faces the sun. */
const SKY = 0.64;
const FROM_ABOVE = 0.05;
const CAMERA = 0.14;
const SUNLIGHT = 0.36;
/** What lamps throw at a ceiling. */
const LAMPS = 0.22;
/** The light of a home that nobody has changed: as bright as the colours themselves. */
const USUAL_LIGHT = 0xd0;

export function lightFactors(color: number): readonly [number, number, number] {
  return [(color >> 16) / USUAL_LIGHT, ((color >> 8) & 255) / USUAL_LIGHT, (color & 255) / USUAL_LIGHT];
}

export interface Lighting {
  view: View;
  sunlight: Sunlight;
  environment: Pick<EnvironmentRecord, 'lightColor' | 'ceilingLightColor'>;
}

export function shaderOf(surface: Surface, kind: Solid['kind'], lighting: Lighting): Shader {
  const { view, sunlight, environment } = lighting;
  const towardsEye = dot(surface.normal, subtract(view.eye, surface.points[0]!)) >= 0;
  const normal: Vector = towardsEye
    ? surface.normal
    : [-surface.normal[0], -surface.normal[1], -surface.normal[2]];
  const light = lightFactors(kind === 'ceiling' ? environment.ceilingLightColor : environment.lightColor);
  const lamps = kind === 'ceiling' ? LAMPS : 0;
  const ambient = SKY + FROM_ABOVE * normal[1] + CAMERA * Math.abs(dot(normal, view.forward)) + lamps;
  const facing = Math.max(0, dot(normal, SUN)) * SUNLIGHT;
  const { color, texture, shininess } = surface.material;
  const sampler: Sampler | null = texture && samplerOf(texture, surface.frame);
  const pixel = 1 / view.focal;
  return (point, depth, into) => {
    const shown = sampler ? sampler(point, depth * pixel) : color;
    const sun = facing > 0 ? sunlight(point) : 0;
    const bright = ambient + facing * sun;
    const gleam = shininess > 0 && sun > 0 ? shininess * gleamAt(point, normal, view.eye) * sun : 0;
    into[0] = (shown >> 16) * bright * light[0] + gleam;
    into[1] = ((shown >> 8) & 255) * bright * light[1] + gleam;
    into[2] = (shown & 255) * bright * light[2] + gleam;
  };
}

/** The mirror image of the sun, blurred. */
function gleamAt(point: Vector, normal: Vector, eye: Vector): number {
  const toEye = unit(subtract(eye, point));
  const half = unit([toEye[0] + SUN[0], toEye[1] + SUN[1], toEye[2] + SUN[2]]);
  return 110 * Math.max(0, dot(half, normal)) ** 24;
}
