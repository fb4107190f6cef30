import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { combineUiMutants } from './combine-mutants.js';
import { combineWebFaults } from './combine-web-faults.js';
import type { WebConnection, WebFault, WebMessage } from './web-fault.js';

const message: WebMessage = { type: 'update', data: { varId: 2 } };
const connection = (): WebConnection => ({ nth: 0, notes: new Map(), toPlatform: () => {} });

/** Lets every second message through, and counts in both directions. */
const everySecond: WebFault = {
  sent: (one, { notes }) => {
    notes.set('count', Number(notes.get('count') ?? 0) + 1);
    return [one];
  },
  came: (one, { notes }) => (Number(notes.get('count')) % 2 === 0 ? [one] : []),
};
/** Writes where the other one counts. */
const careless: WebFault = {
  came: (one, { notes }) => {
    notes.set('count', 1);
    return [one, one];
  },
};

describe('faults of a web server', () => {
  test('spoil what the one before has left', () => {
    expect(combineWebFaults([careless, careless]).came!(message, connection())).toHaveLength(4);
  });

  test('remember for themselves, in both directions', () => {
    const { sent, came } = combineWebFaults([everySecond, careless]);
    const one = connection();
    sent!(message, one);
    expect(came!(message, one)).toEqual([]);
    sent!(message, one);
    expect(came!(message, one)).toHaveLength(2);
    expect(came!(message, connection())).toEqual([]);
  });

  test('know nothing of each other in a page', () => {
    const { script } = combineWebFaults([{ script: 'const own = 1;' }, { script: 'const own = 2;' }]);
    expect(() => new Script(script!)).not.toThrow();
  });

  test('leave a server without a script its policy', () => {
    expect(combineWebFaults([careless])).not.toHaveProperty('script');
  });
});

describe('faults of a platform', () => {
  test('wrap the program one around the other', () => {
    const wrap = (name: string) => (command: readonly string[]) => [name, ...command];
    const { program } = combineUiMutants([
      { breaks: 'Inside.', program: wrap('inner') },
      { breaks: 'Outside.', program: wrap('outer') },
    ]);
    expect(program!(['platform'])).toEqual(['outer', 'inner', 'platform']);
  });

  test('remember something of each process alone', () => {
    const counting = {
      breaks: 'Counts.',
      each: () => {
        let lines = 0;
        return { stdout: () => [String(++lines)] };
      },
    };
    const { each } = combineUiMutants([counting, { breaks: 'Does nothing.' }]);
    const [first, second] = [each!({}), each!({})];
    expect([first.stdout!('x'), first.stdout!('x'), second.stdout!('x')]).toEqual([['1'], ['2'], ['1']]);
  });

  test('have no part that none of them has', () => {
    expect(combineUiMutants([{ breaks: 'One.' }, { breaks: 'Two.' }])).toEqual({ breaks: 'One. Two.' });
  });
});
