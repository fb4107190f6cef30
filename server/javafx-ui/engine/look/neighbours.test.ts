import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../../testing/random-seed.js';
import type { RawBounds, RawNode } from '../../scene/port.js';
import { Neighbours } from './neighbours.js';

const at = (boundsInScene?: RawBounds): RawNode => ({
  uid: 'u-1',
  parent: 0,
  type: 'Region',
  id: null,
  styleClass: [],
  ...(boundsInScene && { boundsInScene }),
});

const among = (places: readonly (RawBounds | undefined)[]) =>
  new Neighbours(
    places.map(at),
    places.map((_, i) => i),
  );

describe('the neighbour of a node', () => {
  it('is the nearest one that ends before it begins', () => {
    const row = among([
      [0, 0, 10, 10],
      [20, 0, 10, 10],
      [40, 0, 10, 10],
    ]);
    expect([row.leftOf(0), row.leftOf(1), row.leftOf(2)]).toEqual([undefined, 0, 1]);
    const column = among([
      [0, 0, 10, 10],
      [0, 20, 10, 10],
      [0, 40, 10, 10],
    ]);
    expect([column.above(0), column.above(1), column.above(2)]).toEqual([undefined, 0, 1]);
  });

  it('is the first of several that are equally near', () => {
    const node: RawBounds = [40, 40, 20, 20];
    expect(among([node, [20, 50, 20, 10], [20, 40, 20, 10]]).leftOf(0)).toBe(1);
    expect(among([node, [50, 20, 10, 20], [40, 20, 10, 20]]).above(0)).toBe(1);
  });

  it('is beside it for half of the smaller of the two', () => {
    expect(
      among([
        [0, 5, 10, 10],
        [20, 0, 10, 10],
      ]).leftOf(1),
    ).toBe(0);
    expect(
      among([
        [0, 6, 10, 10],
        [20, 0, 10, 10],
      ]).leftOf(1),
    ).toBeUndefined();
  });

  it('is unknown where a place is', () => {
    const nodes = among([undefined, [20, 0, 10, 10]]);
    expect([nodes.leftOf(0), nodes.above(0), nodes.leftOf(1)]).toEqual([undefined, undefined, undefined]);
  });

  it('is the one that a look at every sibling finds', () => {
    // A coarse grid makes equal distances and shared edges frequent.
    const start = fc.integer({ min: 0, max: 12 });
    const size = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 }));
    const boxes = fc.array(fc.tuple(start, start, size, size), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(boxes, (places) => {
        const nodes = among(places);
        const found = places.map((_, i) => [nodes.leftOf(i), nodes.above(i)]);
        expect(found).toEqual(places.map((_, i) => [nearestOfAll(places, i, 0), nearestOfAll(places, i, 1)]));
      }),
      { seed, numRuns: 500 },
    );
  });
});

it('reads twice as many places in a column or a form that is twice as long', () => {
  const column = (i: number): RawBounds => [0, i * 30, 100, 24];
  const form = (i: number): RawBounds => [i % 2 === 0 ? i % 7 : 60, (i >> 1) * 30, 50, 24];
  for (const place of [column, form]) {
    const [short, long] = [readsAmong(1000, place), readsAmong(2000, place)];
    // Sorting adds a little.
    expect(long / short).toBeLessThan(2.4);
  }
});

/** How often a coordinate is read to find all neighbours of so many nodes. */
function readsAmong(count: number, place: (i: number) => RawBounds): number {
  let reads = 0;
  const counted = (bounds: RawBounds): RawBounds =>
    new Proxy(bounds, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key);
      },
    });
  const nodes = among(Array.from({ length: count }, (_, i) => counted(place(i))));
  for (let i = 0; i < count; i++) nodes.leftOf(i) ?? nodes.above(i);
  return reads;
}

/** By the definition: along one axis it ends before the node begins, along the other they overlap by half. */
function nearestOfAll(places: readonly RawBounds[], index: number, along: 0 | 1): number | undefined {
  const across = along === 0 ? 1 : 0;
  const own = places[index]!;
  const candidates = [...places.entries()].flatMap(([i, other]) => {
    const gap = own[along] - (other[along] + other[along + 2]!);
    const start = Math.max(own[across], other[across]);
    const end = Math.min(own[across] + own[across + 2]!, other[across] + other[across + 2]!);
    const beside = end - start >= Math.min(own[across + 2]!, other[across + 2]!) / 2;
    return i !== index && gap >= 0 && beside ? [{ i, gap }] : [];
  });
  return candidates.sort((a, b) => a.gap - b.gap || a.i - b.i)[0]?.i;
}
