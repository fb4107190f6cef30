import { defineCommand } from '../../command.js';
import { contractOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description:
    'Finds what makes a contract hard to change later: open inputs, closed outputs, untagged unions, a fixed version string, missing descriptions and examples.',
  options: { ...schemaOption, ...contractOption },
  examples: ['schema lint'],
  async run({ options }) {
    const { findContracts } = await import('../../../codegen/load.js');
    const { loadContract } = await import('../../../codegen/load.js');
    const { chosenContracts, lint } = await import('../../../codegen/evolution/index.js');
    return orFailure(() => {
      const folder = schemaFolder(options);
      const ids = chosenContracts(folder, options.contract);
      let problems = 0;
      for (const key of findContracts(folder).filter((one) => ids.includes(one.split('/')[0]!))) {
        const found = lint(loadContract(folder, key));
        for (const { rule, place, message } of found)
          process.stdout.write(`${key}/${place}: ${rule}: ${message}\n`);
        process.stdout.write(`${key}: ${found.length === 0 ? 'clean' : `${found.length} problems`}\n`);
        problems += found.length;
      }
      return problems > 0 ? 1 : 0;
    });
  },
});
