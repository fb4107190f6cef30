import { dirname, resolve } from 'node:path';
import { defineCommand } from '../../command.js';
import { contractOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description:
    'Freezes the draft: from now on an edit of its folder is an error. Writes the changelog and a page on how to migrate.',
  options: {
    ...schemaOption,
    ...contractOption,
    root: {
      type: 'string',
      placeholder: 'folder',
      description: 'Where CHANGELOG.md and docs/ are; by default the folder above the schema folder',
    },
  },
  examples: ['schema release'],
  async run({ options }) {
    const { chosenContract, release } = await import('../../../codegen/evolution/index.js');
    await orFailure(() => {
      const folder = schemaFolder(options);
      const root = options.root === undefined ? dirname(folder) : resolve(options.root);
      const { key, written } = release(folder, root, chosenContract(folder, options.contract));
      for (const path of written) process.stdout.write(`wrote ${path}\n`);
      process.stdout.write(`${key} is released and frozen. Run "npm run generate".\n`);
    });
  },
});
