import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Check } from '../check.js';
import { requirementOf } from '../contract.js';
import { type CheckBench, pass, startCheckBench } from '../testing/check-bench.js';
import { cores } from '../testing/cores.js';
import { runCheck } from './run-check.js';

vi.mock('node:os', { spy: true });
beforeEach(() => cores('idle'));

let bench: CheckBench;
beforeAll(async () => {
  bench = await startCheckBench();
});
afterAll(() => bench.close());

describe('a late answer', () => {
  /** A check that finds an answer late; `busy` says in which of its runs the machine is, too. */
  const late = (busy: (run: number) => boolean) => {
    let runs = 0;
    const check: Check = async (t) => {
      runs++;
      const reply = await t.call('get_lamps', { room: 'attic' });
      if (!busy(runs)) return void t.within({ ...reply, elapsedMs: runs === 1 ? 1000 : 1 }, 100);
      bench.pass(150);
      t.within({ ...reply, elapsedMs: 1000 }, 100);
    };
    return { check, runs: () => runs };
  };

  test('is a finding', async () => {
    const { check, runs } = late(() => false);
    expect(await bench.outcome(check)).toMatchObject({
      how: 'fail',
      findings: [{ expected: 'an answer within 101 ms', actual: 'after 1000 ms' }],
    });
    expect(runs()).toBe(1);
  });

  test('is one as well if no core has a rest and it is late every time', async () => {
    cores('busy');
    let runs = 0;
    const check: Check = async (t) => {
      runs++;
      t.within({ ...(await t.call('get_lamps', { room: 'attic' })), elapsedMs: 1000 }, 100);
    };
    expect((await bench.outcome(check)).how).toBe('fail');
    expect(runs).toBe(5);
  });

  test('is none if no core has a rest and the next one is in time', async () => {
    cores('busy');
    const { check, runs } = late(() => false);
    expect(await bench.outcome(check)).toEqual(pass);
    expect(runs()).toBe(2);
  });

  test('is none if the timers of the suite were late, too, and the next one is not', async () => {
    const { check, runs } = late((run) => run === 1);
    expect(await bench.outcome(check)).toEqual(pass);
    expect(runs()).toBe(2);
  });

  test('is untestable on a machine that stays busy', async () => {
    const { check, runs } = late(() => true);
    expect(await bench.outcome(check)).toMatchObject({
      how: 'untestable',
      reason: expect.stringMatching(
        /^The machine was too busy to tell: timers of the suite were \d+ ms late\.$/,
      ),
    });
    expect(runs()).toBe(5);
  });

  test('is believed at once of a target that is known to be late', async () => {
    const { check, runs } = late(() => true);
    const requirement = requirementOf(bench.session.contract, 'lamp-unknown');
    const settings = { checkTimeoutMs: 600_000, knownBroken: ['lamp-unknown'] };
    expect(await runCheck(check, requirement, bench.session, settings)).toMatchObject({ outcome: 'fail' });
    expect(runs()).toBe(1);
  });
});

describe('a call that fails at its deadline while the machine is busy', () => {
  const check: Check = async (t) => void t.succeeds(await t.call('get_lamps', { room: 'busy' }));

  test('is made again', async () => {
    bench.busyFor = 1;
    expect(await bench.outcome(check)).toEqual(pass);
  });

  test('is a finding if it fails every time', async () => {
    bench.busyFor = 9;
    expect((await bench.outcome(check)).how).toBe('fail');
    expect(bench.busyFor).toBe(4);
  });
});

describe('a pass', () => {
  /** Sees a fault only in the answer to a call that the busy machine lets fail at its deadline. */
  const check: Check = async (t) => {
    const { ok } = await t.call('get_lamps', { room: 'busy' });
    t.expect(!ok, 'no fault in the answer', 'a fault');
  };
  const passOrFail = async (knownBroken: readonly string[]) => {
    bench.busyFor = 1;
    const requirement = requirementOf(bench.session.contract, 'lamp-unknown');
    const settings = { checkTimeoutMs: 600_000, knownBroken };
    return (await runCheck(check, requirement, bench.session, settings)).outcome;
  };

  test('stands, though a call failed that would perhaps have shown a fault', async () => {
    expect(await passOrFail([])).toBe('pass');
  });

  test('is looked for again on a target that is known to break just that', async () => {
    expect(await passOrFail(['lamp-unknown'])).toBe('fail');
  });
});

describe('what is found while the machine stood still', () => {
  /** A check that finds something of its own whenever `finds` says so; the machine stands still in every run. */
  const found = (finds: (run: number) => boolean) => {
    let runs = 0;
    const check: Check = async (t) => {
      runs++;
      bench.pass(600);
      t.expect(!finds(runs), 'a lamp', 'none');
    };
    return { check, runs: () => runs };
  };

  test('is none if it is not found again', async () => {
    const { check, runs } = found((run) => run === 1);
    expect(await bench.outcome(check)).toEqual(pass);
    expect(runs()).toBe(2);
  });

  test('is a finding if it is found every time', async () => {
    const { check, runs } = found(() => true);
    expect((await bench.outcome(check)).how).toBe('fail');
    expect(runs()).toBe(5);
  });
});
