import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../../testing/random-seed.js';
import { formatLocator } from './format-locator.js';
import type { Locator, StepFilters, StepHead } from './locator.js';
import { LocatorError } from './locator.js';
import { parseLocator } from './parse-locator.js';

const heads = (source: string): StepHead[] => parseLocator(source).steps.map(({ by }) => by);
const filters = (source: string): StepFilters => parseLocator(source).steps.at(-1)!.filters;
const refusal = (source: string): string => {
  try {
    parseLocator(source);
  } catch (error) {
    if (error instanceof LocatorError) return error.message;
  }
  throw new Error(`${source} was not refused.`);
};

describe('a step of a locator', () => {
  it.each(['u-3k9', '123e4567-e89b-42d3-a456-426614174000'])('is the uid %s', (uid) => {
    expect(heads(uid)).toEqual([{ kind: 'uid', uid }]);
  });

  it.each(['Button#ok', '.primary', '#form > TextField', 'VBox HBox Label.title', 'u-3k9x.big', 'u'])(
    'is the selector %s',
    (css) => expect(heads(css)).toEqual([{ kind: 'selector', css }]),
  );

  it('is what a user reads, contained or whole', () => {
    expect(heads('text=Save all')).toEqual([{ kind: 'key', key: 'text', value: 'Save all', exact: false }]);
    expect(heads('label="E-mail"')).toEqual([{ kind: 'key', key: 'label', value: 'E-mail', exact: true }]);
    expect(heads('tooltip="say \\"hi\\" >> now"')).toEqual([
      { kind: 'key', key: 'tooltip', value: 'say "hi" >> now', exact: true },
    ]);
  });

  it('keeps what looks like an operator inside of a text', () => {
    expect(heads('text=a>>b = c, d: e')).toEqual([
      { kind: 'key', key: 'text', value: 'a>>b = c, d: e', exact: false },
    ]);
  });

  it('ends at the next step or filter', () => {
    expect(parseLocator('  #files >> text=Remove me nth=2 >> Button  ')).toEqual({
      steps: [
        { by: { kind: 'selector', css: '#files' }, filters: {} },
        { by: { kind: 'key', key: 'text', value: 'Remove me', exact: false }, filters: { nth: 2 } },
        { by: { kind: 'selector', css: 'Button' }, filters: {} },
      ],
    });
  });
});

describe('a filter', () => {
  it('takes numbers from 0 and texts', () => {
    expect(filters('#t row=0 column=Size')).toEqual({ row: 0, column: 'Size' });
    expect(filters('#t row="a.pdf" column="File size" nth=1')).toEqual({
      row: 'a.pdf',
      column: 'File size',
      nth: 1,
    });
    expect(filters('ComboBox item=Dark blue')).toEqual({ item: 'Dark blue' });
    expect(filters('ComboBox item=12')).toEqual({ item: '12' });
    expect(filters('#t column=3')).toEqual({ column: 3 });
  });

  it.each([
    [
      '#t row=first',
      'Expected a number or a text in quotes after "row=" at character 7 of the locator, got "first". Numbers count from 0, and texts stand in quotes.',
    ],
    [
      '#t nth="1"',
      'Expected a number after "nth=" at character 7 of the locator, got "\\"1\\"". Numbers count from 0, and texts stand in quotes.',
    ],
    [
      '#t nth=-1',
      'Expected a number after "nth=" at character 7 of the locator, got "-1". Numbers count from 0, and texts stand in quotes.',
    ],
    [
      '#t row=1 row=2',
      'Expected "row=" once in a step at character 13 of the locator, got "2". It stands here for the second time.',
    ],
    [
      'u-1 rows=1',
      'Expected one of the filters row=, column=, item=, nth= at character 4 of the locator, got "rows=1". There is no filter "rows".',
    ],
  ])('refuses %s', (source, message) => expect(refusal(source)).toBe(message));
});

describe('a locator that cannot be read', () => {
  it.each([
    [
      '',
      'Expected a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text at character 0 of the locator, which ends there.',
    ],
    [
      '#a >> ',
      'Expected a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text at character 6 of the locator, which ends there.',
    ],
    [
      '>> #a',
      'Expected a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text at character 0 of the locator, got ">> #a". It is missing.',
    ],
    ['text=', 'Expected a text after "text=" at character 5 of the locator, which ends there.'],
    ['text=""', 'Expected a text after "text=" at character 5 of the locator, got "\\"\\"". It is empty.'],
    [
      'text="Save',
      'Expected a JSON string such as "Save \\"all\\"" at character 5 of the locator, got "\\"Save". It does not end, or has a wrong escape.',
    ],
    [
      'Button:hover',
      'Expected a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text at character 0 of the locator, got "Button:hover". Pseudo-classes are not part of the grammar; read the state of the matches instead.',
    ],
    [
      'name=Ann',
      'Expected a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text at character 0 of the locator, got "name=Ann". "=" is not part of the grammar. A text is searched by text=, label= or tooltip=.',
    ],
  ])('says where and what instead: %s', (source, message) => expect(refusal(source)).toBe(message));

  it('is refused with a sentence, whatever it is', () => {
    const parts = fc.constantFrom(
      '#a',
      'u-1',
      'text=',
      '"',
      '\\',
      ' >> ',
      '>',
      'row=',
      'nth=1',
      ' ',
      'x',
      '=',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((all) => all.join('')),
        ),
        (source) => {
          try {
            parseLocator(source);
          } catch (error) {
            expect(error).toBeInstanceOf(LocatorError);
            expect((error as LocatorError).at).toBeLessThanOrEqual(source.length);
          }
        },
      ),
      { seed },
    );
  });
});

describe('what is written', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.trim() !== '');
  const word = fc.stringMatching(/^[A-Za-zäö0-9.,!]{1,8}( [A-Za-z0-9.!]{1,8}){0,2}$/);
  const key = fc.constantFrom('text' as const, 'label' as const, 'tooltip' as const);
  const head: fc.Arbitrary<StepHead> = fc.oneof(
    fc.stringMatching(/^u-[0-9a-z]{1,8}$/).map((uid) => ({ kind: 'uid' as const, uid })),
    fc
      .constantFrom('#ok', 'Button', 'VBox > .primary', 'A B.c.d', '*')
      .map((css) => ({ kind: 'selector' as const, css })),
    fc.record({ kind: fc.constant('key' as const), key, value: text, exact: fc.constant(true) }),
    fc.record({ kind: fc.constant('key' as const), key, value: word, exact: fc.constant(false) }),
  );
  const count = fc.nat({ max: 999_999_999 });
  const some: fc.Arbitrary<StepFilters> = fc.record(
    { row: fc.oneof(count, text), column: fc.oneof(count, text), item: text, nth: count },
    { requiredKeys: [] },
  );
  const locator: fc.Arbitrary<Locator> = fc.record({
    steps: fc.array(fc.record({ by: head, filters: some }), { minLength: 1, maxLength: 4 }),
  });

  it('is read as the same locator', () => {
    fc.assert(
      fc.property(locator, (one) => {
        expect(parseLocator(formatLocator(one))).toEqual(one);
      }),
      { numRuns: 500, seed },
    );
  });
});
