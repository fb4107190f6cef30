import type { Issue } from '../../generated/runtime/explain.js';
import type { CallError } from './call-error.js';

/** How a contract says what can happen to any call: its codes, its sentences, its details. */
export interface Words {
  /** The input is not what the tool takes. */
  invalidInput(issues: readonly Issue[], text: string): CallError;
  /** The server has no such tool, or does not offer it. */
  notOffered(name: string, sentence: string): CallError;
  /** The deadline passed while the call waited for others; nothing had begun. */
  waitedTooLong(timeoutMs: number, details: Readonly<Record<string, unknown>>): CallError;
  /** The deadline passed while it ran. */
  timedOut(timeoutMs: number, details: Readonly<Record<string, unknown>>): CallError;
  /** Too many calls are waiting. */
  busy(retryAfterMs: number): CallError;
  /** The server is closing. */
  closing(): CallError;
  /** A fault of this program; what it was is nobody's business outside. */
  internal(sentence: string): CallError;
  /** What the application behind the tools may fail with, as an error of the contract. */
  ofApplication?(error: unknown): CallError | undefined;
}
