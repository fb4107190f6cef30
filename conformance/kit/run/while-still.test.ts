import { describe, expect, test } from 'vitest';
import type { Life } from '../pack.js';
import { lampsPack } from '../testing/lamps.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import { hasMoved, whileStill } from './while-still.js';

const result = (outcome: Result['outcome'], ...actual: string[]): Result => ({
  id: 'lamps-listed',
  level: 'MUST',
  section: '1',
  quote: 'Lamps are listed.',
  outcome,
  reason: outcome === 'untestable' || outcome === 'blocked' ? (actual[0] ?? null) : null,
  known: null,
  durationMs: 1,
  findings:
    outcome === 'fail'
      ? actual.map((one) => ({
          expected: 'lamps',
          actual: one,
          call: null,
          exchange: null,
          protocol: '2025-11-25',
        }))
      : [],
});

/** Judges one after the other, on a target that shows these things whenever somebody looks. */
async function judge(shown: readonly string[], outcomes: readonly Result[], onFixture = false) {
  const looks = [...shown];
  const life: Life = {
    look: async () => (looks.length > 1 ? looks.shift() : looks[0]),
    moved: (before, after) => before !== after,
  };
  const session = {
    pack: lampsPack({}, { life }),
    memo: new Map(),
    onFixture,
    look: null,
    lives: false,
    connection: { kind: 'http', era: {} },
    timing: {},
  } as unknown as Session;
  await hasMoved(session);
  let runs = 0;
  const { outcome, reason, findings } = await whileStill(
    session,
    async () => outcomes[Math.min(runs++, outcomes.length - 1)]!,
  );
  return { outcome, reason, found: findings.map(({ actual }) => actual), runs };
}

const still = ['a'];
const moving = ['a', 'b'];

describe('what is found', () => {
  test('is a fault where the target kept still and it is found again, in whatever words', async () => {
    const judged = await judge(still, [result('fail', 'u-1'), result('fail', 'u-2'), result('pass')]);
    expect(judged).toEqual({ outcome: 'fail', reason: null, found: ['u-2'], runs: 2 });
    const blocked = [result('blocked', 'none')];
    expect(await judge(still, blocked)).toMatchObject({ outcome: 'blocked', reason: 'none', runs: 2 });
  });

  test('is none where it is not found again: something may have come up for a moment', async () => {
    for (const shown of [still, moving])
      for (const first of [result('fail', 'none'), result('blocked', 'none')])
        expect(await judge(shown, [first, result('pass')])).toMatchObject({ outcome: 'pass', runs: 2 });
  });

  test('stands at once on the fixture, which only the suite moves', async () => {
    expect(await judge(moving, [result('fail', 'none'), result('pass')], true)).toMatchObject({
      outcome: 'fail',
      runs: 1,
    });
  });

  test('is a fault on a moving target, too, if it is found every time', async () => {
    const judged = await judge(moving, [result('fail', '3', 'none'), result('fail', 'none', '4')]);
    expect(judged).toEqual({ outcome: 'fail', reason: null, found: ['none'], runs: 11 });
    const hanging = [result('untestable', 'It hangs.')];
    expect(await judge(moving, hanging)).toMatchObject({ outcome: 'untestable', runs: 1 });
  });

  test('is left out where it is something else each time', async () => {
    const outcomes = ['1', '2', '3', '4', '5'].map((one) => result('fail', one));
    const reason = 'The target shows nothing that keeps still while this is judged.';
    expect(await judge(moving, outcomes)).toEqual({ outcome: 'skip', reason, found: [], runs: 5 });
    expect(await judge(moving, [result('blocked', 'none')])).toMatchObject({ outcome: 'skip', reason });
  });
});
