import type { ModelRecord } from '../../../home/records.js';

/** The shape of a piece, where we kept one in the file; a damaged one is as good as none. */
export function readModel(json: string | null): ModelRecord | null {
  if (json === null) return null;
  try {
    const read = JSON.parse(json) as Partial<ModelRecord>;
    const { vertices, triangles, transparency = 0 } = read;
    if (!isNumbers(vertices) || !isNumbers(triangles) || vertices.length % 3 || triangles.length % 3)
      return null;
    const points = vertices.length / 3;
    if (!triangles.every((index) => Number.isInteger(index) && index >= 0 && index < points)) return null;
    return { vertices, triangles, transparency: isNumbers([transparency]) ? transparency : 0 };
  } catch {
    return null;
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number' && Number.isFinite(one));
}
