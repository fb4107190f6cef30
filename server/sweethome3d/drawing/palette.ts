/** The colours of a plan. */
export const palette = {
  paper: '#ffffff',
  wall: '#4b4f56',
  wallEdge: '#24272b',
  floor: '#f6f1e7',
  floorEdge: '#d9d2c3',
  furniture: '#ffffff',
  furnitureEdge: '#6d737b',
  detail: '#aab0b7',
  leaf: '#3c4047',
  swing: '#8d949c',
  glass: '#6fa8c9',
  text: '#24272b',
  quiet: '#6d737b',
  dimension: '#3f6f9f',
} as const;

export function hex(color: number): string {
  return `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}

/** Mixed with the paper, so that lines and letters on it stay legible. */
export function pale(color: number, share = 0.55): string {
  const channel = (shift: number) => Math.round(((color >> shift) & 255) * (1 - share) + 255 * share);
  return hex((channel(16) << 16) | (channel(8) << 8) | channel(0));
}
