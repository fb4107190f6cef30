import type { Contract } from '../contract.js';
import { type File, header } from '../file.js';

/** Every contract by its name, loaded when it is asked for. */
export function catalog(contracts: readonly Contract[]): File[] {
  const entries = contracts.map(
    ({ key }) => `  ${JSON.stringify(key)}: () => import('./${key}/index.js'),\n`,
  );
  const text = [
    header('schema/*/*/contract.json'),
    '/** Every contract by its name. */',
    `export const catalog = {\n${entries.join('')}} as const;`,
    '',
    'export type ContractName = keyof typeof catalog;',
    '',
  ].join('\n');
  return [{ path: 'catalog.ts', text }];
}
