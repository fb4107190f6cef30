/** JavaFX's Pos, split into its two directions. */
export const POSITIONS = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
  'BASELINE_LEFT',
  'BASELINE_CENTER',
  'BASELINE_RIGHT',
] as const;
export type Pos = (typeof POSITIONS)[number];

/** Share of the spare width that stands left: 0, 0.5 or 1. */
export function hShare(pos: Pos): number {
  if (pos.endsWith('LEFT')) return 0;
  return pos.endsWith('RIGHT') ? 1 : 0.5;
}

/** Share of the spare height that stands above: 0, 0.5 or 1. */
export function vShare(pos: Pos): number {
  if (pos.startsWith('TOP')) return 0;
  return pos.startsWith('BOTTOM') ? 1 : 0.5;
}

export const PRIORITIES = ['NEVER', 'SOMETIMES', 'ALWAYS'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const ORIENTATIONS = ['HORIZONTAL', 'VERTICAL'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];
export const H_POSITIONS = ['LEFT', 'CENTER', 'RIGHT'] as const;
export type HPos = (typeof H_POSITIONS)[number];
export const V_POSITIONS = ['TOP', 'CENTER', 'BASELINE', 'BOTTOM'] as const;
export type VPos = (typeof V_POSITIONS)[number];
