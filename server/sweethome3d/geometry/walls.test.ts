import { describe, expect, test } from 'vitest';
import type { Point } from '../home/records.js';
import { fullTurn, radians } from './angle.js';
import { wall } from './testing/wall.js';
import { fractionOnWall, pointOnWall, wallLength } from './wall-axis.js';
import { wallOutlines } from './wall-outlines.js';

const rounded = (points: readonly Point[] | undefined) =>
  points?.map(([x, y]) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]);

describe('a wall', () => {
  test('is as long as its arc', () => {
    expect(wallLength(wall('a', [0, 0, 300, 400]))).toBe(500);
    const half = wall('a', [0, 0, 200, 0], { arcExtent: Math.PI });
    expect(wallLength(half)).toBeCloseTo(100 * Math.PI, 9);
    expect(wallLength({ ...half, arcExtent: -Math.PI / 2 })).toBeCloseTo(
      (200 / Math.SQRT2) * (Math.PI / 2),
      9,
    );
  });

  test.each([Math.PI, -Math.PI, 1, -1, 4.5, -4.5])(
    'runs from its start to its end on an arc of %d',
    (arcExtent) => {
      const bent = wall('a', [10, 20, 210, 120], { arcExtent });
      expect(pointOnWall(bent, 0)).toMatchObject({ x: expect.closeTo(10, 6), y: expect.closeTo(20, 6) });
      expect(pointOnWall(bent, 1)).toMatchObject({ x: expect.closeTo(210, 6), y: expect.closeTo(120, 6) });
      for (const fraction of [0, 0.25, 0.5, 0.9, 1]) {
        const { x, y } = pointOnWall(bent, fraction);
        expect(fractionOnWall(bent, x, y)).toBeCloseTo(fraction, 9);
      }
      // A step along the arc goes where the angle says.
      const [here, next] = [pointOnWall(bent, 0.5), pointOnWall(bent, 0.500001)];
      expect(fullTurn(Math.atan2(next.y - here.y, next.x - here.x))).toBeCloseTo(here.angle, 3);
    },
  );

  test('is mitred where it is joined', () => {
    const outlines = wallOutlines([
      wall('a', [0, 0, 100, 0], { wallAtEnd: 'b' }),
      wall('b', [100, 0, 100, 100], { wallAtStart: 'a' }),
    ]);
    expect(rounded(outlines.get('a'))).toEqual([
      [0, -5],
      [105, -5],
      [95, 5],
      [0, 5],
    ]);
    expect(rounded(outlines.get('b'))).toEqual([
      [105, -5],
      [105, 100],
      [95, 100],
      [95, 5],
    ]);
  });

  test('is mitred at both ends when the walls meet head to head', () => {
    const outlines = wallOutlines([
      wall('a', [100, 0, 0, 0], { wallAtStart: 'b' }),
      wall('b', [100, 100, 100, 0], { wallAtEnd: 'a', thickness: 20 }),
    ]);
    expect(rounded(outlines.get('a'))).toEqual([
      [90, 5],
      [0, 5],
      [0, -5],
      [110, -5],
    ]);
    expect(rounded(outlines.get('b'))).toEqual([
      [90, 100],
      [90, 5],
      [110, -5],
      [110, 100],
    ]);
  });

  test('keeps its square end where the mitre would be longer than twice the thickness', () => {
    const sharp = radians(20);
    const outlines = wallOutlines([
      wall('a', [0, 0, 100, 0], { wallAtStart: 'b' }),
      wall('b', [0, 0, 100 * Math.cos(sharp), 100 * Math.sin(sharp)], { wallAtStart: 'a' }),
    ]);
    expect(rounded(outlines.get('a'))).toEqual([
      [0, -5],
      [100, -5],
      [100, 5],
      [0, 5],
    ]);
  });

  test('keeps its square end where it goes straight on', () => {
    const outlines = wallOutlines([
      wall('a', [0, 0, 100, 0], { wallAtEnd: 'b' }),
      wall('b', [100, 0, 200, 0], { wallAtStart: 'a' }),
    ]);
    expect(rounded(outlines.get('b'))).toEqual([
      [100, -5],
      [200, -5],
      [200, 5],
      [100, 5],
    ]);
  });
});
