import type { Words } from '../../calls/words.js';
import { FileFailed, HomeBusy, HomeGone, NoSuchHome } from '../home/port-errors.js';
import { conflict, HomeError, ioFailed, notFound } from './errors.js';

/** What can happen to any call, in the words of the contract. */
export const words: Words = {
  invalidInput: (issues, text) => new HomeError('SH3D_INVALID_INPUT', text, { issues: [...issues] }),
  notOffered: (name, sentence) =>
    new HomeError('SH3D_NOT_FOUND', sentence, { kind: 'tool', asked: name, nearest: [] }),
  waitedTooLong: (timeoutMs) =>
    timedOut(timeoutMs, false, `Other calls took longer than ${timeoutMs} ms. Nothing had begun.`),
  timedOut: (timeoutMs) => timedOut(timeoutMs, true, `The home did not answer within ${timeoutMs} ms.`),
  busy: (retryAfterMs) =>
    conflict('BUSY', `Too many calls are waiting; there may be room in ${retryAfterMs} ms.`, {
      retryAfterMs,
    }),
  closing: () => new HomeError('SH3D_NOT_ATTACHED', 'The server is closing.', {}),
  internal: (sentence) => new HomeError('SH3D_INTERNAL', sentence, {}),
  ofApplication(error) {
    if (error instanceof HomeGone) return new HomeError('SH3D_NOT_ATTACHED', error.message, {});
    if (error instanceof NoSuchHome) return notFound('home', error.home, []);
    if (error instanceof FileFailed) return ioFailed('FAILED', error.message);
    return error instanceof HomeBusy ? conflict('USER_IS_EDITING', error.message) : undefined;
  },
};

function timedOut(timeoutMs: number, begun: boolean, message: string): HomeError {
  return new HomeError('SH3D_TIMEOUT', message, { timeoutMs, begun });
}
