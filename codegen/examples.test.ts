import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.js';
import { exemplified } from './evolution/lint/examples.js';
import { loadContracts } from './load.js';
import { packageRoot } from './package-root.js';
import type { Validator } from './runtime/contract-module.js';
import { diagnose } from './runtime/explain.js';
import { validatorName } from './targets/validators.js';

const contracts = loadContracts(join(packageRoot(), 'schema'));

async function validatorsOf(contract: Contract): Promise<Record<string, Validator<unknown>>> {
  return import(join(packageRoot(), 'generated', contract.key, 'validators.js'));
}

describe.each(contracts)('examples of $key', async (contract) => {
  const validators = await validatorsOf(contract);
  const validate = (type: string, value: unknown) => {
    const validator = validators[validatorName(type)]!;
    return validator(value) ? [] : diagnose(validator.errors, value);
  };

  describe.each(contract.examples)('$path', ({ type, valid, cases }) => {
    it.each(cases)('$title', ({ value, rule, pointer }) => {
      const violated = validate(type, value).map((finding) => ({
        rule: finding.rule,
        pointer: finding.pointer,
      }));
      expect(violated).toEqual(valid ? [] : [{ rule, pointer }]);
    });
  });

  it('shows each type, tool and message as it is and as it must not be', () => {
    expect(exemplified.check(contract)).toEqual([]);
  });
});
