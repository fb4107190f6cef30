import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leakIn } from './leaks.js';

const path = join(process.cwd(), 'server.ts');

it.each([
  [`There is no file ${path}.`, 'a path of this machine'],
  [`"${homedir()}/x"`, 'a path of this machine'],
  ['Error: x\n    at parse (file:///srv/a.js:1:2)', 'a stack trace'],
  ['failed in app.js:12:3', 'a line of a source file'],
  ["Cannot read properties of undefined (reading 'x')", 'a JavaScript error'],
  ['java.lang.NullPointerException', 'a Java exception'],
  ['Expected "depth" to be an integer, got "x".', undefined],
  ['u-1 Button at /stages[0]/scene/root/VBox[0]', undefined],
])('%s shows %s', (text, leak) => {
  expect(leakIn(text)).toBe(leak);
});

it('does not call a leak what the caller sent', () => {
  const text = `There is no node at "${path}".`;
  expect([leakIn(text), leakIn(text, JSON.stringify({ path }))]).toEqual([
    'a path of this machine',
    undefined,
  ]);
});
