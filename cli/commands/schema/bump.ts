import { defineCommand } from '../../command.js';
import { contractOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description:
    'Makes the next version as a draft: a copy of the newest released one. With --major a draft that breaks something becomes the next major version.',
  options: {
    ...schemaOption,
    ...contractOption,
    major: { type: 'boolean', description: 'The next major version, which may break callers' },
  },
  examples: ['schema bump', 'schema bump --major'],
  async run({ options }) {
    const { bump, chosenContract } = await import('../../../codegen/evolution/index.js');
    await orFailure(() => {
      const folder = schemaFolder(options);
      const id = chosenContract(folder, options.contract);
      const { from, to, moved } = bump(folder, id, options.major);
      const what = moved
        ? `The draft ${id}/${from} is ${id}/${to} now.`
        : `${id}/${to} is a draft, made from ${from}.`;
      process.stdout.write(`${what}\nEdit ${options.schema}/${id}/${to}, then run "npm run generate".\n`);
    });
  },
});
