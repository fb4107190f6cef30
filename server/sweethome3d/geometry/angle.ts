const turn = 2 * Math.PI;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The same direction in [0, 2π). */
export function fullTurn(angle: number): number {
  const rest = angle % turn;
  const positive = rest < 0 ? rest + turn : rest;
  // Adding a whole turn to a tiny negative number rounds to the turn itself.
  return positive >= turn ? 0 : positive;
}
