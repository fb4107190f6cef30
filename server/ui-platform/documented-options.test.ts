import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../testing/paths.js';
import type { Option } from '../host/options/option.js';
import { platformConfiguration } from './configuration/platform-options.js';

test('the documentation lists every option with its variable and its default', () => {
  const text = readFileSync(join(root, 'docs/ui-platform.md'), 'utf8');
  const [, section = ''] = text.split('## Configuration');
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );
  const expected = Object.entries(platformConfiguration.table).map(([name, option]) => {
    const { env, initial } = option as Option<unknown>;
    return [`\`${name}\``, `\`${env}\``, `\`${initial}\``];
  });
  expect(rows).toEqual(expected);
});
