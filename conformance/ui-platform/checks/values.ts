import { isObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';

/** Gives the application a member, by an expression of Lua. */
export async function member(t: CheckContext, expression: string, sessionId = '1'): Promise<string> {
  const name = t.unused();
  await t.lua(`session:getApp().${name} = ${expression}`, sessionId);
  return name;
}

const referenceIn = (value: unknown): unknown =>
  isObject(value) && Object.keys(value).join() === 'obj' ? value.obj : null;

/** How values of Lua travel to frontends. */
export const valueChecks = {
  'value-scalars': async (t) => {
    const frontend = await t.frontend();
    const cases: [expression: string, value: unknown][] = [
      ['"text"', 'text'],
      ['""', ''],
      ['"Grüße\\n\\0🦀"', 'Grüße\n\0🦀'],
      ['7', 7],
      ['-2.5', -2.5],
      ['true', true],
      ['false', false],
      ['nil', null],
    ];
    for (const [expression, value] of cases) {
      const { value: got } = await frontend.create(await member(t, expression));
      t.equal(got, value, `the value of ${expression}`);
    }
  },

  'value-objects': async (t) => {
    const frontend = await t.frontend();
    const [first, other] = [
      await member(t, 'Presenter:new({name = "first"})'),
      await member(t, 'Presenter:new({name = "other"})'),
    ];
    const same = await member(t, `session:getApp().${first}`);
    const numbers = [];
    for (const name of [first, same, other]) numbers.push(referenceIn((await frontend.create(name)).value));
    t.expect(numbers.every(Number.isInteger), 'references {"obj": N}', numbers);
    t.expect(numbers[0] === numbers[1], 'the same number for the same object', numbers);
    t.expect(numbers[0] !== numbers[2], 'another number for another object', numbers);
    const { value } = await frontend.create('name', {}, Number(numbers[2]));
    t.equal(value, 'other', `the name of the object, below variable ${numbers[2]}`);
  },

  'value-lists': async (t) => {
    const frontend = await t.frontend();
    const scalars = await frontend.create(await member(t, '{1, "two", true}'));
    t.equal(scalars.value, [1, 'two', true], 'a list of scalars');
    const objects = await frontend.create(await member(t, '{Presenter:new({}), Presenter:new({})}'));
    const numbers = Array.isArray(objects.value) ? objects.value.map(referenceIn) : [];
    t.expect(
      numbers.length === 2 && numbers.every(Number.isInteger),
      'an array of two references',
      objects.value,
    );
    for (const [expression, value] of [
      ['{}', []],
      ['{"alone"}', ['alone']],
      ['{{1, 2}, {3}}', [[1, 2], [3]]],
    ] as const)
      t.equal((await frontend.create(await member(t, expression))).value, value, `the list ${expression}`);
  },
} satisfies Partial<Record<RequirementId, Check>>;
