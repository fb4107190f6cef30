import { CallError } from './call-error.js';
import type { Words } from './words.js';

/** The codes of a contract for what can happen to any call. */
export interface PlainCodes {
  invalidInput: string;
  timedOut: string;
  busy: string;
  notOffered: string;
  internal: string;
}

/** Words for a contract that has codes of its own, and for the rest says what every contract says. */
export function plainWords(codes: PlainCodes): Words {
  return {
    invalidInput: (issues, text) => new CallError(codes.invalidInput, text, { issues }),
    notOffered: (_, sentence) => new CallError(codes.notOffered, sentence),
    waitedTooLong: (timeoutMs, details) =>
      new CallError(
        codes.timedOut,
        `Other calls took longer than ${timeoutMs} ms. Nothing had begun, and nothing will.`,
        { ...details, timeoutMs },
      ),
    timedOut: (timeoutMs, details) =>
      new CallError(codes.timedOut, `It was not done within ${timeoutMs} ms.`, { ...details, timeoutMs }),
    busy: (retryAfterMs) =>
      new CallError(
        codes.busy,
        `Too many calls are waiting. Nothing was done; there may be room in ${retryAfterMs} ms.`,
        { retryAfterMs },
      ),
    closing: () => new CallError(codes.notOffered, 'The server is closing.'),
    internal: (sentence) => new CallError(codes.internal, sentence),
  };
}
