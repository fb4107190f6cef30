import { UiError } from '../ui-error.js';
import type { Attempt } from './poll.js';

/** Why an action did not begin although it may a moment later. */
const mayPass = new Set([
  'TARGET_DISABLED',
  'TARGET_NOT_VISIBLE',
  'TARGET_OBSCURED',
  'BLOCKED_BY_MODAL',
  'NO_SCREEN_BOUNDS',
  'NOT_EDITABLE',
]);

/** The node was found a moment ago and is gone, and nothing was done to it. */
export function isGone(error: unknown): error is UiError {
  if (!(error instanceof UiError)) return false;
  if (error.code === 'MCP_UI_STALE_REF' || error.code === 'MCP_UI_NODE_NOT_FOUND') return true;
  const reason = reasonNothingWasDone(error);
  return reason === 'STALE_REF' || reason === 'NODE_NOT_FOUND';
}

/** What to wait for after this error; undefined when waiting can't help. */
export function pendingAfter(error: unknown, expected: string): Attempt<never> | undefined {
  if (!(error instanceof UiError)) return undefined;
  switch (error.code) {
    case 'MCP_UI_BUSY':
      return {
        pending: { expected, got: error.message, cause: error },
        pauseMs: error.details.retryAfterMs ?? 100,
      };
    case 'MCP_UI_NO_STAGES':
      return { pending: { expected, got: error.message, cause: error } };
    case 'MCP_UI_ACTION_FAILED':
      return mayPass.has(reasonNothingWasDone(error) ?? '')
        ? { pending: { expected, got: error.message, cause: error } }
        : undefined;
    default:
      return undefined;
  }
}

/** Only what failed at its first action can be tried again without doing something twice. */
function reasonNothingWasDone(error: UiError): string | undefined {
  if (error.code !== 'MCP_UI_ACTION_FAILED') return undefined;
  return error.details.failedIndex === 0 ? error.details.reason : undefined;
}
