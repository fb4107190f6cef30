import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check } from '../check.js';
import { connectHttp } from '../connection/http-connection.js';
import { requirementOf } from '../contract.js';
import { type ScriptedServer, startScripted } from '../testing/scripted-server.js';
import { lookAtTarget } from './look-at-target.js';
import { Observations } from './observations.js';
import { Patience } from './patience.js';
import { runCheck } from './run-check.js';
import { createSession, type Session } from './session.js';

let server: ScriptedServer;
let session: Session;
let calls = 0;

beforeAll(async () => {
  server = await startScripted({
    call: (tool, input) => {
      calls++;
      if (tool === 'ui_get_node') return undefined;
      return {
        structuredContent: { matches: [], asked: input },
        content: [{ type: 'text', text: 'no match' }],
      };
    },
  });
  const connection = connectHttp({ url: server.url }, () => performance.now());
  const announced = { protocolVersion: null, capabilities: {}, serverInfo: {} };
  const open = { connection, announced };
  const look = await lookAtTarget(open);
  session = createSession({
    ...look,
    connection,
    timing: {
      fxTimeoutMs: 100,
      graceMs: 50,
      noopMs: 1,
      now: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    observations: new Observations({}, look.contract),
    patience: new Patience(60_000),
  });
});
afterAll(() => server.close());

async function outcome(
  check: Check,
  id: 'ref-unknown' | 'error-next-step' = 'ref-unknown',
  timeoutMs = 5000,
  fixture = false,
) {
  const {
    outcome: how,
    reason,
    findings,
  } = await runCheck(check, requirementOf(session.contract, id), session, {
    checkTimeoutMs: timeoutMs,
    fixture,
  });
  return {
    how,
    reason,
    findings: findings.map(({ expected, actual, call }) => ({ expected, actual, call })),
  };
}

const pass = { how: 'pass', reason: null, findings: [] };

describe('a check', () => {
  test('passes when what it states holds', async () => {
    expect(await outcome(async (t) => void t.expect(true, 'a', 'b'))).toEqual(pass);
  });

  test('that states nothing is an error of the suite', async () => {
    expect(await outcome(async () => {})).toEqual({
      how: 'error',
      reason: 'The check stated no expectation.',
      findings: [],
    });
  });

  test('fails with each finding and the call that shows it, and goes on', async () => {
    const check: Check = async (t) => {
      t.equal((await t.query({ selector: { css: '*' } })).matches, [{}], 'the matches');
      t.expect(false, 'more', { a: 1 });
    };
    const call = 'ui_query {"selector":{"css":"*"}}';
    expect(await outcome(check)).toEqual({
      how: 'fail',
      reason: null,
      findings: [
        { expected: 'the matches to be [{}]', actual: '[]', call },
        { expected: 'more', actual: '{"a":1}', call },
      ],
    });
    expect((await outcome(check, 'error-next-step')).how).toBe('warn');
  });

  test('ends at what it cannot go on without', async () => {
    let reached = false;
    const check: Check = async (t) => {
      t.some((await t.query({ selector: { css: '#a' } })).matches, 'matches of #a');
      reached = true;
    };
    expect((await outcome(check)).findings).toEqual([
      { expected: 'some matches of #a', actual: 'none', call: 'ui_query {"selector":{"css":"#a"}}' },
    ]);
    expect(reached).toBe(false);
  });

  test('can be untestable or skipped, but not to hide a finding', async () => {
    expect(await outcome(async (t) => t.untestable('no node'))).toEqual({
      how: 'untestable',
      reason: 'no node',
      findings: [],
    });
    expect(await outcome(async (t) => t.skip('not offered'))).toEqual({
      how: 'skip',
      reason: 'not offered',
      findings: [],
    });
    const both: Check = async (t) => {
      t.expect(false, 'a', 'b');
      t.skip('not offered');
    };
    expect((await outcome(both)).how).toBe('fail');
  });

  test('that finds nothing to judge by is skipped, but not on the fixture', async () => {
    const check: Check = async (t) => t.lacks('second window');
    expect(await outcome(check)).toEqual({
      how: 'skip',
      reason: 'The UI shows no second window.',
      findings: [],
    });
    session.onFixture = true;
    expect((await outcome(check)).how).toBe('untestable');
    session.onFixture = false;
  });

  test('that throws is an error of the suite', async () => {
    const check: Check = async () => {
      throw new TypeError('x is undefined');
    };
    expect(await outcome(check)).toEqual({ how: 'error', reason: 'TypeError: x is undefined', findings: [] });
  });

  test('that would send an invalid input is an error of the suite, and nothing is sent', async () => {
    const before = calls;
    const result = await outcome(async (t) => void (await t.call('ui_query', { selector: {} } as never)));
    expect(result.how).toBe('error');
    expect(result.reason).toContain('The suite would send an invalid ui_query');
    expect(calls).toBe(before);
  });

  test('that waits for a target that hangs fails at its deadline and says for what', async () => {
    const check: Check = async (t) => void t.succeeds(await t.call('ui_get_node', { ref: { uid: 'u-1' } }));
    expect(await outcome(check, 'ref-unknown', 100)).toEqual({
      how: 'fail',
      reason: null,
      findings: [
        {
          expected: 'the check to end within 100 ms',
          actual: 'still running, waiting for ui_get_node {"ref":{"uid":"u-1"}}',
          call: null,
        },
      ],
    });
  });

  test('that is over cannot reach the target any more', async () => {
    const before = calls;
    let later: Promise<unknown> = Promise.resolve();
    const check: Check = async (t) => {
      later = t.timing.sleep(150).then(() => t.call('ui_query', { selector: { css: '*' } }));
      await t.timing.sleep(1000);
    };
    await outcome(check, 'ref-unknown', 50);
    await expect(later).rejects.toThrow('The check is over.');
    expect(calls).toBe(before);
  });
});

test('what goes on with the fixture is run only where the profile offers it', async () => {
  let reached = 0;
  const check: Check = {
    run: async (t) => void t.expect(true, 'a', 'b'),
    withFixture: async () => void reached++,
  };
  expect(await outcome(check, 'ref-unknown', 5000, false)).toEqual(pass);
  const claimed = await outcome(check, 'ref-unknown', 5000, true);
  expect([claimed.how, reached]).toEqual(['untestable', 0]);
  expect(claimed.reason).toContain('The fixture could not be reset');
});

test('the same question is asked once until something acts', async () => {
  session.memo.clear();
  const before = calls;
  const check: Check = async (t) => {
    const ask = () => t.query({ selector: { css: '#memo' } });
    await ask();
    await ask();
    await t.perform([{ type: 'typeText', text: 'x' }]);
    await ask();
    t.equal(calls - before, 3, 'calls');
  };
  expect(await outcome(check)).toEqual(pass);
});
