import { describe, expect, test } from 'vitest';
import { loadContract, toolNames, versions } from './contract.js';
import { invalidInputs, unknownMembers, validInputs } from './samples.js';

const contracts = await Promise.all(versions.versions.map((name) => loadContract(name)));
const tools = contracts.flatMap((contract) => toolNames(contract).map((tool) => ({ contract, tool })));

describe.each(tools)('samples of $tool in $contract.schema', ({ contract, tool }) => {
  const { validateInput } = contract.tools[tool];

  test('the valid ones are valid', () => {
    expect(validInputs[tool].filter((input) => !validateInput(input))).toEqual([]);
  });

  test('the invalid ones are invalid', () => {
    const wrong = [...invalidInputs[tool], ...unknownMembers[tool]];
    expect(wrong.filter(({ input }) => validateInput(input))).toEqual([]);
  });
});
