import type { Action } from '../../contract.js';
import { ActionSequence } from '../actions/action-sequence.js';
import { keyCode } from '../actions/key-codes.js';
import { UiError } from '../errors.js';
import { checkLocator } from '../locators/find-located.js';
import { checkRef } from '../nodes/refs.js';
import type { Handlers } from './handler.js';

export const perform: Handlers['ui_perform'] = ({ actions, awaitUiIdle, timeoutMs }, { rows }) => {
  checkRefs(actions);
  checkKeys(actions);
  return {
    timeoutMs: timeoutMs ?? 5000,
    unbegun: { results: [], startedIndex: null },
    async run(turn) {
      const results = await new ActionSequence(actions, awaitUiIdle ?? true, turn, rows).run();
      const done = results.length === 1 ? '1 action' : `${results.length} actions`;
      return { output: { results }, text: `Done: ${done} (${results.map(({ type }) => type).join(', ')}).` };
    },
  };
};

function checkRefs(actions: readonly Action[]): void {
  for (const [index, action] of actions.entries()) {
    if ('target' in action && action.target != null)
      checkRef(action.target.ref, `/actions/${index}/target/ref`);
    if ('locator' in action && action.locator != null)
      checkLocator(action.locator, `/actions/${index}/locator`);
  }
}

/** A key that does not exist is known before anything is done, so nothing is done. */
function checkKeys(actions: readonly Action[]): void {
  for (const [failedIndex, action] of actions.entries()) {
    if (action.type !== 'pressKey') continue;
    const code = keyCode(action.key);
    if ('key' in code) continue;
    const message = `Action ${failedIndex} (pressKey) failed with INVALID_KEY_CODE: ${code.problem}`;
    throw new UiError('MCP_UI_ACTION_FAILED', message, {
      failedIndex,
      reason: 'INVALID_KEY_CODE',
      results: [],
    });
  }
}
