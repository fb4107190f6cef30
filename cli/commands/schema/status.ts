import { defineCommand } from '../../command.js';
import { contractOption, formatOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description:
    'Says where the newest version of each contract stands: what has changed since the previous one, what is not accepted, and which step it needs.',
  options: { ...schemaOption, ...contractOption, ...formatOption },
  examples: ['schema status', 'schema status --format markdown'],
  async run({ options, path }) {
    const { chosenContracts, showStatus, statusOf } = await import('../../../codegen/evolution/index.js');
    return orFailure(() => {
      const folder = schemaFolder(options);
      const all = chosenContracts(folder, options.contract).map((id) => statusOf(folder, id));
      const several = chosenContracts(folder, undefined).length > 1;
      process.stdout.write(showStatus(all, options.format, path.replace(/ status$/, ''), several));
      return all.some((status) => status.problems.length > 0) ? 1 : 0;
    });
  },
});
