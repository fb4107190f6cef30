import { describe, expect, it } from 'vitest';
import type { RawNode } from '../port.js';
import { SelectorError } from './selector-error.js';
import { textSearch } from './text-search.js';

const raw = (facts: Partial<RawNode>): RawNode => ({
  uid: 'u-1',
  parent: -1,
  type: 'Label',
  id: null,
  styleClass: [],
  ...facts,
});
const finds = (text: string, match: 'contains' | 'equals' | 'regex', facts: Partial<RawNode>) =>
  textSearch(text, match)([raw(facts)], 0, 1).length === 1;

describe('textSearch', () => {
  it.each([
    ['save', 'Save as…', true],
    ['  SAVE ', 'save', true],
    ['straße', 'STRASSE', true],
    ['ПРИВЕТ', 'привет, мир', true],
    ['ὈΔΟΣ', 'ὀδοσα', true],
    ['kelvin', '\u212Aelvin', true],
    ['save', 'sav', false],
  ])('contains: %j in %j is %j', (text, label, expected) => {
    expect(finds(text, 'contains', { label })).toBe(expected);
  });

  it.each([
    ['Save', ' Save\n', true],
    [' Save ', 'Save', true],
    ['save', 'Save', false],
    ['Save', 'Save as', false],
  ])('equals: %j and %j is %j', (text, label, expected) => {
    expect(finds(text, 'equals', { label })).toBe(expected);
  });

  it.each([
    ['a.e', 'xSavex', true],
    ['^a', 'Sa', false],
    ['^Save$', '  Save  ', true],
    ['(?i)SAVE', 'save', true],
    ['\\p{Cyrillic}+', 'мир', true],
  ])('regex: %j on %j is %j', (text, label, expected) => {
    expect(finds(text, 'regex', { label })).toBe(expected);
  });

  it('takes time that grows with the text, not with what a pattern could try', () => {
    expect(finds('(a+)+$', 'regex', { label: `${'a'.repeat(20_000)}b` })).toBe(false);
    expect(finds('^(a|a)*(a|a)*(a|a)*$', 'regex', { label: `${'a'.repeat(20_000)}b` })).toBe(false);
  });

  it('looks at labels and values, not at prompts', () => {
    expect(finds('x', 'contains', { label: 'x' })).toBe(true);
    expect(finds('x', 'contains', { valueText: 'x' })).toBe(true);
    expect(finds('x', 'contains', { prompt: 'x' })).toBe(false);
  });

  it('never looks at a password', () => {
    expect(finds('s', 'contains', { password: true, valueText: 'secret' })).toBe(false);
    expect(finds('.*', 'regex', { password: true, valueText: 'secret', label: 'secret' })).toBe(false);
  });

  it('passes over what is invisible or stands under something invisible', () => {
    const nodes = [
      raw({ label: 'x' }),
      raw({ parent: 0, label: 'x', invisible: true }),
      raw({ parent: 1, label: 'x' }),
      raw({ parent: 0, label: 'x' }),
    ];
    expect(textSearch('x')(nodes, 0, 4)).toEqual([0, 3]);
  });

  it.each(['', '  \n'])('refuses the empty text %j', (text) => {
    const expected = 'a text with at least one character that is not white space';
    const error = new SelectorError('/text', `Expected "text" to be ${expected}.`, expected);
    expect(() => textSearch(text)).toThrow(error);
  });

  it.each(['(', 'a**', '(?=a)', '\\1', 'a{2000}', '((a{100}){100}){100}'])(
    'refuses the pattern %s',
    (pattern) => {
      expect(() => textSearch(pattern, 'regex')).toThrow(/^Expected "text" to be an RE2 pattern: /);
    },
  );
});
