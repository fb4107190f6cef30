import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadContract } from '../../load.js';
import { ContractCopy } from '../../testing/contract-copy.js';
import { diffContracts } from '../contract/diff-contracts.js';
import { bump, setHead } from './bump.js';
import { editedFindings } from './edited.js';
import { freeze, writeReleases } from './frozen.js';

vi.setConfig({ testTimeout: 180_000 });

const id = 'mcp-lights';

function released({ schema, key }: ContractCopy) {
  const folder = join(schema, key);
  setHead(folder, { status: 'released' });
  const frozen = freeze(folder);
  writeReleases(schema, { [key]: frozen });
  return frozen;
}

it('freezes the common requirements with a contract that includes them', () => {
  using copy = new ContractCopy();
  copy.common((text) => text);
  const { hash, files } = released(copy);
  expect(Object.keys(files).filter((path) => path.startsWith('common/'))).toEqual([
    'common/1.0/contract.md',
    'common/1.0/requirements.json',
    'common/1.0/values.json',
  ]);
  expect(editedFindings(copy.schema)).toEqual([]);

  copy.common((text) => text.replace('refuse unknown members', 'refuse all others'));
  expect(freeze(`${copy.schema}/${copy.key}`).hash).not.toBe(hash);
  expect(editedFindings(copy.schema).map(({ message }) => message)).toEqual([
    `${id}/0.3 is released and frozen, but its folder was edited: "common/1.0/contract.md changed, common/1.0/requirements.json changed".`,
  ]);
});

it('keeps them pinned when the contract goes on', () => {
  using copy = new ContractCopy();
  released(copy);
  expect(bump(copy.schema, id, false)).toMatchObject({ to: '0.4' });
  const next = loadContract(copy.schema, `${id}/0.4`);
  expect(next.common).toEqual(loadContract(copy.schema, `${id}/0.3`).common);
  expect(next.requirements.find((one) => one.id === 'no-leak')!.added).toBe('0.3');
});

it('sees a changed value as a sentence that was reworded', () => {
  using copy = new ContractCopy();
  const before = loadContract(copy.schema, copy.key);
  copy.edit('contract.json', ({ common }) => (common.values.bodyLimitMiB = 10));
  const findings = diffContracts(before, loadContract(copy.schema, copy.key));
  expect(findings.map(({ rule, pointer }) => [rule, pointer])).toContainEqual([
    'REQUIREMENT_REWORDED',
    'requirements.json#/requirements (body-limit quote)',
  ]);
});
