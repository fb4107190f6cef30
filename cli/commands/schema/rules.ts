import { defineCommand } from '../../command.js';
import { formatOption } from './options.js';

export const command = defineCommand({
  description: 'Lists all rules by which changes are judged.',
  options: formatOption,
  examples: ['schema rules', 'schema rules --format markdown'],
  async run({ options }) {
    const { showRules } = await import('../../../codegen/evolution/index.js');
    process.stdout.write(showRules(options.format));
  },
});
