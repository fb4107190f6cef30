import { defineCommand } from '../../command.js';
import { formatOption, orFailure, schemaFolder, schemaOption } from './options.js';

export const command = defineCommand({
  description:
    'Compares two versions of a contract, two folders, two files or two git revisions, and says what breaks and for whom.',
  positionals: [
    {
      name: 'old',
      description: 'a version (1.0), a folder, a JSON file, a revision (HEAD~1), or <revision>:<path>',
    },
    { name: 'new', description: 'what it is compared with' },
  ],
  options: {
    ...schemaOption,
    ...formatOption,
    as: {
      type: 'string',
      choices: ['any', 'input', 'output'],
      description: 'What plain schemas are used for',
      default: 'any',
    },
    breaking: { type: 'boolean', description: 'Leave out what breaks nobody (text only)' },
  },
  examples: [
    'schema diff 1.0 1.1',
    'schema diff HEAD 1.1 --format markdown',
    'schema diff HEAD~3:schema/mcp-javafx-ui/1.0 schema/mcp-javafx-ui/1.0',
    'schema diff old.json new.json --as input',
  ],
  async run({ options, positionals: [old, now] }) {
    const { diff, isClean, readSubject, reasonsIn, show } = await import(
      '../../../codegen/evolution/index.js'
    );
    return orFailure(() => {
      const around = { schema: schemaFolder(options), cwd: process.cwd() };
      const [before, after] = [readSubject(old!, now!, around), readSubject(now!, old!, around)];
      const result = diff(before, after, options.as);
      const accepted = reasonsIn(after.kind === 'contract' ? after.folder : undefined);
      process.stdout.write(show(result, options.format, { all: !options.breaking, accepted }));
      return isClean(result.findings, accepted) ? 0 : 1;
    });
  },
});
