import { describe, expect, test } from 'vitest';
import type { Lifecycle } from '../../generated/runtime/contract-module.js';
import { CallError } from './call-error.js';
import { LifecycleGuard } from './lifecycle.js';

const lifecycle: Lifecycle = {
  initial: 'dark',
  states: [
    { name: 'dark', description: 'No power.', tools: ['power_on'], error: 'DARK', message: 'It is dark' },
    {
      name: 'lit',
      description: 'Power is on.',
      tools: ['get_house', 'power_off'],
      error: 'ODD',
      except: [{ tool: 'power_on', error: 'ALREADY_ON', message: 'It is on already' }],
    },
  ],
  transitions: [
    { from: 'dark', to: 'lit', on: 'power_on' },
    { from: 'lit', to: 'dark', on: 'power_off' },
    { from: 'lit', to: 'dark', on: 'the power fails' },
  ],
};

const refused = (guard: LifecycleGuard, tool: string) => {
  const { code, message } = guard.refusal(tool) ?? { code: null, message: null };
  return [code, message];
};
const allowed = [null, null];

describe('a state', () => {
  test('lets its tools through, and refuses the others in the words of the contract', () => {
    const guard = new LifecycleGuard(lifecycle);
    expect(guard.state).toBe('dark');
    expect(refused(guard, 'power_on')).toEqual(allowed);
    expect(refused(guard, 'get_house')).toEqual(['DARK', 'It is dark']);
  });

  test('may refuse a tool otherwise than the rest', () => {
    const guard = new LifecycleGuard(lifecycle, { state: () => 'lit' });
    expect(refused(guard, 'power_on')).toEqual(['ALREADY_ON', 'It is on already']);
    expect(refused(guard, 'set_scene')).toEqual(['ODD', 'Power is on. set_scene does not work now.']);
  });

  test('has its refusal said by the server where the contract has no text', () => {
    const refuse = (state: string, tool: string, code: string) => new CallError(code, `${tool} in ${state}`);
    const guard = new LifecycleGuard(lifecycle, { state: () => 'lit', refuse });
    expect(refused(guard, 'set_scene')).toEqual(['ODD', 'set_scene in lit']);
  });
});

describe('a transition', () => {
  test('is made by the success of its tool, in its state', () => {
    const guard = new LifecycleGuard(lifecycle);
    guard.succeeded('get_house');
    guard.succeeded('power_off');
    expect(guard.state).toBe('dark');
    guard.succeeded('power_on');
    expect(guard.state).toBe('lit');
    guard.succeeded('power_off');
    expect(guard.state).toBe('dark');
  });
});
