import { defineCommand } from '../../command.js';
import { print } from '../../print.js';
import { assertOneContract, oneForm, readReportFile } from './read-report-file.js';

export const command = defineCommand({
  description:
    'Compares two reports of a server: what broke, what was fixed, what is broken differently, and what was judged for the first time.',
  positionals: [
    { name: 'before', description: 'A JSON report' },
    { name: 'after', description: 'A later one' },
  ],
  options: {
    html: { type: 'boolean', description: 'One HTML file' },
    markdown: { type: 'boolean', description: 'Markdown' },
  },
  examples: [
    'conformance compare before.json after.json',
    'conformance compare before.json after.json --markdown',
  ],
  exitCodes: { 0: 'nothing broke', 1: 'something broke', 2: 'wrong usage, or a file that is no report' },
  async run({ options, positionals: [before = '', after = ''] }) {
    const form = oneForm(options);
    const { compare, isWorse } = await import('../../../conformance/kit/report/compare/compare.js');
    const forms = await import('../../../conformance/kit/report/compare/forms.js');
    const reports = [await readReportFile(before), await readReportFile(after)] as const;
    assertOneContract(reports);
    const comparison = compare(...reports);
    const show = { html: forms.compareHtml, markdown: forms.compareMarkdown, text: forms.compareText };
    await print(show[form ?? 'text'](comparison));
    return isWorse(comparison) ? 1 : 0;
  },
});
