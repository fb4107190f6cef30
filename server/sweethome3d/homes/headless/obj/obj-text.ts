import type { Solid, Surface } from '../solids/surface.js';
import { dot, subtract, type Vector } from '../solids/vector.js';
import { MaterialLibrary } from './material-library.js';

export interface ObjText {
  obj: string;
  mtl: string;
  textures: readonly string[];
}

/** Solids as an OBJ, an object each, with the library of its materials. */
export function objText(solids: readonly Solid[], libraryFile: string): ObjText {
  const library = new MaterialLibrary();
  const lines = ['# Centimetres; x to the right on the plan, y up, z down the plan', `mtllib ${libraryFile}`];
  const count = { points: 0, normals: 0, textured: 0 };
  for (const solid of solids) {
    lines.push(`o ${objectName(solid)}`);
    let current = '';
    for (const surface of solid.surfaces) {
      const material = library.nameOf(surface.material);
      if (material !== current) lines.push(`usemtl ${material}`);
      current = material;
      writeSurface(surface, lines, count);
    }
  }
  return { obj: `${lines.join('\n')}\n`, mtl: library.text, textures: library.textures };
}

/** Its id first, because names repeat. */
function objectName({ kind, id, name }: Solid): string {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '');
  const parts =
    kind === 'floor' || kind === 'ceiling'
      ? [id, kind, name === id ? '' : name]
      : [id, name === id ? '' : name];
  return parts
    .map((part) => plain(part).slice(0, 60))
    .filter(Boolean)
    .join('-');
}

interface Count {
  points: number;
  normals: number;
  textured: number;
}

function writeSurface(surface: Surface, lines: string[], count: Count): void {
  const { points, triangles, normal, material } = surface;
  for (const point of points) lines.push(`v ${point.map(short).join(' ')}`);
  lines.push(`vn ${normal.map(short).join(' ')}`);
  if (material.texture)
    for (const point of points) lines.push(`vt ${textureAt(surface, point).map(short).join(' ')}`);
  const corner = (index: number) => {
    const texture = material.texture ? count.textured + index + 1 : '';
    return `${count.points + index + 1}/${texture}/${count.normals + 1}`;
  };
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    lines.push(`f ${[0, 1, 2].map((offset) => corner(triangles[i + offset]!)).join(' ')}`);
  }
  count.points += points.length;
  count.normals += 1;
  if (material.texture) count.textured += points.length;
}

/** In tiles, from the lower left, as OBJ counts them. */
function textureAt({ material, frame }: Surface, point: Vector): [number, number] {
  const { width, height, angle } = material.texture!;
  const from = subtract(point, frame.origin);
  const [across, down] = [dot(from, frame.across), dot(from, frame.down)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [(across * cos + down * sin) / width, 1 - (down * cos - across * sin) / height];
}

function short(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return String(rounded === 0 ? 0 : rounded);
}
