import type { KnownErrorCode } from '../../generated/mcp-ui-platform/newest.js';
import { CallError } from '../calls/call-error.js';
import { plainWords } from '../calls/plain-words.js';
import type { Words } from '../calls/words.js';

/** An error of this contract; its code is one that the contract knows. */
const failure = (code: KnownErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) =>
  new CallError<KnownErrorCode>(code, message, details);

/** An argument that has the right shape and makes no sense all the same. */
export function invalidArgument(pointer: string, expected: string, message: string): CallError {
  return failure('UI_INVALID_INPUT', message, { issues: [{ pointer, message, expected }] });
}

/** A file, a folder, a port or another program. */
export const ioFailure = (message: string): CallError => failure('UI_IO', message);

export const sessionNotFound = (sessionId: string, sessions: readonly string[]): CallError =>
  failure('UI_SESSION_NOT_FOUND', `session ${sessionId} not found`, { sessionId, sessions });

export const luaError = (message: string, traceback: string | undefined): CallError =>
  failure('UI_LUA_ERROR', message, { traceback: traceback ?? null });

export const timeout = (message: string, limitMs: number, sessionReset: boolean): CallError =>
  failure('UI_TIMEOUT', message, { limitMs, sessionReset });

export const internal = (message: string): CallError => failure('UI_INTERNAL', message);

const plain = plainWords({
  invalidInput: 'UI_INVALID_INPUT',
  timedOut: 'UI_TIMEOUT',
  busy: 'UI_TIMEOUT',
  notOffered: 'UI_INTERNAL',
  internal: 'UI_INTERNAL',
});

export const words: Words = {
  ...plain,
  waitedTooLong: (limitMs, details) => timeout(plain.waitedTooLong(limitMs, details).message, limitMs, false),
  timedOut: (limitMs, details) => timeout(plain.timedOut(limitMs, details).message, limitMs, false),
  busy: (retryAfterMs) => timeout(plain.busy(retryAfterMs).message, retryAfterMs, false),
};
