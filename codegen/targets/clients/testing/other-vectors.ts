import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../../load.js';
import { packageRoot } from '../../../package-root.js';
import type { ContractIr } from '../ir.js';
import { essence, fromLines, toLines, type Vector, vectorsOf } from './vectors.js';

const folders = ['codegen/test-contracts', 'codegen/targets/clients/testing/contracts'];

/** What only a later version of the contract would send. */
const later: Readonly<Record<string, readonly Vector[]>> = {
  'mcp-awkward/1.0': [
    { type: 'Event', value: { class: 'teleported', to: { x: 1 }, why: null } },
    {
      type: 'CloseOutput',
      value: { events: [{ class: 'opened' }, { class: 'vanished' }], last: { class: 'vanished' } },
    },
  ],
};

/** The vectors of a contract of the tests as a runner reads them, and what it has to write for them. */
export function otherVectors(ir: ContractIr): {
  input: string;
  expected: Vector[];
  actual(output: string): Vector[];
} {
  const folder = folders.find((one) => existsSync(join(packageRoot(), one, ir.key)))!;
  const vectors = [...vectorsOf(loadContract(join(packageRoot(), folder), ir.key)), ...(later[ir.key] ?? [])];
  const essences = (list: readonly Vector[]): Vector[] => list.map((vector) => essence(ir, vector));
  return {
    input: toLines(vectors),
    expected: essences(vectors),
    actual: (output) => essences(fromLines<Vector>(output)),
  };
}
