import { expect, it } from 'vitest';
import type { RawScene } from './port.js';
import { checkOrder } from './scene-order.js';

const sceneOf = (...parents: unknown[]): RawScene =>
  ({ capturedAt: 0, windows: [], nodes: parents.map((parent) => ({ parent })) }) as unknown as RawScene;

it('passes on a scene whose parents stand before their children', () => {
  const scene = sceneOf(-1, 0, 1, 0, -1, 4);
  expect(checkOrder(scene)).toBe(scene);
});

it.each([[[0]], [[-1, 1]], [[-1, 2, 1]], [[-2]], [[-1, 0.5]], [[-1.5]], [[undefined]], [['0']]])(
  'refuses parents %j, which would be walked in a circle',
  (parents) => {
    expect(() => checkOrder(sceneOf(...parents))).toThrow('Expected the parent of node');
  },
);

it.each([null, undefined])('refuses a scene with %s in place of its nodes', (nodes) => {
  const scene = { ...sceneOf(), nodes } as unknown as RawScene;
  expect(() => checkOrder(scene)).toThrow('Expected a scene of windows and nodes from the toolkit.');
});
