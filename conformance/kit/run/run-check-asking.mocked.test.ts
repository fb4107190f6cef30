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
  test('that would send an invalid input is an error of the suite, and nothing is sent', async () => {
    const before = bench.calls();
    const result = await bench.outcome(async (t) => void (await t.call('get_lamps', { room: 5 })));
    expect(result.how).toBe('error');
    expect(result.reason).toContain('The suite would send an invalid get_lamps');
    expect(bench.calls()).toBe(before);
  });

  test('that waits for a target that hangs is untestable at its deadline and says for what', async () => {
    const check: Check = async (t) => void t.succeeds(await t.call('get_lamps', { room: 'far away' }));
    expect(await bench.outcome(check, 'lamp-unknown', 100)).toEqual({
      how: 'untestable',
      reason:
        'The check did not end within 100 ms, waiting for get_lamps {"room":"far away"}. A target that is only slow needs a longer time for a check.',
      findings: [],
    });
  });

  test('that was given up is over before the next one begins', async () => {
    let isOver = false;
    const check: Check = async (t) => {
      await t.timing.sleep(500);
      isOver = true;
    };
    expect((await bench.outcome(check, 'lamp-unknown', 100)).how).toBe('untestable');
    expect(isOver).toBe(true);
  });

  test('that is over cannot reach the target any more', async () => {
    const before = bench.calls();
    let later: Promise<unknown> = Promise.resolve();
    const check: Check = async (t) => {
      later = t.timing.sleep(150).then(() => t.call('get_lamps', {}));
      later.catch(() => {});
      await t.timing.sleep(1000);
    };
    await bench.outcome(check, 'lamp-unknown', 50);
    await expect(later).rejects.toThrow('The check is over.');
    expect(bench.calls()).toBe(before);
  });
});

test('the same question is asked once until something acts', async () => {
  bench.session.memo.clear();
  const before = bench.calls();
  const check: Check = async (t) => {
    const ask = () => t.read('get_lamps', { room: 'memo' });
    await ask();
    await ask();
    await t.call('switch_lamp', { lamp: 'desk', on: true });
    await ask();
    t.equal(bench.calls() - before, 3, 'calls');
  };
  expect(await bench.outcome(check)).toEqual(pass);
});
