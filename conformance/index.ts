/** The conformance suite as a library. */
export type { Check, CheckContext } from './check.js';
export type { Protocol } from './protocol/era.js';
export { badge } from './report/badge.js';
export { html } from './report/html.js';
export { junit } from './report/junit.js';
export { markdown } from './report/markdown.js';
export type { Level, Outcome, Report, ReportedFinding, Result, Summary, Verdict } from './report/report.js';
export { terminal } from './report/terminal.js';
export { type KnownFailure, parseKnownFailures } from './run/known-failures.js';
export type { Target } from './run/open-target.js';
export {
  type ConformanceOptions,
  type Progress,
  type ProtocolChoice,
  runConformance,
} from './run/run-conformance.js';
export type { Finding } from './run/trial.js';
export { Unreachable, UsageError } from './run/usage-error.js';
