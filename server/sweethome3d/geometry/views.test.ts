import { describe, expect, test } from 'vitest';
import { degrees, radians } from './angle.js';
import { cameraAround, direction, lookAt } from './views.js';

describe('a camera', () => {
  test('looks along +y with yaw 0, along −x with yaw 90, and down with a positive pitch', () => {
    const view = (to: [number, number, number]) => {
      const { yaw, pitch } = lookAt([0, 0, 0], to);
      return [degrees(yaw), degrees(pitch)];
    };
    expect(view([0, 10, 0])[0]).toBeCloseTo(0, 9);
    expect(view([-10, 0, 0])[0]).toBeCloseTo(90, 9);
    expect(view([10, 0, 0])[0]).toBeCloseTo(270, 9);
    expect(view([0, 10, -10])[1]).toBeCloseTo(45, 9);
  });

  test('looks at the middle of what it shows', () => {
    const camera = cameraAround({ min: [0, 0, 0], max: [400, 300, 250] }, radians(315), radians(30), 1);
    const { yaw, pitch } = lookAt([camera.x, camera.y, camera.z], [200, 150, 125]);
    expect([degrees(yaw), degrees(pitch)]).toEqual([expect.closeTo(315, 6), expect.closeTo(30, 6)]);
    expect(Math.hypot(...direction(camera))).toBeCloseTo(1, 9);
  });
});
