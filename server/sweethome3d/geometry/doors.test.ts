import { describe, expect, test } from 'vitest';
import { doorInWall, pointInWall, roomForDoor } from './door-in-wall.js';
import { wall } from './testing/wall.js';

describe('a door', () => {
  const opening = { wallThickness: 0.25, wallDistance: 0.5 };

  test('is as deep as its wall asks for, with the part in the wall on the axis', () => {
    const down = wall('a', [50, 0, 50, 400], { thickness: 15 });
    const place = doorInWall(down, opening, 0.25);
    // 60 deep; what belongs into the wall begins in the middle and ends 15 further on.
    expect(place).toEqual({
      x: expect.closeTo(57.5, 9),
      y: expect.closeTo(100, 9),
      angle: Math.PI / 2,
      depth: 60,
    });
    expect(pointInWall(place, opening)).toEqual([expect.closeTo(50, 9), expect.closeTo(100, 9)]);
  });

  test('has room between the ends of its wall', () => {
    expect(roomForDoor(wall('a', [0, 0, 200, 0]), 50)).toEqual({ from: 0.125, to: 0.875 });
    expect(roomForDoor(wall('a', [0, 0, 50, 0]), 50)).toEqual({ from: 0.5, to: 0.5 });
    expect(roomForDoor(wall('a', [0, 0, 49, 0]), 50)).toBeNull();
  });
});
