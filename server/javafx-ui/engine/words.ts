import type { Words } from '../../calls/words.js';
import { ToolkitGone } from '../scene/port.js';
import { invalidInput, notEnabled, timedOut, UiError } from './errors.js';

/** What can happen to any call, in the words of the contract. */
export const words: Words = {
  invalidInput: (issues, text) => invalidInput([...issues], text),
  notOffered: (_, sentence) => notEnabled('NOT_OFFERED', sentence),
  waitedTooLong: (timeoutMs, details) =>
    timedOut(timeoutMs, details, 'It waited for other calls; nothing had begun, and nothing will.'),
  timedOut: (timeoutMs, details) => timedOut(timeoutMs, details),
  busy: (retryAfterMs) =>
    new UiError(
      'MCP_UI_BUSY',
      `Too many calls are waiting. Nothing was done; there may be room in ${retryAfterMs} ms.`,
      { retryAfterMs },
    ),
  closing: () => notEnabled('DISABLED', 'The server is closing.'),
  internal: (sentence) => new UiError('MCP_UI_INTERNAL', sentence, {}),
  ofApplication: (error) =>
    error instanceof ToolkitGone ? notEnabled('NOT_ATTACHED', error.message) : undefined,
};
