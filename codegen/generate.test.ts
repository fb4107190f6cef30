import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from './generate.js';
import { emitters } from './targets/clients/emitters.js';
import { ContractCopy } from './testing/contract-copy.js';
import { differences } from './write.js';

const changesOf = async (copy: ContractCopy): Promise<string[]> =>
  (await generate({ ...paths(copy), check: true })).changes.map(({ path, kind }) => `${path} is ${kind}`);

const paths = ({ schema, out }: ContractCopy) => ({ schema, out });

describe('generating', () => {
  it('is byte-identical from run to run and leaves nothing to do', async () => {
    using copy = new ContractCopy();
    const first = await generate(paths(copy));
    const second = await generate(paths(copy));
    expect(second.files).toEqual(first.files);
    expect(first.changes.every(({ kind }) => kind === 'missing')).toBe(true);
    expect(second.changes).toEqual([]);
  });

  it('tells nothing about the time, the place or the machine', async () => {
    using copy = new ContractCopy();
    const { files } = await generate(paths(copy));
    const text = files.map((file) => file.text).join('\n');
    expect(text).not.toContain(copy.folder);
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(new Date().toISOString().slice(0, 10));
  });

  it('names its source and its command in every file', async () => {
    using copy = new ContractCopy();
    const { files } = await generate(paths(copy));
    const origin = /Generated from .+ by `(npm run generate|mcp-javafx-ui generate( --lang \w+)?)`/;
    const without = files.filter(({ text }) => !origin.test(text.slice(0, 400))).map(({ path }) => path);
    // Their formats know no comments.
    expect(without.filter((path) => !/\/(py\.typed|go\.sum)$/.test(path))).toEqual([]);
  });

  it('writes only what differs', async () => {
    using copy = new ContractCopy();
    await generate(paths(copy));
    const types = join(copy.out, copy.key, 'types.ts');
    const errors = join(copy.out, copy.key, 'errors.ts');
    for (const file of [types, errors]) utimesSync(file, 1000, 1000);
    appendFileSync(types, '// by hand');
    utimesSync(types, 1000, 1000);
    await generate(paths(copy));
    expect(statSync(errors).mtimeMs).toBe(1_000_000);
    expect(readFileSync(types, 'utf8')).not.toContain('by hand');
  });

  it('removes what no contract asks for any more', async () => {
    using copy = new ContractCopy();
    await generate(paths(copy));
    writeFileSync(join(copy.out, copy.key, 'left-over.ts'), '');
    expect(await changesOf(copy)).toEqual(['mcp-lights/0.3/left-over.ts is orphaned']);
    await generate(paths(copy));
    expect(await changesOf(copy)).toEqual([]);
  });

  it('finds a hand edit of any file', async () => {
    using copy = new ContractCopy();
    const { files } = await generate(paths(copy));
    for (const { path } of files) {
      const file = join(copy.out, path);
      const text = readFileSync(file);
      appendFileSync(file, ' ');
      expect(differences(copy.out, files)).toEqual([{ path, kind: 'stale' }]);
      writeFileSync(file, text);
    }
    rmSync(join(copy.out, 'catalog.ts'));
    expect(await changesOf(copy)).toEqual(['catalog.ts is missing']);
  });

  it('finds an edit of the schema in all that is made of it', async () => {
    using copy = new ContractCopy();
    await generate(paths(copy));
    copy.edit('types/lamp.json', (type) => {
      type.properties.colour = { description: 'Its colour.', type: 'string' };
    });
    const changes = await changesOf(copy);
    const [clients, others] = [true, false].map((inClients) =>
      changes.filter((change) => change.includes('/clients/') === inClients),
    );
    expect(new Set(clients!.map((path) => path.split('/')[3]))).toEqual(
      new Set(emitters.map(({ id }) => id)),
    );
    expect(others).toEqual(
      ['contract.schema.json', 'descriptors.ts', 'reference.md', 'types.ts', 'validators.js'].map(
        (name) => `mcp-lights/0.3/${name} is stale`,
      ),
    );
  });
});
