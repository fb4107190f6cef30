import { type Cause, causesOf, startHere } from './causes.js';
import { type Headings, sectionTitle } from './headings.js';
import { fenced, inline } from './markdown-text.js';
import type { Report, ReportedFinding, Result } from './report.js';
import { aside, concernTitles, headline, reach, remarksTitle, selfTestLine, verdictLine } from './wording.js';

/** A comment of a pull request may have 65536 characters; some are left for the caller. */
const mostCharacters = 58_000;

/** A report for a pull request or a wiki: the verdict, where to start, what is wrong by its cause, and the sections. */
export function markdown(report: Report, headings: Headings = {}): string {
  const { summary, results, staleKnownFailures } = report;
  const { MUST, SHOULD } = summary.levels;
  const blocked = summary.outcomes.blocked > 0 ? ` · blocked ${summary.outcomes.blocked}` : '';
  const tested = selfTestLine(report);
  const causes = causesOf(report);
  const top = [
    `## ${summary.exitCode === 0 ? '✅' : '❌'} ${verdictLine(report)}`,
    '',
    inline(headline(report)),
    '',
    `MUST **${MUST.passed}/${MUST.total}** · SHOULD **${SHOULD.passed}/${SHOULD.total}** · skipped ${summary.outcomes.skip}${blocked} · known ${summary.known}`,
    '',
    ...staleKnownFailures.map(
      ({ id, line }) => `- \`${id}\` passes now: remove line ${line} of the known failures.\n`,
    ),
    ...whereToStart(causes),
  ].join('\n');
  const parts = [besides(report), sections(results, headings), skippedPart(results), tested ?? ''];
  const end = parts.filter(Boolean).join('\n\n');
  const found = byConcern(causes, mostCharacters - top.length - end.length);
  return `${[top, ...found, end].join('\n')}\n`;
}

function whereToStart(causes: readonly Cause[]): string[] {
  if (causes.length === 0) return [];
  const items = startHere(causes).map((cause) => {
    return `1. **${concernTitles[cause.concern]}**, \`${cause.id}\`: ${brief(cause.title)} *${reach(cause)}*`;
  });
  const more = causes.length - items.length;
  return ['### Start here', '', ...items, '', ...(more > 0 ? [`And ${more} more below.`, ''] : [])];
}

/** What does not fit is only named: the JSON and the HTML have all of it. */
function byConcern(causes: readonly Cause[], room: number): string[] {
  const lines: string[] = [];
  let left = room;
  let concern: Cause['concern'] | null = null;
  for (const [i, cause] of causes.entries()) {
    const heading = cause.concern === concern ? [] : [`### ${concernTitles[cause.concern]}`, ''];
    const text = [...heading, ...causeLines(cause)].join('\n');
    if (text.length > left) {
      const rest = causes.slice(i).flatMap(({ broken }) => broken.map(({ id }) => `\`${id}\``));
      return [...lines, `Too long for this page, see the HTML report: ${rest.join(', ')}.`, ''];
    }
    concern = cause.concern;
    left -= text.length + 1;
    lines.push(text);
  }
  return lines;
}

function causeLines({ title, broken, following }: Cause): string[] {
  const [first, ...others] = broken as [Result, ...Result[]];
  return [
    ...(others.length > 0 ? [`#### ${brief(title)}`, ''] : []),
    ...resultLines(first),
    ...(others.length > 0
      ? [
          folded(
            `The same breaks ${others.length} more`,
            others.map((one) => `- \`${one.id}\`: ${one.quote}`),
          ),
          '',
        ]
      : []),
    ...(following.length > 0
      ? [folded(`${following.length} could not be judged because of it`, following.map(followLine)), '']
      : []),
  ];
}

const followLine = (one: Result): string => `- \`${one.id}\` ${inline(aside(one))}`;

const folded = (summary: string, items: readonly string[]): string =>
  `<details><summary>${summary}</summary>\n\n${items.join('\n')}\n\n</details>`;

function resultLines(result: Result): string[] {
  const { id, level, quote, note, findings, omittedFindings } = result;
  const said = aside(result);
  return [
    `**\`${id}\`** ${level}${said === '' ? '' : ` · ${inline(said)}`}`,
    '',
    `> ${quote}`,
    '',
    ...(note === undefined ? [] : [`*${inline(note)}*`, '']),
    ...findings.slice(0, 3).flatMap((one) => [...fenced(findingLines(one)), '']),
    ...(omittedFindings + Math.max(0, findings.length - 3) > 0
      ? [`And ${omittedFindings + Math.max(0, findings.length - 3)} more of other kinds.`, '']
      : []),
  ];
}

function findingLines(finding: ReportedFinding): string[] {
  const { expected, actual, differences = [], moreDifferences = 0, times, protocol, call } = finding;
  return [
    `expected  ${expected}`,
    `actual    ${actual}`,
    ...differences.map(
      ({ at, expected: due, actual: got }) =>
        `          ${at || '/'}  ${due ?? '(absent)'} → ${got ?? '(absent)'}`,
    ),
    ...(moreDifferences > 0 ? [`          and in ${moreDifferences} more places`] : []),
    ...(times > 1 ? [`found     ${times} times`] : []),
    `seen in   MCP ${protocol}`,
    ...(call ? [`→ ${call}`] : []),
  ];
}

function besides({ remarks = [] }: Report): string {
  if (remarks.length === 0) return '';
  const items = remarks.map(
    ({ id, sentence, expected, actual }) =>
      `- \`${id}\`: ${sentence} ${brief(`Expected ${expected}, got ${actual}.`)}`,
  );
  return [`### ${remarksTitle}`, '', ...items].join('\n');
}

function sections(results: readonly Result[], headings: Headings): string {
  const numbers = [...new Set(results.map((one) => one.section))];
  const rows = numbers.map((number) => {
    const own = results.filter((one) => one.section === number);
    const tally = (...outcomes: Result['outcome'][]): number =>
      own.filter((one) => outcomes.includes(one.outcome)).length;
    return `| ${sectionTitle(number, headings)} | ${tally('pass')} | ${tally('fail', 'warn', 'untestable', 'error')} | ${tally('skip', 'blocked')} |`;
  });
  return ['| section | passed | failed | not judged |', '|---|---:|---:|---:|', ...rows].join('\n');
}

function skippedPart(results: readonly Result[]): string {
  const byReason = new Map<string, string[]>();
  for (const { id, reason, outcome } of results) {
    if (outcome === 'skip') byReason.set(reason ?? '', [...(byReason.get(reason ?? '') ?? []), `\`${id}\``]);
  }
  const total = [...byReason.values()].flat().length;
  const items = [...byReason].map(([reason, ids]) => `- ${inline(reason)}: ${ids.join(', ')}`);
  return total === 0 ? '' : folded(`${total} skipped`, items);
}

const brief = (text: string): string => inline(text.length > 220 ? `${text.slice(0, 220)}…` : text);
