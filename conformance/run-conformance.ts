import { pack as javafxUi } from './javafx-ui/pack.js';
import type { Pack } from './kit/pack.js';
import type { Report } from './kit/report/report.js';
import { type KnownFailure, parseKnownFailures as parse } from './kit/run/known-failures.js';
import { type RunOptions, runPack } from './kit/run/run-pack.js';

export interface ConformanceOptions extends RunOptions {
  /** The contract to judge by. Default: mcp-javafx-ui. */
  pack?: Pack;
  /** The deadline of the target's reading tools, as mcp-javafx-ui calls it; the same as `deadlineMs`. Default 5000. */
  fxTimeoutMs?: number;
}

/** Judges one server. Throws `UsageError` or `Unreachable`; whatever the target does is in the report. */
export function runConformance({
  pack = javafxUi,
  fxTimeoutMs,
  ...options
}: ConformanceOptions): Promise<Report> {
  return runPack(pack, { ...(fxTimeoutMs === undefined ? {} : { deadlineMs: fxTimeoutMs }), ...options });
}

/**
 * Reads a list of failures that a target's authors know of: one a line, the id and why.
 * Empty lines and lines that begin with `#` are left out.
 */
export const parseKnownFailures = (text: string, file?: string, pack: Pack = javafxUi): KnownFailure[] =>
  parse(text, pack, file);
