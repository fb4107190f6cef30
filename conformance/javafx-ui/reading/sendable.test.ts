import { expect, test } from 'vitest';
import { Trial } from '../../kit/run/trial.js';
import { loadContract } from '../contract.js';
import { sendable } from './sendable.js';

const contract = await loadContract(null);
const asking = (trial: Trial) => ({ contract, demand: trial.demand.bind(trial) });
const path = '/stages[0]/scene/root/VBox[0]';

test.each([
  ['a whole ref', { uid: 'u-1', path, hint: { id: 'ok' } }, { uid: 'u-1', path, hint: { id: 'ok' } }],
  ['nulls', { uid: null, path, hint: null }, { uid: null, path, hint: null }],
  ['a member that nobody sends', { uid: 'u-1', window: 0 }, { uid: 'u-1' }],
  ['a path that is none', { uid: 'u-1', path: '' }, { uid: 'u-1' }],
  ['a uid that is a number', { uid: 7, path }, { path }],
])('of %s goes out what a caller may send', (_, ref, sent) => {
  const trial = new Trial();
  const click = { actions: [{ type: 'click', target: { ref, item: { index: 0 } } }], timeoutMs: 5 };
  const clean = { actions: [{ type: 'click', target: { ref: sent, item: { index: 0 } } }], timeoutMs: 5 };
  expect([sendable({ ref }, asking(trial)), sendable(click, asking(trial))]).toEqual([{ ref: sent }, clean]);
  expect(trial.findings).toEqual([]);
});

test('a ref that names nothing is a finding and ends the check', () => {
  const trial = new Trial();
  expect(() => sendable({ ref: { uid: '', path: 'VBox' } }, asking(trial))).toThrow(
    'Expected a ref with a uid or a path.',
  );
  expect(trial.findings).toEqual([
    {
      expected: 'a ref with a uid or a path',
      actual: '{"uid":"","path":"VBox"}',
      call: null,
      exchange: null,
    },
  ]);
});
