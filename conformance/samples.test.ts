import { describe, expect, test } from 'vitest';
import { contract, toolNames } from './contract.js';
import { invalidInputs, unknownMembers, validInputs } from './samples.js';

describe.each(toolNames)('samples of %s', (tool) => {
  const { validateInput } = contract.tools[tool];

  test('the valid ones are valid', () => {
    expect(validInputs[tool].filter((input) => !validateInput(input))).toEqual([]);
  });

  test('the invalid ones are invalid', () => {
    const wrong = [...invalidInputs[tool], ...unknownMembers[tool]];
    expect(wrong.filter(({ input }) => validateInput(input))).toEqual([]);
  });
});
