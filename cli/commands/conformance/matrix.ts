import { defineCommand } from '../../command.js';
import { print } from '../../print.js';
import { packOf } from './pack-of.js';
import { assertOneContract, contractId, oneForm, readReportFile } from './read-report-file.js';

export const command = defineCommand({
  description: 'Puts reports of several implementations side by side.',
  positionals: [{ name: 'report', description: 'JSON reports, one for each implementation', multiple: true }],
  options: {
    html: { type: 'boolean', description: 'One HTML file' },
    markdown: { type: 'boolean', description: 'Markdown' },
  },
  examples: ['conformance matrix *.json --html > matrix.html'],
  async run({ options, path, positionals }) {
    const form = oneForm(options);
    const { matrixOf } = await import('../../../conformance/kit/report/matrix/matrix.js');
    const forms = await import('../../../conformance/kit/report/matrix/forms.js');
    const reports = await Promise.all(positionals.map(readReportFile));
    assertOneContract(reports);
    const { headings } = await packOf(contractId(reports[0]!), path);
    const show = { html: forms.matrixHtml, markdown: forms.matrixMarkdown, text: forms.matrixText };
    await print(show[form ?? 'text'](matrixOf(reports), headings));
  },
});
