import type { ActionOutcome } from '../../../scene/port.js';

export type Failure = Extract<ActionOutcome, { ok: false }>;

export function failed(reason: string, message: string, details?: Record<string, unknown>): Failure {
  return details ? { ok: false, reason, message, details } : { ok: false, reason, message };
}
