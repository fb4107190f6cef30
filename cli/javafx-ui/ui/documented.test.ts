import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../testing/paths.js';
import { parse } from '../../arguments.js';
import { programOf } from '../../commands.js';
import { exitCodes } from './exit-codes.js';

const { commands } = await programOf('mcp-javafx-ui');

const page = readFileSync(join(root, 'docs/client.md'), 'utf8');

test('every command line of the documentation is one that the program takes', async () => {
  const lines = [...page.matchAll(/^npx mcp-javafx-ui (.*)$/gm)].map(([, line]) => line!);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [name = '', ...argv] = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ''));
    const { command } = await commands[name]!.load();
    expect(() => parse(command, argv), line).not.toThrow();
  }
});

test('the documentation tells the exit codes as the help does', () => {
  for (const [code, meaning] of Object.entries(exitCodes)) expect(page).toContain(`| ${code} | ${meaning} |`);
});
