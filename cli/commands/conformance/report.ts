import { defineCommand } from '../../command.js';
import { packOf } from './pack-of.js';
import { contractId, oneForm, readReportFile } from './read-report-file.js';
import { writeReports } from './write-reports.js';

export const command = defineCommand({
  description: 'Shows a report that was written with --json in another form; without one, as text.',
  positionals: [{ name: 'file', description: 'A JSON report' }],
  options: {
    html: { type: 'boolean', description: 'One HTML file' },
    junit: { type: 'boolean', description: 'JUnit XML' },
    markdown: { type: 'boolean', description: 'Markdown' },
    badge: { type: 'boolean', description: 'A badge as SVG' },
    trace: { type: 'boolean', description: 'Show what went over the wire' },
  },
  examples: ['conformance report report.json --html > report.html'],
  async run({ options: { trace, ...forms }, path, positionals: [file = ''] }) {
    const form = oneForm(forms);
    const report = await readReportFile(file);
    const none = {
      json: undefined,
      junit: undefined,
      html: undefined,
      markdown: undefined,
      badge: undefined,
    };
    const pack = await packOf(contractId(report), path);
    await writeReports(report, form === null ? none : { ...none, [form]: '-' }, trace, pack);
  },
});
