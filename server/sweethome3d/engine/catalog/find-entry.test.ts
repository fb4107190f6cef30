import { describe, expect, test } from 'vitest';
import { type Entry, entryById, entryByName } from './find-entry.js';

const entry = (id: string, name: string, ...tags: string[]): Entry => ({ id, name, category: 'Any', tags });
const catalog = [
  entry('s', 'Sofa', 'seat'),
  entry('d', 'Double bed', 'bed'),
  entry('e', 'Single bed'),
  entry('c', 'Chair', 'seat'),
  entry('c2', 'chair'),
  entry('f', 'Fridge-freezer', 'refrigerator'),
];
const find = (name: string) => entryByName('catalogEntry', catalog, name).id;
const failure = (name: string) => {
  try {
    return find(name);
  } catch (error) {
    const { code, details } = error as { code: string; details: { candidates?: { catalogId: string }[] } };
    return [code, details.candidates?.map(({ catalogId }) => catalogId)];
  }
};

describe('a name in a catalog', () => {
  test.each([
    ['sofa', 's'],
    [' SOFA ', 's'],
    ['single', 'e'],
    // No name has it; one goes by it.
    ['refrigerator', 'f'],
    // Another word for a sofa.
    ['couch', 's'],
  ])('%j means %s', (name, id) => {
    expect(find(name)).toBe(id);
  });

  test('that several have exactly is ambiguous, and so is a part of several', () => {
    expect(failure('chair')).toEqual(['SH3D_AMBIGUOUS', ['c', 'c2']]);
    // Although one of them goes by just this word.
    expect(failure('bed')).toEqual(['SH3D_AMBIGUOUS', ['d', 'e']]);
    expect(failure('seat')).toEqual(['SH3D_AMBIGUOUS', ['s', 'c']]);
  });

  test('that nothing has is not found, with what comes close', () => {
    expect(() => find('Sofaa')).toThrow('There is no piece in the catalog "Sofaa". Near are "Sofa".');
    expect(() => entryById('catalogEntry', catalog, 'nothing')).toThrow(
      'There is no piece in the catalog "nothing".',
    );
  });
});
