/**
 * A picture as a list of marks, in the order in which they are drawn. Both ways out, SVG and PNG, draw the
 * same list; lengths are those of the plan.
 */
export type Mark = PathMark | TextMark | GroupMark;

export interface PathMark {
  type: 'path';
  /** As in the `d` of an SVG path. */
  d: string;
  /** What it is, for whoever reads the SVG. */
  name?: string;
  /** The object that it shows. */
  id?: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
}

export interface TextMark {
  type: 'text';
  text: string;
  x: number;
  /** Middle of the letters. */
  y: number;
  size: number;
  fill: string;
  name?: string;
  id?: string;
  /** Radians, clockwise. */
  angle?: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  italic?: boolean;
  /** Drawn around the letters, so that lines below don't cross them. */
  halo?: string;
}

export interface GroupMark {
  type: 'group';
  name: string;
  id?: string;
  /** Moved, turned, then mirrored along x. */
  place?: { x: number; y: number; angle: number; mirrored: boolean };
  marks: readonly Mark[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Picture {
  title: string;
  box: Box;
  background: string;
  marks: readonly Mark[];
}

/** Hundredths, without a trailing zero and without -0. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

export function line(fromX: number, fromY: number, toX: number, toY: number): string {
  return `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`;
}

export function rectangle(left: number, top: number, right: number, bottom: number): string {
  return `M${num(left)} ${num(top)}H${num(right)}V${num(bottom)}H${num(left)}Z`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const radii = `${num(radiusX)} ${num(radiusY)}`;
  return `M${num(x - radiusX)} ${num(y)}A${radii} 0 1 1 ${num(x + radiusX)} ${num(y)}A${radii} 0 1 1 ${num(x - radiusX)} ${num(y)}Z`;
}

/** With corners of that radius, as far as the sides allow. */
export function rounded(left: number, top: number, right: number, bottom: number, radius: number): string {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  if (r <= 0) return rectangle(left, top, right, bottom);
  const turn = (x: number, y: number) => `A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y)}`;
  return [
    `M${num(left + r)} ${num(top)}`,
    `H${num(right - r)}`,
    turn(right, top + r),
    `V${num(bottom - r)}`,
    turn(right - r, bottom),
    `H${num(left + r)}`,
    turn(left, bottom - r),
    `V${num(top + r)}`,
    turn(left + r, top),
    'Z',
  ].join('');
}
