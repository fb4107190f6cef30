import { describe, expect, it } from 'vitest';
import { compose, type Effect, join, joinAll, reverse, through } from './effect.js';

const all: Effect[] = ['neutral', 'narrow', 'widen', 'both', 'unknown'];

describe('effects', () => {
  it('add up to the most that they can do together', () => {
    expect(joinAll([])).toBe('neutral');
    expect(joinAll(['narrow', 'neutral', 'narrow'])).toBe('narrow');
    expect(joinAll(['narrow', 'widen'])).toBe('both');
    expect(joinAll(['both', 'unknown', 'narrow'])).toBe('unknown');
  });

  it('add up in any order', () => {
    for (const a of all) {
      expect(join(a, a)).toBe(a);
      for (const b of all) {
        expect(join(a, b)).toBe(join(b, a));
        for (const c of all) expect(join(a, join(b, c))).toBe(join(join(a, b), c));
      }
    }
  });

  it('turn around below a negation, and twice not at all', () => {
    expect(all.map(reverse)).toEqual(['neutral', 'widen', 'narrow', 'both', 'unknown']);
    for (const effect of all) expect(through(compose('reversed', 'reversed'), effect)).toBe(effect);
  });

  it('may become the opposite in a counted choice', () => {
    expect(all.map((effect) => through('mixed', effect))).toEqual([
      'neutral',
      'both',
      'both',
      'both',
      'unknown',
    ]);
    expect(compose('mixed', 'reversed')).toBe('mixed');
  });
});
