import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionNames, optionOf } from './options.js';

test('the documentation lists every option with its flag, its variable and its default', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/serve.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()),
    );
  const expected = optionNames.map((name) => {
    const { flag, env, initial } = optionOf(name);
    const initially = initial === null ? 'not set' : Array.isArray(initial) ? 'none' : `\`${initial}\``;
    return [`\`${name}\``, flag ? `\`--${flag.name}\`` : '', `\`${env}\``, initially];
  });
  expect(rows).toEqual(expected);
});
