import { sections } from '../sections.js';
import type { Report, Result } from './report.js';
import { headline } from './terminal.js';

const marks = { pass: '✅', fail: '❌', warn: '⚠️', skip: '⏭️', untestable: '❓', error: '💥' } as const;

/** A report for a pull request or a wiki: the verdict, a table of sections, and what is wrong. */
export function markdown(report: Report): string {
  const { summary, results, staleKnownFailures } = report;
  const { MUST, SHOULD } = summary.levels;
  const bad = results.filter((one) => one.outcome !== 'pass' && one.outcome !== 'skip');
  const skipped = results.filter((one) => one.outcome === 'skip');
  return [
    `## ${summary.exitCode === 0 ? '✅' : '❌'} ${summary.verdict}`,
    '',
    inline(headline(report)),
    '',
    `MUST **${MUST.passed}/${MUST.total}** · SHOULD **${SHOULD.passed}/${SHOULD.total}** · skipped ${summary.outcomes.skip} · known ${summary.known}`,
    '',
    ...staleKnownFailures.map(
      ({ id, line }) => `- \`${id}\` passes now: remove line ${line} of the known failures.\n`,
    ),
    '| section | passed | failed | skipped |',
    '|---|---:|---:|---:|',
    ...sectionRows(results),
    '',
    ...(bad.length > 0 ? ['### Findings', '', ...bad.flatMap(findingLines)] : []),
    ...(skipped.length > 0 ? [skippedPart(skipped)] : []),
    '',
  ].join('\n');
}

function sectionRows(results: readonly Result[]): string[] {
  const numbers = [...new Set(results.map((one) => one.section))];
  return numbers.map((number) => {
    const own = results.filter((one) => one.section === number);
    const count = (...outcomes: Result['outcome'][]): number =>
      own.filter((one) => outcomes.includes(one.outcome)).length;
    const title = `${number} ${sections[number] ?? ''}`.trim();
    return `| ${title} | ${count('pass')} | ${count('fail', 'warn', 'untestable', 'error')} | ${count('skip')} |`;
  });
}

function findingLines({ id, outcome, quote, reason, known, findings }: Result): string[] {
  return [
    `#### ${marks[outcome]} \`${id}\`${known ? ` (known: ${inline(known.reason)})` : ''}`,
    '',
    `> ${quote}`,
    '',
    ...(reason === null ? [] : [`${outcome}: ${inline(reason)}`, '']),
    ...findings.flatMap(({ expected, actual, call, protocol }) => [
      ...fenced([
        `expected  ${expected}`,
        `actual    ${actual}`,
        `seen in   MCP ${protocol}`,
        ...(call ? [`→ ${call}`] : []),
      ]),
      '',
    ]),
  ];
}

/** A fence that the content cannot close. */
function fenced(lines: readonly string[]): string[] {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, ...lines, fence];
}

function skippedPart(skipped: readonly Result[]): string {
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of skipped)
    byReason.set(reason ?? '', [...(byReason.get(reason ?? '') ?? []), id]);
  const items = [...byReason].map(
    ([reason, ids]) => `- ${inline(reason)}: ${ids.map((id) => `\`${id}\``).join(', ')}`,
  );
  return `<details><summary>${skipped.length} skipped</summary>\n\n${items.join('\n')}\n\n</details>`;
}

/** Text of the target must not become markup. */
const inline = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&').replaceAll('\n', ' ');
