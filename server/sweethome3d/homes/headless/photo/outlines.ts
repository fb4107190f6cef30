import type { EnvironmentRecord } from '../../../home/records.js';
import type { Surface } from '../solids/surface.js';
import { dot } from '../solids/vector.js';
import type { Strip } from './strip.js';

const PAPER = 250;

/**
 * Darkens the pixels where one surface ends and another begins: hardly, so that bodies of one colour stay
 * apart, or as lines, where the home asks for them.
 */
export function drawOutlines(
  strip: Strip,
  surfaces: readonly Surface[],
  width: number,
  mode: EnvironmentRecord['drawingMode'],
  fine: boolean,
): void {
  const { seen, nearness, colors } = strip;
  const strength = mode === 'FILL' ? (fine ? 0.8 : 0.88) : 0.15;
  const isEdge = (at: number, beside: number): boolean => {
    const [a, b] = [seen[at]!, seen[beside]!];
    if (a === b) return false;
    if (a < 0 || b < 0) return true;
    if (dot(surfaces[a]!.normal, surfaces[b]!.normal) < 0.8) return true;
    const ratio = nearness[at]! / nearness[beside]!;
    return ratio > 1.03 || ratio < 0.97;
  };
  const rows = seen.length / width;
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < width; x++) {
      const at = row * width + x;
      if (mode === 'OUTLINE' && seen[at]! >= 0) colors.fill(PAPER, 3 * at, 3 * at + 3);
      if ((x + 1 < width && isEdge(at, at + 1)) || (row + 1 < rows && isEdge(at, at + width))) {
        for (let channel = 3 * at; channel < 3 * at + 3; channel++) colors[channel]! *= strength;
      }
    }
  }
}
