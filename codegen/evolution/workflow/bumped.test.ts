import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Contract } from '../../contract.js';
import { type Generation, generate } from '../../generate.js';
import { packageRoot } from '../../package-root.js';
import type { ContractModule, Validator } from '../../runtime/contract-module.js';
import { diagnose } from '../../runtime/explain.js';
import { validatorName } from '../../targets/validators.js';
import { trace } from '../../trace.js';
import { lint } from '../lint/index.js';
import { bump } from './bump.js';
import { release } from './release.js';

// Whole contracts are read again and again; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const id = 'mcp-javafx-ui';

it.each([
  { step: 'minor', major: false, version: '1.1' },
  { step: 'major', major: true, version: '2.0' },
])('a $step version generates, builds and keeps to its examples at once', async ({ major, version }) => {
  const root = mkdtempSync(join(tmpdir(), 'bumped-'));
  writeFileSync(join(root, 'package.json'), '{"type": "module"}');
  onTestFinished(() => rmSync(root, { recursive: true }));
  const schema = join(root, 'schema');
  cpSync(join(packageRoot(), 'schema', id, '1.0'), join(schema, id, '1.0'), { recursive: true });
  const head = join(schema, id, '1.0', 'contract.json');
  writeFileSync(head, readFileSync(head, 'utf8').replace('"status": "released"', '"status": "draft"'));
  release(schema, root, id);
  bump(schema, id, major);

  const generation = await generate({ schema, out: join(root, 'generated') });
  expect(generation.contracts.map(({ key }) => key)).toEqual([`${id}/1.0`, `${id}/${version}`]);
  const contract = generation.contracts[1]!;
  expect({ problems: trace(contract).problems, flaws: lint(contract) }).toEqual({ problems: [], flaws: [] });
  expect(await wrongExamples(root, contract)).toEqual([]);
  expect(await builtVersions(root, generation)).toEqual([`${id}/1.0`, `${id}/${version}`]);
});

/** Examples that are not what they are said to be. */
async function wrongExamples(root: string, contract: Contract): Promise<string[]> {
  const file = pathToFileURL(join(root, 'generated', contract.key, 'validators.js')).href;
  const validators = (await import(file)) as Record<string, Validator<unknown>>;
  return contract.examples.flatMap(({ path, type, valid, cases }) =>
    cases
      .filter(({ value, rule, pointer }) => {
        const validate = validators[validatorName(type)]!;
        const violated = validate(value) ? [] : diagnose(validate.errors, value);
        const expected = valid ? [] : [{ rule, pointer }];
        return (
          JSON.stringify(violated.map((one) => ({ rule: one.rule, pointer: one.pointer }))) !==
          JSON.stringify(expected)
        );
      })
      .map(({ title }) => `${path}: ${title}`),
  );
}

/** Both versions side by side, as a server loads them. */
async function builtVersions(root: string, { contracts }: Generation): Promise<string[]> {
  const outfile = join(root, 'catalog.mjs');
  const entryPoints = [join(root, 'generated/catalog.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  const { catalog } = (await import(pathToFileURL(outfile).href)) as {
    catalog: Record<string, () => Promise<{ contract: ContractModule }>>;
  };
  return Promise.all(contracts.map(async ({ key }) => (await catalog[key]!()).contract.schema));
}
