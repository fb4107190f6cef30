/**
 * The colour of a texture's tile at (u, v), both in [0, 1); 0xRRGGBB. A pattern goes on without a seam at
 * the edges of its tile and gives the same colour to the same place every time.
 */
export type Pattern = (u: number, v: number) => number;

/** Boards side by side, each of its own shade, with joints that don't line up. */
export function planks(color: number, rows: number): Pattern {
  return (u, v) => {
    const row = Math.floor(v * rows);
    const shifted = (u + row * 0.37) % 1;
    const board = row * 2 + Math.floor(shifted * 2);
    const acrossBoard = (v * rows) % 1;
    const alongBoard = (shifted * 2) % 1;
    if (acrossBoard < 0.04 || alongBoard < 0.008) return shade(color, 0.72);
    const grain = Math.sin((v * rows * 9 + 0.6 * Math.sin(2 * Math.PI * (u + board * 0.3))) * Math.PI);
    return shade(color, 0.92 + 0.14 * noise(board, 7, 64) + 0.035 * grain);
  };
}

/** One square with half a joint at each side. */
export function tiles(color: number, joint: number): Pattern {
  return (u, v) => {
    if (Math.min(u, v, 1 - u, 1 - v) < 0.02) return joint;
    return shade(color, 0.98 + 0.03 * smooth(u, v, 8));
  };
}

export function checks(light: number, dark: number): Pattern {
  return (u, v) => shade(u < 0.5 === v < 0.5 ? light : dark, 0.97 + 0.05 * smooth(u, v, 8));
}

/** Four courses, every other one moved by half a brick. */
export function bricks(color: number, joint: number): Pattern {
  return (u, v) => {
    const row = Math.floor(v * 4);
    const shifted = (u * 2 + (row % 2) * 0.5) % 2;
    if ((v * 4) % 1 < 0.13 || shifted % 1 < 0.06) return joint;
    return shade(color, 0.88 + 0.2 * noise(row * 2 + Math.floor(shifted), 3, 64) + 0.06 * smooth(u, v, 16));
  };
}

export function speckles(color: number, depth: number): Pattern {
  return (u, v) => {
    const fine = noise(Math.floor(u * 48), Math.floor(v * 48), 48);
    return shade(color, 1 + depth * (0.6 * fine + 0.4 * smooth(u, v, 6) - 0.5));
  };
}

export function stripes(light: number, dark: number): Pattern {
  return (u) => (u < 0.5 ? light : dark);
}

export function clouds(sky: number, cloud: number): Pattern {
  return (u, v) => {
    const puff = 0.55 * smooth(u, v, 4) + 0.3 * smooth(u, v, 8) + 0.15 * smooth(u, v, 16);
    return mix(sky, cloud, Math.min(1, Math.max(0, (puff - 0.42) * 4)));
  };
}

/** Each channel times a factor. */
export function shade(color: number, factor: number): number {
  const channel = (shift: number) =>
    Math.max(0, Math.min(255, Math.round(((color >> shift) & 255) * factor)));
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

export function mix(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const a = (from >> shift) & 255;
    return Math.round(a + (((to >> shift) & 255) - a) * share);
  };
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

/** A number in [0, 1) for a cell of a grid that repeats after `period` cells. */
function noise(x: number, y: number, period: number): number {
  const wrappedX = ((x % period) + period) % period;
  const wrappedY = ((y % period) + period) % period;
  let hash = Math.imul(wrappedX + 1, 0x9e3779b1) ^ Math.imul(wrappedY + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The same, without steps between the cells. */
function smooth(u: number, v: number, cells: number): number {
  const x = u * cells;
  const y = v * cells;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const across = ease(x - left);
  const at = (dx: number, dy: number) => noise(left + dx, top + dy, cells);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
  return upper + (lower - upper) * ease(y - top);
}
