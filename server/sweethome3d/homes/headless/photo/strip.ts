import { fillTriangle } from './fill-triangle.js';
import type { ScreenTriangle } from './screen-triangles.js';
import type { Shader } from './shading.js';
import type { Surroundings } from './surroundings.js';
import { rayThrough, type Scratch, type View } from './view.js';

/** What a strip is made of. */
export interface Scene {
  view: View;
  shaders: readonly Shader[];
  alphas: readonly number[];
  surroundings: Surroundings;
}

/** Some rows of the picture: colours, which surface is seen where, and how near it is. */
export class Strip {
  readonly colors: Float32Array;
  /** Index of the surface, or -1. */
  readonly seen: Int32Array;
  readonly nearness: Float32Array;
  private readonly color = new Float64Array(3);
  private readonly ray: Scratch = [0, 0, 0];
  private readonly point: Scratch = [0, 0, 0];

  constructor(
    private readonly scene: Scene,
    readonly firstRow: number,
    readonly endRow: number,
  ) {
    const pixels = scene.view.width * (endRow - firstRow);
    this.colors = new Float32Array(3 * pixels);
    this.seen = new Int32Array(pixels).fill(-1);
    this.nearness = new Float32Array(pixels);
  }

  /** Keeps of each pixel what is nearest; nothing is painted yet. */
  cover(triangle: ScreenTriangle): void {
    const { width } = this.scene.view;
    fillTriangle(triangle, width, this.firstRow, this.endRow, (row, from, to) => {
      const line = (row - this.firstRow) * width;
      let near = triangle.perX * (from + 0.5) + triangle.perY * (row + 0.5) + triangle.base;
      for (let at = line + from; at < line + to; at++) {
        if (near > this.nearness[at]!) {
          this.nearness[at] = near;
          this.seen[at] = triangle.surface;
        }
        near += triangle.perX;
      }
    });
  }

  /** Paints what is seen of the solid surfaces, the ground and the sky. */
  paint(): void {
    const { view, shaders, surroundings } = this.scene;
    const { ray, color, colors } = this;
    for (let row = this.firstRow, at = 0; row < this.endRow; row++) {
      for (let x = 0; x < view.width; x++, at++) {
        rayThrough(view, x + 0.5, row + 0.5, ray);
        const surface = this.seen[at]!;
        const far = surface < 0 ? Infinity : 1 / this.nearness[at]!;
        const ground = surroundings.groundAt(ray);
        if (ground < far) {
          surroundings.ground(ray, ground, color);
          this.seen[at] = -1;
          this.nearness[at] = 1 / ground;
        } else if (surface < 0) surroundings.sky(ray, color);
        else shaders[surface]!(this.pointAt(far), far, color);
        colors[3 * at] = color[0]!;
        colors[3 * at + 1] = color[1]!;
        colors[3 * at + 2] = color[2]!;
      }
    }
  }

  /** Lays a surface that one sees through over what is behind it. The farthest has to come first. */
  glaze(triangle: ScreenTriangle): void {
    const { view, shaders, alphas } = this.scene;
    const alpha = alphas[triangle.surface]!;
    fillTriangle(triangle, view.width, this.firstRow, this.endRow, (row, from, to) => {
      for (let x = from; x < to; x++) {
        const near = triangle.perX * (x + 0.5) + triangle.perY * (row + 0.5) + triangle.base;
        const at = (row - this.firstRow) * view.width + x;
        if (near <= this.nearness[at]!) continue;
        rayThrough(view, x + 0.5, row + 0.5, this.ray);
        shaders[triangle.surface]!(this.pointAt(1 / near), 1 / near, this.color);
        for (let channel = 0; channel < 3; channel++) {
          const before = this.colors[3 * at + channel]!;
          this.colors[3 * at + channel] = before + (Math.min(255, this.color[channel]!) - before) * alpha;
        }
      }
    });
  }

  /** On the present ray. */
  private pointAt(far: number): Scratch {
    const { eye } = this.scene.view;
    const { ray, point } = this;
    point[0] = eye[0] + ray[0] * far;
    point[1] = eye[1] + ray[1] * far;
    point[2] = eye[2] + ray[2] * far;
    return point;
  }
}
