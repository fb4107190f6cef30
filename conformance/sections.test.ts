import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements } from './contract.js';
import { sections } from './sections.js';

const prose = readFileSync(new URL('../schema/mcp-javafx-ui/1.0/contract.md', import.meta.url), 'utf8');

test('every section with requirements has the heading of the prose', () => {
  const headings = new Map(
    [...prose.matchAll(/^#{2,3} ([\d.]+) (.+)$/gm)].map(([, number, title]) => [number, title]),
  );
  const used = [...new Set(requirements.map((one) => one.section))];
  expect(sections).toEqual(Object.fromEntries(used.map((number) => [number, headings.get(number)])));
});
