import { expect, test } from 'vitest';
import { byPredicate, byText, type Criteria, written } from './criteria.js';

const whole = (part: Pick<Criteria, 'by' | 'source'>, more: Partial<Criteria> = {}): Criteria => ({
  stage: null,
  nth: null,
  ...part,
  ...more,
});

test('a text is searched as the contract says, a pattern as RE2 writes it', () => {
  expect([byText('Save').by, byText('Save', 'equals').by, byText(/^sa.e$/gimu).by]).toEqual([
    { selector: { text: 'Save' } },
    { selector: { text: 'Save', match: 'equals' } },
    { selector: { text: '(?im)^sa.e$', match: 'regex' } },
  ]);
});

test('a locator reads as it was written', () => {
  expect([
    written(whole(byText('Save', 'equals'), { stage: 'Confirm', nth: 2 })),
    written(whole(byText(/x/i), { stage: 1 })),
    written(whole(byPredicate({ typeIs: ['Button'] }))),
  ]).toEqual([
    'text("Save", { match: "equals" }).within("Confirm").nth(2)',
    'text(/x/i).within(1)',
    'where({"typeIs":["Button"]})',
  ]);
});
