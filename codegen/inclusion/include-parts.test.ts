import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract.js';
import { loadContract } from '../load.js';
import { packageRoot } from '../package-root.js';
import { prose } from '../targets/prose.js';
import { reference } from '../targets/reference/index.js';
import { ContractCopy } from '../testing/contract-copy.js';
import { trace } from '../trace.js';
import { loadCommon } from './common-text.js';

const schema = join(packageRoot(), 'schema');
const lights = () => loadContract(join(packageRoot(), 'testing/tenants/lights/schema'), 'mcp-lights/0.3');
const find = ({ requirements }: Contract, id: string) => requirements.find((one) => one.id === id);

describe('the common requirements', () => {
  it('leave nothing of their prose untraced', () => {
    const { parts, requirements, excluded } = loadCommon(schema, '1.0', '');
    for (const [part, text] of parts) {
      const own = { prose: text, requirements: [] as object[], excluded: [] as object[] };
      own.requirements = requirements
        .filter((one) => one.part === part)
        .map((one) => ({ ...one, section: '' }));
      own.excluded = excluded.filter((one) => one.part === part);
      expect({ part, problems: trace(own as unknown as Contract).problems }).toEqual({ part, problems: [] });
    }
    expect(requirements.filter(({ part }) => !parts.has(part))).toEqual([]);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  it('use every value that they describe, and describe every value that they use', () => {
    const { parts } = loadCommon(schema, '1.0', '');
    const used = [...parts.values()].flatMap((text) =>
      [...text.matchAll(/\{\{#?(\w+)\}\}/g)].map(([, name]) => name!),
    );
    const own = ['id', 'version', 'major', 'versionMember'];
    const values = JSON.parse(
      readFileSync(join(schema, 'common/1.0/values.json'), 'utf8'),
    ) as Contract['types'][''];
    expect([...new Set(used)].filter((name) => !own.includes(name)).sort()).toEqual(
      Object.keys(values.properties!).sort(),
    );
  });
});

describe('a contract that includes them', () => {
  it('has their sentences with its values, in its own sections', () => {
    expect(find(lights(), 'body-limit')).toEqual({
      id: 'body-limit',
      level: 'MUST',
      section: '4',
      quote: 'A body above the size limit, 4 MiB unless configured, MUST be answered with 413.',
      needs: ['http'],
      added: '0.3',
    });
    expect(find(lights(), 'unlisted-refused')!.quote).toContain('with `LIGHTS_FAILED` or the JSON-RPC error');
    expect(find(lights(), 'stdout-clean')).toMatchObject({ section: '3', needs: ['stdio'] });
    using copy = new ContractCopy();
    copy.edit('contract.json', ({ common }) => (common.needs = { 'stdout-clean': ['actions'] }));
    const more = loadContract(copy.schema, copy.key);
    expect(find(more, 'stdout-clean')).toMatchObject({ needs: ['stdio', 'actions'] });
    expect(
      lights()
        .requirements.slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['dark-refuses', 'tools-listed', 'tools-only-contract']);
    expect(lights().excluded.map(({ quote }) => quote)).toContain(
      'The token MUST be compared in constant time.',
    );
    expect(trace(lights())).toMatchObject({ untraced: [], problems: [] });
  });

  it('is read as a whole', () => {
    const [file] = prose(lights());
    expect(file!.path).toBe('mcp-lights/0.3/contract.md');
    expect(file!.text).toContain('at one endpoint, `/mcp` unless configured.');
    expect(file!.text).not.toContain('{{');
    const [page] = reference(lights());
    expect(page!.text).toContain('| `body-limit` | A body above the size limit, 4 MiB unless configured,');
    expect(page!.text).toContain('in the prose, [contract.md](contract.md);');
  });

  it('may say that a part joined later', () => {
    using copy = new ContractCopy();
    copy.edit('contract.json', ({ common }) => Object.assign(common, { addedLater: { stateful: '0.4' } }));
    const contract = loadContract(copy.schema, copy.key);
    expect(find(contract, 'session-ended')!.added).toBe('0.4');
    expect(find(contract, 'http-method')!.added).toBe('0.3');
  });

  it('takes them from beside itself, where they stand there', () => {
    using copy = new ContractCopy();
    copy.common((text) => text.replace('refuse unknown members', 'refuse all others'));
    expect(find(loadContract(copy.schema, copy.key), 'descriptor-input-accepts')!.quote).toContain(
      'refuse all others',
    );
  });

  const head = 'schema/mcp-lights/0.3/contract.json#/common';
  const text = 'schema/mcp-lights/0.3/contract.md';
  it.each<[string, (copy: ContractCopy) => void, string]>([
    [
      'a version that there is not',
      (copy) => copy.edit('contract.json', ({ common }) => (common.version = '9.0')),
      `${head}/version: There are no common requirements 9.0; there are: 1.0.`,
    ],
    [
      'a part that there is not',
      (copy) => copy.write('contract.md', '## 1 Light\n\n{{common: lights}}\n'),
      `${text}: There is no common part "lights". There are: tools,`,
    ],
    [
      'a part that stands there twice',
      (copy) => copy.write('contract.md', '## 1 Light\n\n{{common: tools}}\n\n{{common: tools}}\n'),
      `${text}: The common part "tools" stands there twice.`,
    ],
    [
      'no part at all',
      (copy) => copy.write('contract.md', '## 1 Light\n'),
      `${text}: Expected a line such as {{common: tools}} for each common part, found none.`,
    ],
    [
      'a part without values',
      (copy) => copy.edit('contract.json', (file) => delete file.common),
      `${text}: {{common: tools}} needs "common" in contract.json.`,
    ],
    [
      'a value that is missing',
      (copy) => copy.edit('contract.json', ({ common }) => delete common.values.endpoint),
      `${head}/values: The part "http" needs the value "endpoint".`,
    ],
    [
      'a value that nobody uses',
      (copy) => copy.edit('contract.json', ({ common }) => (common.values.versionTool = 'get_house')),
      `${head}/values: No part in contract.md uses the value "versionTool".`,
    ],
    [
      'a value that is none',
      (copy) => copy.edit('contract.json', ({ common }) => (common.values.bodyLimitMiB = '4')),
      `${head}/values/bodyLimitMiB: Expected "bodyLimitMiB" to be `,
    ],
    [
      'a code that the contract does not have',
      (copy) => copy.edit('contract.json', ({ common }) => (common.values.invalidInputCode = 'LIGHTS_ODD')),
      `${head}/values: There is no error code "LIGHTS_ODD" in contract.json.`,
    ],
    [
      'needs of nothing',
      (copy) => copy.edit('contract.json', ({ common }) => (common.needs = { lamps: ['actions'] })),
      `${head}/needs: Neither a part in contract.md nor a requirement of one is "lamps".`,
    ],
    [
      'a later version of nothing',
      (copy) => copy.edit('contract.json', ({ common }) => (common.addedLater = { lamps: '0.4' })),
      `${head}/addedLater: No part in contract.md is "lamps".`,
    ],
    [
      'an id that the contract uses itself',
      (copy) => copy.edit('requirements.json', ({ requirements }) => (requirements[0].id = 'no-leak')),
      'schema/mcp-lights/0.3/requirements.json#/requirements: The id "no-leak" stands there twice.',
    ],
  ])('is refused with %s', (_, change, message) => {
    using copy = new ContractCopy();
    change(copy);
    expect(() => loadContract(copy.schema, copy.key)).toThrow(message);
  });
});
