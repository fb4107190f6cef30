import { expect, test } from 'vitest';
import type { ToolDescriptor } from '../../../../generated/runtime/contract-module.js';
import { instructions } from './instructions.js';

const tool = (name: string, title: string) => ({ name, title }) as ToolDescriptor;
const [on, off] = [tool('switch_on', 'Switch on'), tool('switch_off', 'Switch off')];
const contract = {
  title: 'Lights',
  schema: 'lights/1.0',
  description: 'How to switch lights.',
  tools: { switch_on: {}, switch_off: {} } as never,
};

test('a contract that says nothing else has its tools named', () => {
  expect(instructions(contract, [on, off])).toBe(
    'Lights (lights/1.0). How to switch lights.\n- switch_on: Switch on.\n- switch_off: Switch off.',
  );
});

test('a line that names a tool is there where all that it names is offered', () => {
  const recipe = ['Be careful.', 'Begin with `switch_on`.', 'End `switch_on` with `switch_off`.'];
  const told = (offered: ToolDescriptor[]) =>
    instructions({ ...contract, instructions: recipe }, offered)
      .split('\n')
      .slice(1);
  expect(told([on, off])).toEqual(recipe);
  expect(told([on])).toEqual(recipe.slice(0, 2));
  expect(told([])).toEqual(['Be careful.']);
});
