import { join } from 'node:path';
import { defineCommand } from '../../command.js';
import { contractOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description: 'Accepts something that breaks in the draft; the reason stands in its accepted.json.',
  positionals: [
    { name: 'fingerprint', description: 'of the finding, as "schema status" shows it' },
    { name: 'reason', description: 'why it is meant to be so' },
  ],
  options: { ...schemaOption, ...contractOption },
  examples: ['schema accept 7f3a9c21 "no server has ever sent it"'],
  async run({ options, positionals: [fingerprint, reason] }) {
    const { accept, chosenContract, statusOf } = await import('../../../codegen/evolution/index.js');
    await orFailure(() => {
      const folder = schemaFolder(options);
      const { key, diff } = statusOf(folder, chosenContract(folder, options.contract));
      const { rule, pointer } = accept(join(folder, key), diff?.findings ?? [], fingerprint!, reason!);
      process.stdout.write(`${rule} at ${pointer} is accepted in ${key}.\n`);
    });
  },
});
