import { face, type Material, type Surface } from './surface.js';
import type { Vector } from './vector.js';

type Span = readonly [from: number, to: number];

/**
 * Builds a piece of boxes and round bodies. All is measured in centimetres from the lower back left corner
 * of the piece: x to the right, up, and z to the front.
 */
export class Carpenter {
  readonly surfaces: Surface[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly depth: number,
  ) {}

  box([left, right]: Span, [bottom, top]: Span, [back, front]: Span, material: Material): void {
    if (right <= left || top <= bottom || front <= back) return;
    const at = (x: number, up: number, z: number): Vector => [x, up, z];
    this.add(material, [
      at(left, bottom, front),
      at(right, bottom, front),
      at(right, top, front),
      at(left, top, front),
    ]);
    this.add(material, [
      at(right, bottom, back),
      at(left, bottom, back),
      at(left, top, back),
      at(right, top, back),
    ]);
    this.add(material, [
      at(left, bottom, back),
      at(left, bottom, front),
      at(left, top, front),
      at(left, top, back),
    ]);
    this.add(material, [
      at(right, bottom, front),
      at(right, bottom, back),
      at(right, top, back),
      at(right, top, front),
    ]);
    this.add(material, [
      at(left, top, front),
      at(right, top, front),
      at(right, top, back),
      at(left, top, back),
    ]);
    this.add(material, [
      at(left, bottom, back),
      at(right, bottom, back),
      at(right, bottom, front),
      at(left, bottom, front),
    ]);
  }

  /** A box from side to side and from back to front, as parts of the piece. */
  slab([bottom, top]: Span, material: Material, inset = 0): void {
    this.box([inset, this.width - inset], [bottom, top], [inset, this.depth - inset], material);
  }

  /** Four legs under the corners. */
  legs([bottom, top]: Span, size: number, inset: number, material: Material): void {
    for (const x of [inset, this.width - inset - size]) {
      for (const z of [inset, this.depth - inset - size])
        this.box([x, x + size], [bottom, top], [z, z + size], material);
    }
  }

  /**
   * A body that is round seen from above: its radii at each height, from the bottom to the top, as parts of
   * the given ones.
   */
  turned(
    centre: readonly [x: number, z: number],
    radii: readonly [x: number, z: number],
    profile: readonly (readonly [height: number, radius: number])[],
    material: Material,
    sides = 20,
  ): void {
    const rings = profile.map(([up, radius]) =>
      Array.from({ length: sides }, (_, i): Vector => {
        const angle = (2 * Math.PI * i) / sides;
        return [
          centre[0] + Math.cos(angle) * radii[0] * radius,
          up,
          centre[1] - Math.sin(angle) * radii[1] * radius,
        ];
      }),
    );
    for (let level = 1; level < rings.length; level++) {
      const [lower, upper] = [rings[level - 1]!, rings[level]!];
      for (let i = 0; i < sides; i++) {
        const next = (i + 1) % sides;
        this.add(material, [lower[i]!, lower[next]!, upper[next]!, upper[i]!]);
      }
    }
    if (profile.at(-1)![1] > 0) this.add(material, rings.at(-1)!);
    if (profile[0]![1] > 0) this.add(material, [...rings[0]!].reverse());
  }

  /** A round body of the same radius all the way, as wide and deep as the piece by that part. */
  round([bottom, top]: Span, part: number, material: Material): void {
    this.turned(
      [this.width / 2, this.depth / 2],
      [(this.width / 2) * part, (this.depth / 2) * part],
      [
        [bottom, 1],
        [top, 1],
      ],
      material,
    );
  }

  /** A round body that lies: it looks to the front. */
  disc(
    [x, up]: readonly [x: number, up: number],
    radius: number,
    [back, front]: Span,
    material: Material,
    sides = 20,
  ): void {
    const ring = (z: number) =>
      Array.from({ length: sides }, (_, i): Vector => {
        const angle = (2 * Math.PI * i) / sides;
        return [x + Math.cos(angle) * radius, up + Math.sin(angle) * radius, z];
      });
    const [near, far] = [ring(front), ring(back)];
    for (let i = 0; i < sides; i++) {
      const next = (i + 1) % sides;
      this.add(material, [far[i]!, far[next]!, near[next]!, near[i]!]);
    }
    this.add(material, near);
    this.add(material, far.reverse());
  }

  private add(material: Material, points: readonly Vector[]): void {
    this.surfaces.push(face(points, material));
  }
}
