import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadContracts } from '../load.js';
import { packageRoot } from '../package-root.js';
import type { Validator } from '../runtime/contract-module.js';
import { contractSchema } from './contract-schema.js';
import { validatorName, validators } from './validators.js';

const contracts = loadContracts(join(packageRoot(), 'schema'));

describe.each(contracts)('validators of $key', (contract) => {
  it('need no other module', () => {
    const folder = mkdtempSync(join(tmpdir(), 'validators-'));
    try {
      const text = readFileSync(join(packageRoot(), 'generated', contract.key, 'validators.js'));
      writeFileSync(join(folder, 'validators.mjs'), text);
      const script = `import * as all from './validators.mjs'; console.log(Object.keys(all).length)`;
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(Number(output)).toBe(Object.keys(contract.types).length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('never change what they check', async () => {
    const all: Record<string, Validator<unknown>> = await import(
      join(packageRoot(), 'generated', contract.key, 'validators.js')
    );
    for (const { type, cases } of contract.examples) {
      for (const { value } of cases) {
        const before = JSON.stringify(value);
        all[validatorName(type)]!(value);
        expect(JSON.stringify(value)).toBe(before);
      }
    }
  });

  it('agree with the published schema, read by a library that knows none of our keywords', () => {
    const { $defs } = JSON.parse(contractSchema(contract)[0]!.text) as { $defs: object };
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $defs }, 'published');
    for (const { type, valid, cases } of contract.examples) {
      const validate = ajv.getSchema(`published#/$defs/${type}`)!;
      for (const { title, value } of cases) {
        expect({ type, title, valid: validate(value) }).toEqual({ type, title, valid });
      }
    }
  });
});

it('are typed as guards', async () => {
  const contract = contracts.find(({ key }) => key === 'mcp-javafx-ui/1.0')!;
  const [, declarations] = await validators(contract);
  expect(declarations!.text).toContain(
    'export declare const validateUiQueryInput: Validator<types.UiQueryInput>;',
  );
});
