import type { Point } from '../home/records.js';

/** Records are values: the same points have the same area. */
const known = new WeakMap<readonly Point[], number>();

/** The area that an outline covers, however it crosses itself: what is covered twice counts once. */
export function polygonArea(points: readonly Point[]): number {
  let area = known.get(points);
  if (area === undefined) {
    area = unionArea(points);
    known.set(points, area);
  }
  return area;
}

/**
 * Cuts the outline into strips at the height of every corner and crossing. Inside of a strip no edges cross,
 * so the width of what is covered, taken in the middle, is its mean width. From strip to strip the order of
 * the edges hardly changes, which is why it is kept. A caller may send a tangle with a hundred thousand
 * crossings, hence the plain arrays of numbers.
 */
function unionArea(points: readonly Point[]): number {
  const edges = new Edges(points);
  const corners = new Set(points.map(([, y]) => y));
  const heights = Float64Array.from([...corners, ...edges.crossings()]).sort();
  let area = 0;
  for (let i = 1; i < heights.length; i++) {
    const [from, to] = [heights[i - 1]!, heights[i]!];
    if (from === to) continue;
    const middle = (from + to) / 2;
    if (corners.has(from)) edges.enterAndLeave(middle);
    area += edges.coveredWidth(middle) * (to - from);
  }
  return area;
}

/** How far an edge goes to the right on its way down by one; infinite for one that is level, or all but level. */
const slopeOf = (start: Point, end: Point): number => (end[0] - start[0]) / (end[1] - start[1]);

/** The edges of an outline that are not level, by their upper ends. */
class Edges {
  readonly #top: Float64Array;
  readonly #bottom: Float64Array;
  /** Where an edge begins, and its slope. */
  readonly #x: Float64Array;
  readonly #slope: Float64Array;
  /** 1 when the outline runs down here, else −1. */
  readonly #winding: Int8Array;
  /** Those of the strip that is being looked at, from left to right, and where each of them is. */
  #active: number[] = [];
  readonly #at: Float64Array;
  #next = 0;

  constructor(points: readonly Point[]) {
    const sides = points
      .map((start, i) => [start, points[(i + 1) % points.length]!] as const)
      .filter(([start, end]) => Number.isFinite(slopeOf(start, end)))
      .map(([a, b]) =>
        a[1] < b[1] ? { upper: a, lower: b, winding: 1 } : { upper: b, lower: a, winding: -1 },
      )
      .sort((a, b) => a.upper[1] - b.upper[1]);
    this.#top = Float64Array.from(sides, ({ upper }) => upper[1]);
    this.#bottom = Float64Array.from(sides, ({ lower }) => lower[1]);
    this.#slope = Float64Array.from(sides, ({ upper, lower }) => slopeOf(upper, lower));
    this.#x = Float64Array.from(sides, ({ upper }) => upper[0]);
    this.#winding = Int8Array.from(sides, ({ winding }) => winding);
    this.#at = new Float64Array(sides.length);
  }

  /** The heights at which two edges cross. */
  crossings(): number[] {
    const heights: number[] = [];
    const [top, bottom, x, slope] = [this.#top, this.#bottom, this.#x, this.#slope];
    for (let i = 0; i < top.length; i++) {
      for (let j = i + 1; j < top.length && top[j]! < bottom[i]!; j++) {
        const [from, to] = [top[j]!, Math.min(bottom[i]!, bottom[j]!)];
        const before = x[i]! + slope[i]! * (from - top[i]!) - x[j]!;
        const after = x[i]! + slope[i]! * (to - top[i]!) - x[j]! - slope[j]! * (to - from);
        if (before * after < 0) heights.push(from + ((to - from) * before) / (before - after));
      }
    }
    return heights;
  }

  /** Takes up the edges that have begun at a height and lets go of those that have ended. */
  enterAndLeave(height: number): void {
    const begun = this.#next;
    while (this.#next < this.#top.length && this.#top[this.#next]! < height) this.#next++;
    for (let edge = begun; edge < this.#next; edge++) this.#active.push(edge);
    this.#active = this.#active.filter((edge) => this.#bottom[edge]! > height);
  }

  coveredWidth(height: number): number {
    const [active, at] = [this.#active, this.#at];
    // An insertion sort, because they nearly are in order.
    for (let i = 0; i < active.length; i++) {
      const edge = active[i]!;
      const here = this.#x[edge]! + this.#slope[edge]! * (height - this.#top[edge]!);
      at[edge] = here;
      let j = i;
      for (; j > 0 && at[active[j - 1]!]! > here; j--) active[j] = active[j - 1]!;
      active[j] = edge;
    }
    let width = 0;
    let winding = 0;
    for (let i = 0; i + 1 < active.length; i++) {
      winding += this.#winding[active[i]!]!;
      if (winding !== 0) width += at[active[i + 1]!]! - at[active[i]!]!;
    }
    return width;
  }
}

/** The centre of the bounding box. */
export function polygonCentre(points: readonly Point[]): Point {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [(left + right) / 2, (top + bottom) / 2];
}
