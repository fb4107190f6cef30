import { describe, expect, test } from 'vitest';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { createEngine } from './create-engine.js';
import type { ToolReply } from './engine.js';
import { plainWords } from './plain-words.js';

const tool = (name: string) => ({
  name,
  descriptor: { name },
  validateInput: () => true,
  validateOutput: () => true,
  secrets: [],
});

const contract = {
  tools: { turn_on: tool('turn_on'), turn_off: tool('turn_off'), use: tool('use') },
  aliases: {},
  errors: {},
  common: { parts: ['error-text-plain'] },
  lifecycle: {
    initial: 'off',
    states: [
      { name: 'off', description: '', tools: ['turn_on'], error: 'OFF', message: 'It is off' },
      {
        name: 'on',
        description: '',
        tools: ['use', 'turn_off'],
        error: null,
        except: [{ tool: 'turn_on', error: 'ON', message: 'It is on already' }],
      },
    ],
    transitions: [
      { from: 'off', to: 'on', on: 'turn_on' },
      { from: 'on', to: 'off', on: 'turn_off' },
    ],
  },
} as unknown as ContractModule;

const codes = { invalidInput: 'X', timedOut: 'X', busy: 'X', notOffered: 'X', internal: 'INTERNAL' };

/** An engine whose calls end when they are told to. */
function start(lanes: Readonly<Record<string, string>> = {}) {
  const ends = new Map<string, (failure?: Error) => void>();
  const began: string[] = [];
  const handler = (name: string) => (input: unknown) => {
    const { id = name } = input as { id?: string };
    return {
      ...(lanes[id] === undefined ? {} : { lane: lanes[id] }),
      timeoutMs: 60_000,
      run: () => {
        began.push(id);
        return new Promise<{ output: object; text: string }>((resolve, reject) => {
          ends.set(id, (failure) => (failure ? reject(failure) : resolve({ output: {}, text: id })));
        });
      },
    };
  };
  const handlers = { turn_on: handler('turn_on'), turn_off: handler('turn_off'), use: handler('use') };
  const engine = createEngine({ contract, handlers, words: plainWords(codes) });
  const call = (name: string, id?: string): Promise<string> =>
    engine
      .call(name, id === undefined ? {} : { id }, { arrivedAt: performance.now() })
      .then((reply: ToolReply) => reply.text);
  const end = async (id: string, failure?: Error) => {
    await expect.poll(() => ends.has(id)).toBe(true);
    ends.get(id)!(failure);
  };
  return { call, end, began };
}

describe('what follows a call that changes the state, without waiting for its answer,', () => {
  test('is judged by the state that it leaves', async () => {
    const { call, end } = start();
    const answers = [call('turn_on'), call('turn_on'), call('use')];
    await end('turn_on');
    await end('use');
    expect(await Promise.all(answers)).toEqual(['turn_on', 'It is on already', 'use']);
  });

  test('is judged by the old one when it fails', async () => {
    const { call, end } = start();
    const answers = [call('turn_on', 'first'), call('use'), call('turn_on', 'second')];
    await end('first', new Error('no'));
    await end('second');
    expect(await Promise.all(answers)).toEqual(['turn_on failed inside the server.', 'It is off', 'second']);
  });
});

describe('calls', () => {
  const on = async (lanes: Readonly<Record<string, string>>) => {
    const started = start(lanes);
    const turnedOn = started.call('turn_on');
    await started.end('turn_on');
    await turnedOn;
    return started;
  };

  test('of one lane take turns, those of another one do not wait for them', async () => {
    const { call, end, began } = await on({ a1: 'a', a2: 'a', b1: 'b' });
    const answers = { a1: call('use', 'a1'), a2: call('use', 'a2'), b1: call('use', 'b1') };
    await end('b1');
    expect(await answers.b1).toBe('b1');
    expect(began).toEqual(['turn_on', 'a1', 'b1']);
    await end('a1');
    await end('a2');
    expect([await answers.a1, await answers.a2, began.at(-1)]).toEqual(['a1', 'a2', 'a2']);
  });

  test('that name no lane are all in one', async () => {
    const { call, end, began } = await on({});
    const answers = [call('use', 'one'), call('use', 'two')];
    await expect.poll(() => began).toEqual(['turn_on', 'one']);
    await end('one');
    await end('two');
    expect(await Promise.all(answers)).toEqual(['one', 'two']);
  });
});
