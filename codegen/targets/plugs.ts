import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../contract.js';
import { type File, header } from '../file.js';

/** What a contract may bring, and where it stands in the folder of the contract. */
const kinds = [
  { name: 'engine', room: 'server', file: 'engine' },
  { name: 'pack', room: 'conformance', file: 'pack' },
  { name: 'commands', room: 'cli', file: 'commands' },
] as const;

/** What each contract brings to server, suite and command line, found by its folders; nothing where there are none. */
export function plugs(contracts: readonly Contract[], root: string): File[] {
  const ids = [...new Set(contracts.map(({ id }) => id))];
  const entries = ids.flatMap((id) => {
    const folder = id.replace(/^mcp-/, '');
    const lines = kinds
      .map(({ name, room, file }) => ({ name, path: `${room}/${folder}/${file}` }))
      .filter(({ path }) => existsSync(join(root, `${path}.ts`)))
      .map(({ name, path }) => `    ${name}: () => import('../${path}.js'),\n`);
    return lines.length > 0 ? [`  ${JSON.stringify(id)}: {\n${lines.join('')}  },\n`] : [];
  });
  if (entries.length === 0) return [];
  const text = [
    header('the folders of the contracts in server/, conformance/ and cli/'),
    '/** What each contract brings, loaded when it is asked for. Only the command line joins these. */',
    `export const plugs = {\n${entries.join('')}} as const;`,
    '',
  ].join('\n');
  return [{ path: 'plugs.ts', text }];
}
