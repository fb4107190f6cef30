import { expect, it } from 'vitest';
import { withoutVolatile } from './volatile.js';

it('removes exactly the volatile parts', () => {
  const value = {
    capturedAt: 'now',
    root: {
      capturedAt: 'kept: another place',
      pseudoClass: ['focused', 'hover'],
      children: [{ pseudoClass: ['pressed'], children: [] }],
      other: { pseudoClass: ['hover'] },
    },
  };
  const before = structuredClone(value);
  expect(
    withoutVolatile(value, [
      { pointer: '/capturedAt' },
      { pointer: '/root(/children/*)*/pseudoClass', items: ['hover', 'pressed'] },
    ]),
  ).toEqual({
    root: {
      capturedAt: 'kept: another place',
      pseudoClass: ['focused'],
      children: [{ pseudoClass: [], children: [] }],
      other: { pseudoClass: ['hover'] },
    },
  });
  expect(value).toEqual(before);
});
