import { describe, expect, it } from 'vitest';
import { parseSelector } from './selector.js';
import { SelectorError } from './selector-error.js';

const compound = (type: string | null, id: string | null, ...classes: string[]) => ({ type, id, classes });

function refusalOf(css: string): string {
  try {
    parseSelector(css);
  } catch (error) {
    if (error instanceof SelectorError) return error.message;
  }
  throw new Error(`Expected ${css} to be refused.`);
}

describe('parseSelector', () => {
  it.each([
    ['*', compound(null, null)],
    ['Button', compound('Button', null)],
    ['#ok', compound(null, 'ok')],
    ['Button#ok', compound('Button', 'ok')],
    ['Button#ok.a.b', compound('Button', 'ok', 'a', 'b')],
    ['*.a', compound(null, null, 'a')],
    ['.a.b', compound(null, null, 'a', 'b')],
    ['#список-1', compound(null, 'список-1')],
    ['  Button  ', compound('Button', null)],
  ])('reads the compound %s', (css, expected) => {
    expect(parseSelector(css)).toEqual({ compounds: [expected], child: [] });
  });

  it('reads descendants and children', () => {
    expect(parseSelector('VBox>HBox > .a\n #b')).toEqual({
      compounds: [
        compound('VBox', null),
        compound('HBox', null),
        compound(null, null, 'a'),
        compound(null, 'b'),
      ],
      child: [true, true, false],
    });
  });

  it.each([
    ['A, B', /one query for each/],
    ['A[id=b]', /use "predicate"/],
    ['A + B', /only a space and ">"/],
    ['A ~ B', /only a space and ">"/],
    ['A+B', /only a space and ">"/],
    ['A:hover', /Pseudo-classes/],
    ['A::before', /Pseudo-classes/],
    [':root', /Pseudo-classes/],
    ['#a\\.b', /idEquals/],
    ['', /it is empty/],
    ['   ', /it is empty/],
    ['> A', /stands between two compounds/],
    ['A > > B', /stands between two compounds/],
    ['A >', /missing after ">"/],
    ['A.', /The class after "." is missing/],
    ['#', /The id after "#" is missing/],
    ['A. b', /" " is not part/],
    ['#a#b', /An id stands once/],
    ['.a#b', /An id stands once/],
    ['*#b', /An id stands once/],
    ['A*', /stands alone/],
    ['"A"', /is not part of the grammar/],
  ])('refuses %j with a sentence', (css, sentence) => {
    expect(refusalOf(css)).toMatch(sentence);
  });

  it('says where it stopped', () => {
    expect(refusalOf('VBox > Button[text]')).toBe(
      'Expected "css" to be compounds of *, Type, #id and .class, joined by a space or >; it is not at ' +
        'character 13: Attribute selectors are not part of the grammar; use "predicate" instead.',
    );
  });
});
