import type { ModelRecord, Point } from '../../home/records.js';
import { polygon } from '../marks.js';
import { body, outline, type Stroke } from '../symbols/symbol.js';

/** More than this many triangles are not drawn one by one. */
const MOST_TRIANGLES = 2000;

/** A generated shape from above: what its faces that look up cover. */
export function modelOutline({ vertices, triangles }: ModelRecord, width: number, depth: number): Stroke[] {
  if (triangles.length > 3 * MOST_TRIANGLES) return [outline(width, depth)];
  const at = (index: number): Point => [
    (vertices[3 * index]! - 0.5) * width,
    (vertices[3 * index + 2]! - 0.5) * depth,
  ];
  const faces: string[] = [];
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const [a, b, c] = [at(triangles[i]!), at(triangles[i + 1]!), at(triangles[i + 2]!)];
    const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (turn < -1e-9) faces.push(polygon([a, b, c]));
  }
  return faces.length > 0 ? [body(faces.join(''))] : [outline(width, depth)];
}
