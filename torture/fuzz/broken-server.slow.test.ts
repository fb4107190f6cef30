import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Served } from '../targets/served.js';
import { brokenServer, type Fault } from './broken-server.js';
import { attack } from './campaign.js';
import { actionLists } from './levels/action-lists.js';
import { rpcMessages } from './levels/rpc-messages.js';
import { toolInputs } from './levels/tool-inputs.js';

let healthy: Served;

beforeAll(async () => {
  healthy = await Served.start();
});
afterAll(() => healthy.close());

/** Sends the first action before it looks at the others. */
const hasty: Fault = async (body, _, { connection }) => {
  const [first, second] = actionsOf(body);
  if (second !== undefined && (first as { type?: string } | null)?.type !== 'click') {
    await connection.call('ui_perform', { actions: [first] });
  }
  return 'healthy' as const;
};

function actionsOf(body: string): unknown[] {
  try {
    const { actions } = JSON.parse(body).params.arguments;
    return Array.isArray(actions) ? actions : [];
  } catch {
    return [];
  }
}

const on =
  (form: RegExp, act: (response: Parameters<Fault>[1]) => void): Fault =>
  (body, response) => {
    if (!form.test(body)) return 'healthy';
    act(response);
    return undefined;
  };

const hang = (form: RegExp): Fault =>
  Object.assign(
    on(form, () => {}),
    { hangsOn: form },
  );

const answer = (status: number, text: string) => (response: Parameters<Fault>[1]) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};
const result = (text: string) => answer(200, JSON.stringify({ jsonrpc: '2.0', id: 1, ...JSON.parse(text) }));
const success = '{"result":{"content":[],"structuredContent":{}}}';

describe('the fuzzer finds a server that', () => {
  it.each<[string, Fault, string, RegExp]>([
    [
      'fails on a parenthesis',
      on(/"css":"[^"]*\(/, answer(500, 'oops')),
      'It answers with a server error',
      /"css":"\("/,
    ],
    [
      'shows a stack on lone surrogates',
      on(
        /\\ud[89a-f]/,
        result('{"error":{"code":-32602,"message":"Error\\n    at parse (/srv/app.js:3:7)"}}'),
      ),
      'It leaks a stack trace',
      /\\ud/,
    ],
    ['hangs on a number without end', hang(/[:[]1e\+308/), 'It hangs', /1e\+308/],
    [
      'hangs up on nulls in a list',
      on(/\[null/, (response) => void response.destroy()),
      'It hangs up',
      /\[null\]/,
    ],
    [
      'accepts unknown members',
      on(/"__proto__":/, result(success)),
      'It accepts an invalid input',
      /__proto__/,
    ],
  ])('%s', async (_, fault, what, message) => {
    const level = toolInputs(() => brokenServer(healthy, fault));
    const { violations } = await attack(level, { seed: 5, messages: 4000, mostViolations: 1 });
    expect(violations).toHaveLength(1);
    expect(violations[0]!.what).toContain(what);
    // One message is enough, and hardly anything is left of it.
    expect(violations[0]!.messages).toHaveLength(1);
    expect(violations[0]!.messages[0]).toMatch(message);
    expect(violations[0]!.messages[0]!.length).toBeLessThan(260);
  });

  it('acts before it has looked at the whole list', async () => {
    const level = actionLists(() => brokenServer(healthy, hasty));
    const { violations } = await attack(level, { seed: 5, messages: 400, mostViolations: 1 });
    expect(violations[0]).toMatchObject({
      level: 'action-lists',
      what: 'An invalid message changes the application.',
      messages: [expect.stringContaining('ui_perform')],
    });
  });

  it('answers for another id', async () => {
    const fault = on(/"id":-7/, result('{"result":{}}'));
    const { violations } = await attack(
      rpcMessages(() => brokenServer(healthy, fault)),
      {
        seed: 5,
        messages: 400,
        mostViolations: 1,
      },
    );
    expect(violations[0]!.what).toContain('It answers for another id');
  });
});

it('gives the same case for the same seed', async () => {
  const level = toolInputs(() => brokenServer(healthy, on(/"css":"[^"]*\(/, answer(500, 'oops'))));
  const once = await attack(level, { seed: 8, messages: 2000, mostViolations: 1 });
  const { batch } = once.violations[0]!;
  const again = await attack(level, { seed: 8, messages: 40, firstBatch: batch, mostViolations: 1 });
  expect(again.violations).toEqual(once.violations);
});
