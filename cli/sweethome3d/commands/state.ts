import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { withHome } from '../home-calls.js';
import { homeOptions } from '../home-options.js';

export const command = defineCommand({
  description: 'Shows what is in a home: a line for each object.',
  options: {
    ...homeOptions,
    json: { type: 'boolean', description: 'Print everything as JSON, as get_state answers it' },
  },
  examples: ['state --home flat.sh3d', 'state', 'state --json | jq .rooms'],
  async run({ options }) {
    const { output, text } = await withHome(options, (home) => home.call('get_state', {}));
    if (options.json) await printJson(output as object);
    else await print(`${text}\n`);
  },
});
