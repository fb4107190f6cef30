import { escapeMarkup as xml } from './escape.js';
import { type Headings, sectionTitle } from './headings.js';
import type { Report, Result } from './report.js';
import { isFailure } from './summarize.js';
import { aside, headline } from './wording.js';

/** A report as CI systems read it: a suite for each section, a case for each requirement. */
export function junit(report: Report, headings: Headings = {}): string {
  const groups = grouped(report.results);
  const suites = [...groups].map(([section, results]) =>
    suite(sectionTitle(section, headings), results, report),
  );
  const attributes = counts(report.results, report.settings.strict);
  const seconds = (report.durationMs / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(headline(report))}" ${attributes} time="${seconds}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function grouped(results: readonly Result[]): Map<string, Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) groups.set(result.section, [...(groups.get(result.section) ?? []), result]);
  return groups;
}

function suite(name: string, results: readonly Result[], { settings, startedAt, contract }: Report): string {
  const seconds = (results.reduce((sum, one) => sum + one.durationMs, 0) / 1000).toFixed(3);
  return [
    `  <testsuite name="${xml(name)}" ${counts(results, settings.strict)} time="${seconds}" timestamp="${startedAt}">`,
    ...results.map((one) => testcase(one, settings.strict, contract)),
    '  </testsuite>',
  ].join('\n');
}

function counts(results: readonly Result[], strict: boolean): string {
  const number = (test: (one: Result) => boolean): number => results.filter(test).length;
  const failures = number((one) => counted(one, strict));
  const errors = number((one) => one.outcome === 'error');
  const skipped = number((one) => one.outcome === 'skip' || one.outcome === 'blocked' || isKnown(one));
  return `tests="${results.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
}

const isKnown = (one: Result): boolean => one.known !== null && isFailure(one.outcome, true);
const counted = (one: Result, strict: boolean): boolean => !isKnown(one) && isFailure(one.outcome, strict);

function testcase(result: Result, strict: boolean, contract: string): string {
  const head = `    <testcase name="${xml(result.id)}" classname="${xml(`${contract} ${result.section}`)}" time="${(result.durationMs / 1000).toFixed(3)}"`;
  const inner = outcomeElement(result, strict);
  return inner === '' ? `${head}/>` : `${head}>\n${inner}\n    </testcase>`;
}

function outcomeElement(result: Result, strict: boolean): string {
  const { outcome, reason, known, quote } = result;
  if (isKnown(result)) return `      <skipped message="${xml(`known failure: ${known!.reason}`)}"/>`;
  if (outcome === 'blocked') return `      <skipped message="${xml(aside(result))}"/>`;
  if (outcome === 'skip') return `      <skipped message="${xml(reason ?? '')}"/>`;
  if (outcome === 'error') return `      <error message="${xml(reason ?? '')}"/>`;
  const told = [quote, ...result.findings.flatMap(findingLines)].join('\n');
  if (counted(result, strict)) {
    const [first] = result.findings;
    const message = first ? `expected ${first.expected}, got ${first.actual}` : aside(result);
    return `      <failure message="${xml(message)}" type="${outcome}">${xml(told)}</failure>`;
  }
  return outcome === 'warn' ? `      <system-out>${xml(told)}</system-out>` : '';
}

const findingLines = ({ expected, actual, call, protocol, times }: Result['findings'][number]): string[] => [
  '',
  `expected  ${expected}`,
  `actual    ${actual}`,
  ...(times > 1 ? [`found     ${times} times`] : []),
  `seen in   MCP ${protocol}`,
  ...(call ? [`call      ${call}`] : []),
];
