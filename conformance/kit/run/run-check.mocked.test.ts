import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Check } from '../check.js';
import { type CheckBench, pass, startCheckBench } from '../testing/check-bench.js';
import { cores } from '../testing/cores.js';

vi.mock('node:os', { spy: true });
beforeEach(() => cores('idle'));

let bench: CheckBench;
beforeAll(async () => {
  bench = await startCheckBench();
});
afterAll(() => bench.close());

describe('a check', () => {
  test('passes when what it states holds', async () => {
    expect(await bench.outcome(async (t) => void t.expect(true, 'a', 'b'))).toEqual(pass);
  });

  test('that states nothing is an error of the suite', async () => {
    expect(await bench.outcome(async () => {})).toEqual({
      how: 'error',
      reason: 'The check stated no expectation.',
      findings: [],
    });
  });

  test('fails with each finding and the call that shows it, and goes on', async () => {
    const check: Check = async (t) => {
      t.equal(t.output(await t.read('get_lamps', { room: null })).lamps, [{}], 'the lamps');
      t.expect(false, 'more', { a: 1 });
    };
    const call = 'get_lamps {"room":null}';
    expect(await bench.outcome(check)).toEqual({
      how: 'fail',
      reason: null,
      findings: [
        { expected: 'the lamps to be [{}]', actual: '[]', call },
        { expected: 'more', actual: '{"a":1}', call },
      ],
    });
    expect((await bench.outcome(check, 'lamp-next-step')).how).toBe('warn');
  });

  test('ends at what it cannot go on without', async () => {
    let reached = false;
    const check: Check = async (t) => {
      await t.read('get_lamps', { room: 'attic' });
      t.some([], 'lamps in the attic');
      reached = true;
    };
    expect((await bench.outcome(check)).findings).toEqual([
      { expected: 'some lamps in the attic', actual: 'none', call: 'get_lamps {"room":"attic"}' },
    ]);
    expect(reached).toBe(false);
  });

  test('can be untestable or skipped, but not to hide a finding', async () => {
    expect(await bench.outcome(async (t) => t.untestable('no node'))).toEqual({
      how: 'untestable',
      reason: 'no node',
      findings: [],
    });
    expect(await bench.outcome(async (t) => t.skip('not offered'))).toEqual({
      how: 'skip',
      reason: 'not offered',
      findings: [],
    });
    const both: Check = async (t) => {
      t.expect(false, 'a', 'b');
      t.skip('not offered');
    };
    expect((await bench.outcome(both)).how).toBe('fail');
  });

  test('is blocked by what only prepares and does not hold, and that is no finding of its own', async () => {
    const blocked = { how: 'blocked', reason: 'expected some lamps, got none', findings: [] };
    expect(
      await bench.outcome(async (t) => void (await t.given('lamps-listed', () => t.some([], 'lamps')))),
    ).toEqual(blocked);
    const soft: Check = async (t) => {
      t.expect(true, 'a', 'b');
      await t.given('lamps-listed', () => void t.expect(false, 'some lamps', 'none'));
    };
    expect(await bench.outcome(soft)).toEqual(blocked);
    const red: Check = async (t) => {
      t.expect(false, 'a', 'b');
      await t.given('lamps-listed', () => void t.expect(false, 'some lamps', 'none'));
    };
    expect((await bench.outcome(red)).how).toBe('fail');
  });

  test('that only prepares has stated nothing', async () => {
    const check: Check = async (t) => {
      expect(await t.given('lamps-listed', () => t.some([5], 'lamps'))).toEqual([5]);
    };
    expect((await bench.outcome(check)).reason).toBe('The check stated no expectation.');
  });

  test('that finds nothing to judge by is skipped, but not on the fixture', async () => {
    const check: Check = async (t) => t.lacks('second lamp');
    expect(await bench.outcome(check)).toEqual({
      how: 'skip',
      reason: 'The target shows no second lamp.',
      findings: [],
    });
    bench.session.onFixture = true;
    expect((await bench.outcome(check)).how).toBe('untestable');
    bench.session.onFixture = false;
  });

  test('that throws is an error of the suite', async () => {
    const check: Check = async () => {
      throw new TypeError('x is undefined');
    };
    expect(await bench.outcome(check)).toEqual({
      how: 'error',
      reason: 'TypeError: x is undefined',
      findings: [],
    });
  });
});

test('what goes on with the fixture is run only where the profile offers it', async () => {
  let reached = 0;
  const check: Check = {
    run: async (t) => void t.expect(true, 'a', 'b'),
    withFixture: async () => void reached++,
  };
  expect(await bench.outcome(check, 'lamp-unknown', 600_000, false)).toEqual(pass);
  const claimed = await bench.outcome(check, 'lamp-unknown', 600_000, true);
  expect([claimed.how, reached]).toEqual(['untestable', 0]);
  expect(claimed.reason).toContain('The fixture could not be reset');
});
