import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seed } from '../../../testing/random-seed.js';
import type { Point } from '../home/records.js';
import { polygonArea, polygonCentre } from './polygon.js';

describe('the area of an outline', () => {
  test.each<[string, Point[], number]>([
    [
      'a square',
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      10_000,
    ],
    [
      'a bow-tie',
      [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ],
      5000,
    ],
    [
      'points in a row',
      [
        [0, 0],
        [50, 50],
        [100, 100],
      ],
      0,
    ],
    [
      'an edge that is all but level',
      [
        [0, 1e-323],
        [0, 0],
        [-1_000_000, 0],
      ],
      0,
    ],
    [
      'corners that are all but the same',
      [
        [1_000_000, 1e-323],
        [0, 0],
        [0, 0],
      ],
      0,
    ],
    [
      'a square that is walked around twice',
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      81,
    ],
    // The five tips and the pentagon in the middle, which is wound around twice.
    [
      'a pentagram',
      [0, 2, 4, 1, 3].map((k): Point => [Math.cos(k * 0.4 * Math.PI), Math.sin(k * 0.4 * Math.PI)]),
      1.1226,
    ],
    [
      'an outline with a spike',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [20, 10],
        [10, 10],
        [0, 10],
      ],
      100,
    ],
  ])('is right for %s', (_, points, area) => {
    expect(polygonArea(points)).toBeCloseTo(area, 4);
  });

  test('is that of a grid of points, for any tangle', () => {
    const tangle = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(tangle, (points) => {
        const step = 0.05;
        let count = 0;
        // Off the grid of the corners, so that no point lies on an edge that is level or upright.
        for (let x = step / 3; x < 12; x += step) {
          for (let y = step / 3; y < 12; y += step) if (windingAround(points, x, y) !== 0) count += 1;
        }
        expect(Math.abs(polygonArea(points) - count * step * step)).toBeLessThan(2);
      }),
      { numRuns: 60, seed },
    );
  });

  test('is found in time for a tangle of three hundred corners', () => {
    const corner = (i: number): Point => [(i * 7919) % 1009, (i * 104_729) % 1013];
    const area = polygonArea(Array.from({ length: 300 }, (_, i) => corner(i)));
    expect(area).toBeGreaterThan(400_000);
    expect(area).toBeLessThan(1009 * 1013);
  });

  test('has its centre in the middle of the bounding box', () => {
    expect(
      polygonCentre([
        [0, 0],
        [100, 0],
        [0, 50],
      ]),
    ).toEqual([50, 25]);
  });
});

/** How often an outline runs around a point, by the edges that a ray to the right meets. */
function windingAround(points: readonly Point[], x: number, y: number): number {
  let winding = 0;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    if (y1 > y === y2 > y) return;
    if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1;
  });
  return winding;
}
