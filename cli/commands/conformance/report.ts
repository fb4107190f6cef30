import { readFileSync } from 'node:fs';
import type { Report } from '../../../conformance/index.js';
import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { writeReports } from './write-reports.js';

export const command = defineCommand({
  description: 'Shows a report that was written with --json in another form; without one, as text.',
  positionals: [{ name: 'file', description: 'A JSON report' }],
  options: {
    html: { type: 'boolean', description: 'One HTML file' },
    junit: { type: 'boolean', description: 'JUnit XML' },
    markdown: { type: 'boolean', description: 'Markdown' },
    badge: { type: 'boolean', description: 'A badge as SVG' },
    trace: { type: 'boolean', description: 'Show the exchange of each finding' },
  },
  examples: ['conformance report report.json --html > report.html'],
  async run({ options: { trace, ...forms }, positionals: [file = ''] }) {
    const asked = Object.entries(forms).filter(([, on]) => on);
    if (asked.length > 1) throw new UsageError('Expected one form of the report at a time.');
    const form = asked[0]?.[0];
    const report = read(file);
    const none = {
      json: undefined,
      junit: undefined,
      html: undefined,
      markdown: undefined,
      badge: undefined,
    };
    await writeReports(report, form === undefined ? none : { ...none, [form]: '-' }, trace);
  },
});

function read(file: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new UsageError(`The file ${file} ${why}.`);
  }
  const { format } = (value ?? {}) as { format?: unknown };
  if (format !== 'conformance-report/1') {
    throw new UsageError(`The file ${file} is not a report of format conformance-report/1.`);
  }
  return value as Report;
}
