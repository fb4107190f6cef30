import { defineCommand } from '../../command.js';
import { print } from '../../print.js';
import { judgedContract } from './judged-contract.js';
import { packOf } from './pack-of.js';
import { contractId, readReportFile } from './read-report-file.js';

export const command = defineCommand({
  description:
    'Verifies a report that somebody shows: that it is whole, that its numbers follow from its results, that this very suite made it for this very contract, and that it left out nothing that its level asks for. Nobody has signed it: it still has to come from somebody whom you trust.',
  positionals: [{ name: 'file', description: 'A JSON report' }],
  examples: ['conformance verify report.json'],
  exitCodes: { 0: 'it can be believed', 1: 'it cannot', 2: 'wrong usage, or a file that is no report' },
  async run({ path, positionals: [file = ''] }) {
    const report = await readReportFile(file);
    const { verify } = await import('../../../conformance/kit/report/verify.js');
    const { headline, verdictLine } = await import('../../../conformance/kit/report/wording.js');
    const pack = await packOf(contractId(report), path);
    const contract = await judgedContract(pack, report.contract.split('/')[1]);
    const { held, problems } = verify(report, contract);
    const lines = [
      headline(report),
      '',
      '  ✓ schema: a whole report',
      ...held.map((one) => `  ✓ ${one}`),
      ...problems.map((one) => `  ✗ ${one}`),
      '',
      problems.length === 0
        ? `The report can be believed: the server ${verdictLine(report)}.`
        : 'The report cannot be believed as it is.',
    ];
    await print(`${lines.join('\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')}\n`);
    return problems.length === 0 ? 0 : 1;
  },
});
