import { expect, test } from 'vitest';
import { painter } from './paint.js';

const red = '\u001b[31mdisabled\u001b[39m';

test.each([
  ['a terminal', { isTTY: true }, {}, red],
  ['a pipe', {}, {}, 'disabled'],
  ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, 'disabled'],
  ['a terminal with an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, red],
  ['a terminal that knows none', { isTTY: true }, { TERM: 'dumb' }, 'disabled'],
  ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, red],
  ['FORCE_COLOR=0', {}, { FORCE_COLOR: '0' }, 'disabled'],
])('colours on %s', (_, stream, env, painted) => {
  expect(painter(stream, env)('state', 'disabled')).toBe(painted);
});
