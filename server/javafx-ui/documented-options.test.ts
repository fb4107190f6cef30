import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../testing/paths.js';
import type { Option } from '../host/options/option.js';
import { configuration } from './options.js';

test('the documentation lists every option with its flag, its variable and its default', () => {
  const text = readFileSync(join(root, 'docs/serve.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()),
    );
  const expected = Object.entries(configuration.table).map(([name, option]) => {
    const { flag, env, initial } = option as Option<unknown>;
    const initially = initial === null ? 'not set' : Array.isArray(initial) ? 'none' : `\`${initial}\``;
    return [`\`${name}\``, flag ? `\`--${flag.name}\`` : '', `\`${env}\``, initially];
  });
  expect(rows).toEqual(expected);
});
