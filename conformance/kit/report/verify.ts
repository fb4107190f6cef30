import type { Contract } from '../contract.js';
import { canonicalJson } from '../reading/json.js';
import { contractHash, suiteHash } from './hashes.js';
import { provenLevel, skippedInSpiteOf } from './level.js';
import { danglingPlaces } from './read-report.js';
import type { Report } from './report.js';
import { summarize } from './summarize.js';

export interface Verification {
  /** What was looked at and is right. */
  held: string[];
  /** What is not, as sentences. */
  problems: string[];
}

/**
 * Whether a report that somebody shows can be believed: it is whole, its numbers follow from its results, it was made by
 * this suite for this contract, and it left out nothing that its level asks for. It was not signed by anybody, so it
 * still has to come from somebody who is trusted.
 */
export function verify(report: Report, contract: Contract, suite: string | null = suiteHash): Verification {
  const held: string[] = [];
  const problems: string[] = [];
  const state = (what: string, wrong: readonly string[]): void =>
    wrong.length > 0 ? void problems.push(...wrong) : void held.push(what);
  state('counts: the summary follows from the results', counts(report));
  state('suite: made by the suite that verifies it', madeBy(report, suite));
  state(`contract: ${contract.schema} as this suite knows it`, sameContract(report, contract));
  state(
    `requirements: all ${contract.requirements.length} are there, word for word`,
    complete(report, contract),
  );
  state(`level: nothing is skipped that ${report.level ?? 'a part'} asks for`, levelHolds(report));
  return { held, problems };
}

function counts(report: Report): string[] {
  const { results, staleKnownFailures, settings, summary } = report;
  const again = summarize(results, staleKnownFailures, settings.strict);
  const dangling = danglingPlaces(report).length;
  return [
    ...(canonicalJson(again) === canonicalJson(summary)
      ? []
      : [
          `Expected the summary to follow from the results (${again.outcomes.pass} passed, ${again.verdict}), got ${summary.outcomes.pass} passed, ${summary.verdict}.`,
        ]),
    ...(dangling === 0 ? [] : [`Expected every exchange that is referred to, ${dangling} are missing.`]),
  ];
}

function madeBy({ suite }: Report, own: string | null): string[] {
  if (suite.hash === null)
    return ['The report does not say by which suite it was made; run the suite again.'];
  if (suite.hash === own) return [];
  return [
    `Expected a report of the suite that verifies it, got one of ${suite.name} ${suite.version} (${suite.hash.slice(0, 12)}); verify it with that one.`,
  ];
}

function sameContract(report: Report, contract: Contract): string[] {
  return report.contractHash === contractHash(contract)
    ? []
    : [`Expected ${contract.schema} as this suite knows it, got another text of it; run the suite again.`];
}

function complete({ results }: Report, { requirements }: Contract): string[] {
  const missing = requirements.filter(({ id }) => !results.some((one) => one.id === id)).map(({ id }) => id);
  const altered = results.filter((one) => {
    const { level, quote, needs } = requirements.find(({ id }) => id === one.id) ?? {};
    return level !== one.level || quote !== one.quote || canonicalJson(needs) !== canonicalJson(one.needs);
  });
  return [
    ...(missing.length > 0
      ? [`Expected all requirements, but ${missing.length} were not run: ${missing.slice(0, 5).join(', ')}.`]
      : []),
    ...altered.map(({ id }) => `Expected the words of the contract for ${id}, got others.`),
  ];
}

function levelHolds(report: Report): string[] {
  const { level } = report;
  if (level === null) return ['The run was restricted to a part of the contract, which proves no level.'];
  const proven = provenLevel(report);
  return [
    ...skippedInSpiteOf(report).map(
      ({ id, reason }) => `The level ${level} asks for ${id}, but it was skipped: ${reason}`,
    ),
    ...(report.proven === proven
      ? []
      : [`Expected the report to prove ${proven ?? 'no level'}, but it says ${report.proven ?? 'none'}.`]),
  ];
}
