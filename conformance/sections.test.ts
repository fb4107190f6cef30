import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownVersions, loadContract } from './contract.js';
import { sections } from './sections.js';

test.each(knownVersions())(
  'every section of %s with requirements has the heading of the prose',
  async (name) => {
    const prose = readFileSync(new URL(`../schema/${name}/contract.md`, import.meta.url), 'utf8');
    const headings = new Map(
      [...prose.matchAll(/^#{2,3} ([\d.]+) (.+)$/gm)].map(([, number, title]) => [number, title]),
    );
    const used = [...new Set((await loadContract(name)).requirements.map((one) => one.section))];
    const titles = (of: (number: string) => string | undefined) =>
      Object.fromEntries(used.map((number) => [number, of(number)]));
    expect(titles((number) => sections[number])).toEqual(titles((number) => headings.get(number)));
  },
);
