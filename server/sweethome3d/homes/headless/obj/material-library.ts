import type { Material } from '../solids/surface.js';

/** Names the materials of an OBJ file, each look once, and writes their library. */
export class MaterialLibrary {
  private readonly known = new Map<string, Material>();

  nameOf(material: Material): string {
    const { color, texture, alpha, shininess } = material;
    const base = texture ? texture.id.replace(/[^A-Za-z0-9]+/g, '_') : `color_${hex(color)}`;
    const part = (letter: string, value: number) => `_${letter}${Math.round(value * 100)}`;
    const name = base + (alpha < 1 ? part('a', alpha) : '') + (shininess > 0 ? part('s', shininess) : '');
    if (!this.known.has(name)) this.known.set(name, material);
    return name;
  }

  /** The ids of the textures that are used. */
  get textures(): string[] {
    return [...new Set([...this.known.values()].flatMap(({ texture }) => (texture ? [texture.id] : [])))];
  }

  get text(): string {
    return [...this.known].map(([name, material]) => entry(name, material)).join('\n');
  }
}

/** Where the image of a texture is, beside the library. */
export function textureFile(id: string): string {
  return `textures/${id.replace(/^.*#/, '').replace(/[^A-Za-z0-9]+/g, '-')}.png`;
}

function entry(name: string, { color, texture, alpha, shininess }: Material): string {
  const channel = (shift: number) => (((color >> shift) & 255) / 255).toFixed(4);
  const diffuse = texture ? '1 1 1' : [16, 8, 0].map(channel).join(' ');
  return [
    `newmtl ${name}`,
    `Ka ${diffuse}`,
    `Kd ${diffuse}`,
    `Ks ${Array(3)
      .fill((shininess * 0.5).toFixed(4))
      .join(' ')}`,
    `Ns ${(shininess * 96).toFixed(2)}`,
    `d ${alpha.toFixed(4)}`,
    'illum 2',
    ...(texture ? [`map_Kd ${textureFile(texture.id)}`] : []),
    '',
  ].join('\n');
}

function hex(color: number): string {
  return color.toString(16).padStart(6, '0');
}
