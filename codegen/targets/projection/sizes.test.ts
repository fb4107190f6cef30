import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContracts } from '../../load.js';
import { packageRoot } from '../../package-root.js';
import { descriptor } from '../descriptors.js';

const contracts = loadContracts(join(packageRoot(), 'schema'));
const kilobyte = 1024;

/** What a model may have to pay before its first call: what it sees itself, and what its host reads in all. */
const limits = [
  { key: 'mcp-javafx-ui/1.1', visible: 12 * kilobyte, all: 32 * kilobyte, instructions: kilobyte },
];

it.each(limits)(
  'the tools of $key fit in $visible bytes for a model and $all in all',
  ({ key, visible, all }) => {
    const contract = contracts.find((one) => one.key === key)!;
    const tools = contract.tools.map((tool) => descriptor(contract, tool));
    const seen = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
    expect({
      visible: bytes(seen) <= visible,
      all: bytes(tools) <= all,
      is: [bytes(seen), bytes(tools)],
    }).toMatchObject({
      visible: true,
      all: true,
    });
  },
);

it.each(limits)(
  'the instructions of $key fit in $instructions bytes, with all that is said before them',
  (limit) => {
    const { title, description, key, instructions } = contracts.find((one) => one.key === limit.key)!;
    const text = [`${title} (${key}). ${description}`, ...instructions!].join('\n');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit.instructions);
  },
);

it.each(limits)('the tools of $key say one line about each member, and a few about themselves', ({ key }) => {
  const contract = contracts.find((one) => one.key === key)!;
  for (const tool of contract.tools) {
    const { description, inputSchema } = descriptor(contract, tool);
    expect([tool.name, (description as string).length <= 300]).toEqual([tool.name, true]);
    const said = [...JSON.stringify(inputSchema).matchAll(/"description":("(?:[^"\\]|\\.)*")/g)];
    const lines = said.map(([, text]) => JSON.parse(text!) as string);
    expect(lines.filter((line) => line.includes('\n') || line.length > 140)).toEqual([]);
  }
});
