import { afterAll, describe, expect, it } from 'vitest';
import { ScratchClone } from '../testing/scratch-clone.js';

const clone = new ScratchClone();
afterAll(() => clone[Symbol.dispose]());
const make = (name: string) => clone.run(`node scripts/new-contract.mjs ${name}`);

describe('npm run new-contract', () => {
  it.each([
    ['', 'Expected one name such as mcp-garden, got "".\n'],
    ['garden', 'Expected one name such as mcp-garden, got "garden".\n'],
    ['mcp-Garden', 'Expected one name such as mcp-garden, got "mcp-Garden".\n'],
    ['mcp-a mcp-b', 'Expected one name such as mcp-garden, got "mcp-a mcp-b".\n'],
    [
      'mcp-javafx-ui',
      'Expected a name that is free, but there is cli/javafx-ui already. Choose another one.\n',
    ],
  ])('refuses the name "%s"', async (name, output) => {
    expect(await make(name)).toEqual({ code: 2, output });
    expect(clone.changed()).toEqual([]);
  });
});
