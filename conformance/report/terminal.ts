import { sections } from '../sections.js';
import type { Report, Result, Summary } from './report.js';

export interface TerminalOptions {
  color?: boolean;
  /** Shows the exchange of each finding. */
  trace?: boolean;
}

const marks = { pass: '✓', fail: '✗', warn: '!', skip: '–', untestable: '?', error: '‼' } as const;
const colors = { pass: 32, fail: 31, warn: 33, skip: 90, untestable: 31, error: 35 } as const;
const mostFindings = 5;

/** A report as a person reads it in a terminal. */
export function terminal(report: Report, { color = false, trace = false }: TerminalOptions = {}): string {
  const paint = (code: number, text: string): string => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const lines = [paint(1, visible(headline(report))), ''];
  let section = '';
  for (const result of report.results) {
    if (result.section !== section) {
      section = result.section;
      lines.push(`${section} ${sections[section] ?? ''}`.trim());
    }
    const mark = paint(colors[result.outcome], marks[result.outcome]);
    lines.push(`  ${mark} ${result.id}${visible(aside(result))}`);
    lines.push(...details(result, trace).map((line) => `      ${visible(line)}`));
  }
  const { summary } = report;
  lines.push('', ...closing(report), paint(summary.exitCode === 0 ? 32 : 31, tally(summary)));
  return `${lines.join('\n')}\n`;
}

/** What a target says must not steer the terminal. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What was run against what: the first line of every form of the report. */
export function headline({ contract, target, profile, protocols }: Report): string {
  const name = [target.name ?? 'a server without a name', target.version].filter(Boolean).join(' ');
  return `${contract} · ${name} · ${target.transport} · MCP ${protocols.join(' and ')} · profile ${profile.id} (${profile.source})`;
}

function aside({ outcome, reason, known }: Result): string {
  const note = known && outcome !== 'pass' && outcome !== 'skip' ? `   known: ${known.reason}` : '';
  if (outcome === 'skip') return `   skip: ${reason}`;
  if (outcome === 'untestable' || outcome === 'error') return `   ${outcome}: ${reason}${note}`;
  return note;
}

function details({ outcome, quote, findings, omittedFindings }: Result, trace: boolean): string[] {
  if (outcome === 'pass' || outcome === 'skip') return [];
  const lines = [quote];
  for (const finding of findings.slice(0, mostFindings)) {
    lines.push(`expected  ${indent(finding.expected)}`, `actual    ${indent(finding.actual)}`);
    lines.push(`seen in   MCP ${finding.protocol}`);
    if (finding.call) lines.push(`→ ${finding.call}`);
    if (trace && finding.exchange) {
      const { request, response, failure, elapsedMs } = finding.exchange;
      lines.push(`  > ${request.line}`, ...headerLines('>', request.headers), `  > ${request.body}`);
      if (response) {
        const status = response.status === 0 ? '' : `HTTP ${response.status} `;
        lines.push(`  < ${status}after ${Math.round(elapsedMs)} ms`, ...headerLines('<', response.headers));
        lines.push(...response.body.split('\n').map((line) => `  < ${line}`));
      }
      if (failure !== null) lines.push(`  < ${failure}`);
    }
  }
  const more = omittedFindings + Math.max(0, findings.length - mostFindings);
  if (more > 0) lines.push(`and ${more} more`);
  return lines;
}

const headerLines = (sign: string, headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${sign} ${name}: ${value}`);

const indent = (text: string): string => text.replaceAll('\n', `\n${' '.repeat(16)}`);

function closing({ staleKnownFailures, results }: Report): string[] {
  const lines = staleKnownFailures.map(
    ({ id, line }) => `${id} passes now: its known failure is stale, remove line ${line}.`,
  );
  if (results.some((one) => one.findings.some((finding) => finding.exchange))) {
    lines.push('--trace shows the exchanges, --html <file> a report to read and to send.');
  }
  return lines.length > 0 ? [...lines, ''] : [];
}

function tally({ levels, outcomes, known, verdict }: Summary): string {
  const level = (name: 'MUST' | 'SHOULD' | 'MAY'): string[] =>
    levels[name].total > 0 ? [`${name} ${levels[name].passed}/${levels[name].total}`] : [];
  const counts = [...level('MUST'), ...level('SHOULD'), ...level('MAY')];
  if (outcomes.error > 0) counts.push(`broken ${outcomes.error}`);
  return [...counts, `skipped ${outcomes.skip}`, `known ${known}`]
    .join('   ')
    .padEnd(52)
    .concat('  ', verdict);
}
