/** The conformance suite as a library. Without a pack it judges the contract mcp-javafx-ui. */
export type { Check, CheckContext } from './javafx-ui/check.js';
export type { Check as PackCheck, CheckContext as PackContext } from './kit/check.js';
export type { Facts } from './kit/checks/facts.js';
export { commonChecks } from './kit/checks/index.js';
export { commonObservers } from './kit/checks/observers.js';
export { definePack, type Pack, type PackParts } from './kit/pack.js';
export type { Protocol } from './kit/protocol/era.js';
export { reportJson } from './kit/report/assemble.js';
export { badge } from './kit/report/badge.js';
export { type Cause, causesOf } from './kit/report/causes.js';
export { type Change, type Comparison, compare } from './kit/report/compare/compare.js';
export type { Concern } from './kit/report/concerns.js';
export { provenLevel } from './kit/report/level.js';
export { readReport, UnreadableReport } from './kit/report/read-report.js';
export type {
  ConformanceLevel,
  Level,
  Outcome,
  Report,
  ReportedFinding,
  Result,
  Summary,
  Verdict,
} from './kit/report/report.js';
export type { KnownFailure } from './kit/run/known-failures.js';
export type { Target } from './kit/run/open-target.js';
export type { Progress, ProtocolChoice } from './kit/run/run-pack.js';
export type { Finding } from './kit/run/trial.js';
export { Unreachable, UsageError } from './kit/run/usage-error.js';
export { html, junit, markdown, terminal } from './report-forms.js';
export { type ConformanceOptions, parseKnownFailures, runConformance } from './run-conformance.js';
