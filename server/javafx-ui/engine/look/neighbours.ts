import type { RawBounds, RawNode } from '../../scene/port.js';

/** A node and the place that it certainly has. */
interface Placed {
  index: number;
  bounds: RawBounds;
}

/**
 * Which of its siblings stands nearest to a node: left of it in its row, or above it in its column; the first of
 * several. A box may have thousands of children and each of them may be asked about, so they are sorted once, and an
 * answer reads a row or the nearest ones above instead of all of them.
 */
export class Neighbours {
  private readonly byTop: readonly Placed[];
  /** For each place in `byTop` how far down anything reaches up to there. */
  private readonly reach: readonly number[];
  private readonly byBottom: readonly Placed[];

  /** All of them have an area. */
  constructor(
    private readonly nodes: readonly RawNode[],
    siblings: readonly number[],
  ) {
    const placed = siblings.flatMap((index) => {
      const bounds = nodes[index]!.boundsInScene;
      return bounds ? [{ index, bounds }] : [];
    });
    this.byTop = placed.toSorted((a, b) => top(a.bounds) - top(b.bounds));
    this.byBottom = placed.toSorted((a, b) => bottom(a.bounds) - bottom(b.bounds));
    let lowest = Number.NEGATIVE_INFINITY;
    this.reach = this.byTop.map(({ bounds }) => {
      lowest = Math.max(lowest, bottom(bounds));
      return lowest;
    });
  }

  leftOf(index: number): number | undefined {
    const own = this.nodes[index]!.boundsInScene;
    if (!own) return undefined;
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = countUpTo(this.byTop, top, bottom(own)) - 1; i >= 0 && this.reach[i]! > top(own); i--) {
      const other = this.byTop[i]!;
      const far = own[0] - right(other.bounds);
      if (other.index === index || far < 0 || far > least || !inRow(other.bounds, own)) continue;
      best = far === least ? Math.min(best!, other.index) : other.index;
      least = far;
    }
    return best;
  }

  above(index: number): number | undefined {
    const own = this.nodes[index]!.boundsInScene;
    if (!own) return undefined;
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = countUpTo(this.byBottom, bottom, top(own)) - 1; i >= 0; i--) {
      const other = this.byBottom[i]!;
      const far = top(own) - bottom(other.bounds);
      if (far > least) break;
      if (other.index === index || !inColumn(other.bounds, own)) continue;
      best = Math.min(best ?? other.index, other.index);
      least = far;
    }
    return best;
  }
}

/** How many come before what lies beyond the limit. */
function countUpTo(sorted: readonly Placed[], edge: (bounds: RawBounds) => number, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edge(sorted[middle]!.bounds) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const top = ([, y]: RawBounds): number => y;
const right = ([x, , width]: RawBounds): number => x + width;
const bottom = ([, y, , height]: RawBounds): number => y + height;
/** Half of the smaller one is beside the other. */
const inRow = (a: RawBounds, b: RawBounds): boolean =>
  Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b)) >= Math.min(a[3], b[3]) / 2;
const inColumn = (a: RawBounds, b: RawBounds): boolean =>
  Math.min(right(a), right(b)) - Math.max(a[0], b[0]) >= Math.min(a[2], b[2]) / 2;
