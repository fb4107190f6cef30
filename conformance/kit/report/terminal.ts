import type { Exchange } from '../connection/exchange.js';
import { type Cause, causesOf, startHere } from './causes.js';
import { type Headings, sectionTitle } from './headings.js';
import { marks } from './marks.js';
import type { Report, ReportedFinding, Result, Summary } from './report.js';
import { aside, concernTitles, headline, reach, remarksTitle, selfTestLine, verdictLine } from './wording.js';

export interface TerminalOptions {
  color?: boolean;
  /** Shows what went over the wire, also for what passes. */
  trace?: boolean;
}

const colors = { pass: 32, fail: 31, warn: 33, skip: 90, blocked: 33, untestable: 31, error: 35 } as const;
const mostFindings = 3;

/** A report as a person reads it in a terminal. */
export function terminal(
  report: Report,
  { color = false, trace = false }: TerminalOptions = {},
  headings: Headings = {},
): string {
  const paint = (code: number, text: string): string => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const lines = [paint(1, visible(headline(report))), ''];
  const causes = causesOf(report);
  let section = '';
  for (const result of report.results) {
    if (result.section !== section) {
      section = result.section;
      lines.push(sectionTitle(section, headings));
    }
    const mark = paint(colors[result.outcome], marks[result.outcome]);
    const said = aside(result);
    lines.push(`  ${mark} ${result.id}${said === '' ? '' : `   ${visible(said)}`}`);
    const inner = [...details(result, causes), ...(trace ? traced(result, report) : [])];
    lines.push(...inner.map((line) => `      ${visible(line)}`));
  }
  const { summary } = report;
  lines.push('', ...whereToStart(causes), ...besides(report).map(visible), ...closing(report));
  lines.push(paint(summary.exitCode === 0 ? 32 : 31, tally(summary, verdictLine(report))));
  return `${lines.join('\n')}\n`;
}

/** What a target says must not steer the terminal. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function details(result: Result, causes: readonly Cause[]): string[] {
  const { id, outcome, quote, findings, omittedFindings, note } = result;
  if (outcome === 'pass' || outcome === 'skip' || outcome === 'blocked') return [];
  const cause = causes.find(({ broken }) => broken.includes(result));
  const head = [quote, ...(note === undefined ? [] : [`note      ${note}`])];
  if (cause && cause.id !== id) return [...head, `as in     ${cause.id}: ${oneLine(cause.title)}`];
  const lines = head.concat(findings.slice(0, mostFindings).flatMap(findingLines));
  const more = omittedFindings + Math.max(0, findings.length - mostFindings);
  return more > 0 ? [...lines, `and ${more} more of other kinds`] : lines;
}

function findingLines(finding: ReportedFinding): string[] {
  const { expected, actual, differences = [], moreDifferences = 0, protocol, times, also, call } = finding;
  return [
    `expected  ${indent(expected)}`,
    `actual    ${indent(actual)}`,
    ...differences.flatMap(({ at, expected: due, actual: got }) => [
      `  ${at || '/'}`,
      ...(due === null ? [] : [`    - ${due}`]),
      ...(got === null ? [] : [`    + ${got}`]),
    ]),
    ...(moreDifferences > 0 ? [`  and in ${moreDifferences} more places`] : []),
    ...(times > 1
      ? [`found     ${times} times, also: ${also.map((one) => oneLine(one.expected)).join('; ')}`]
      : []),
    `seen in   MCP ${protocol}`,
    ...(call ? [`→ ${call}`] : []),
  ];
}

/** What went over the wire for a requirement: all of it where the run was traced, else what shows the findings. */
function traced({ trace, findings, last }: Result, { exchanges }: Report): string[] {
  const shown =
    trace ?? [...findings.slice(0, mostFindings), ...(last ? [last] : [])].map((one) => one.exchange);
  const places = [...new Set(shown)].filter((place) => place !== null);
  return places.flatMap((place) => (exchanges[place] ? exchangeLines(exchanges[place]) : []));
}

function exchangeLines({ request, response, failure, elapsedMs }: Exchange): string[] {
  const lines = [`  > ${request.line}`, ...headerLines('>', request.headers), `  > ${request.body}`];
  if (response) {
    const status = response.status === 0 ? '' : `HTTP ${response.status} `;
    lines.push(`  < ${status}after ${Math.round(elapsedMs)} ms`, ...headerLines('<', response.headers));
    lines.push(...response.body.split('\n').map((line) => `  < ${line}`));
  }
  return failure === null ? lines : [...lines, `  < ${failure}`];
}

const headerLines = (sign: string, headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${sign} ${name}: ${value}`);

const indent = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(16)}`);

/** A sentence of a target in a list has one line, and not all of it. */
function oneLine(text: string, longest = 150): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > longest ? `${flat.slice(0, longest)}…` : flat;
}

function whereToStart(causes: readonly Cause[]): string[] {
  if (causes.length === 0) return [];
  const shown = startHere(causes).map((cause, i) => {
    const label = concernTitles[cause.concern].toLowerCase();
    return `  ${i + 1}. ${label}, ${cause.id}: ${visible(oneLine(cause.title))} (${reach(cause)})`;
  });
  const more = causes.length - shown.length;
  return ['Start here', ...shown, ...(more > 0 ? [`  and ${more} more`] : []), ''];
}

function besides({ remarks = [] }: Report): string[] {
  if (remarks.length === 0) return [];
  const told = remarks.flatMap(({ id, sentence, expected, actual, call }) => [
    `  ${id}: ${sentence}`,
    `      expected  ${oneLine(expected)}`,
    `      actual    ${oneLine(actual)}`,
    ...(call ? [`      → ${oneLine(call)}`] : []),
  ]);
  return [remarksTitle, ...told, ''];
}

function closing(report: Report): string[] {
  const lines = report.staleKnownFailures.map(
    ({ id, line }) => `${id} passes now: its known failure is stale, remove line ${line}.`,
  );
  const tested = selfTestLine(report);
  if (tested) lines.push(tested);
  if (report.results.some((one) => one.findings.some(({ exchange }) => exchange !== null))) {
    lines.push('--trace shows the exchanges, --html <file> a report to read and to send.');
  }
  return lines.length > 0 ? [...lines, ''] : [];
}

function tally({ levels, outcomes, known }: Summary, verdict: string): string {
  const level = (name: 'MUST' | 'SHOULD' | 'MAY'): string[] =>
    levels[name].total > 0 ? [`${name} ${levels[name].passed}/${levels[name].total}`] : [];
  const counts = [...level('MUST'), ...level('SHOULD'), ...level('MAY')];
  if (outcomes.blocked > 0) counts.push(`blocked ${outcomes.blocked}`);
  if (outcomes.error > 0) counts.push(`broken ${outcomes.error}`);
  return [...counts, `skipped ${outcomes.skip}`, `known ${known}`]
    .join('   ')
    .padEnd(52)
    .concat('  ', verdict);
}
