import { expect, test } from 'vitest';
import { type Done, inFull, shortened } from './thread-messages.js';

const done = (more: Omit<Done, 'kind'>): Done => ({ kind: 'done', ...more });
const outgoing = [{ connections: ['a'], message: '{}', whole: false }];

test.each([
  ['a text', done({ result: { ok: true, texts: ['1'] } }), '1'],
  ['an empty text', done({ result: { ok: true, texts: [''] } }), ''],
])('%s alone travels as it is', (_, message, short) => {
  expect(shortened(message)).toBe(short);
  expect(inFull(short)).toEqual(message);
});

test.each([
  ['no text', done({ result: { ok: true, texts: [] } })],
  ['a text that is missing', done({ result: { ok: true, texts: [undefined] } })],
  ['two texts', done({ result: { ok: true, texts: ['1', '"1"'] } })],
  ['a failure', done({ result: { ok: false, why: 'failed', message: 'no' } })],
  ['something for frontends', done({ result: { ok: true, texts: ['1'] }, outgoing })],
  ['a type', done({ result: { ok: true, texts: ['1'] }, types: [{ id: 1, type: 'A', owner: '' }] })],
])('%s travels whole', (_, message) => {
  expect(shortened(message)).toBe(message);
  expect(inFull(message)).toBe(message);
});
