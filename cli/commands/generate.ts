import { resolve } from 'node:path';
import { defineCommand } from '../command.js';
import { Failure } from '../failure.js';

export const command = defineCommand({
  description:
    'Generates types, validators, tool descriptors and a reference from the contracts in a schema folder.',
  options: {
    check: {
      type: 'boolean',
      description: 'Write nothing; name the files that are not up to date and exit with 1',
    },
    schema: {
      type: 'string',
      placeholder: 'folder',
      description: 'Where the contracts are',
      default: 'schema',
    },
    out: {
      type: 'string',
      placeholder: 'folder',
      description: 'Where the generated files go; it holds nothing else',
      default: 'generated',
    },
  },
  examples: ['generate', 'generate --check', 'generate --schema contracts --out src/generated'],
  async run({ options, path: self }) {
    const { generate } = await import('../../codegen/generate.js');
    const { Refused } = await import('../../codegen/refused.js');
    const { trace } = await import('../../codegen/trace.js');
    const { editedFindings } = await import('../../codegen/evolution/workflow/edited.js');
    const { check, out } = options;
    const { contracts, files, changes } = await generate({
      schema: resolve(options.schema),
      out: resolve(out),
      check,
    }).catch((error: unknown) => {
      throw error instanceof Refused ? new Failure(error.message) : error;
    });
    let problems = 0;
    for (const contract of contracts) {
      const found = trace(contract);
      for (const problem of found.problems) process.stderr.write(`${contract.key}: ${problem}\n`);
      process.stdout.write(`${contract.key}: ${found.demands} demands, untraced: ${found.untraced.length}\n`);
      problems += found.problems.length;
    }
    for (const { message, instead } of editedFindings(resolve(options.schema))) {
      process.stderr.write(`${message} ${instead}\n`);
      problems++;
    }
    if (check) {
      for (const { path, kind } of changes) process.stderr.write(`${out}/${path} is ${kind}\n`);
      if (changes.length > 0) process.stderr.write(`Run "${self}" and commit the result.\n`);
      else process.stdout.write(`${files.length} files up to date\n`);
      return changes.length + problems > 0 ? 1 : 0;
    }
    for (const { path, kind } of changes)
      process.stdout.write(`${kind === 'orphaned' ? 'removed' : 'wrote'} ${out}/${path}\n`);
    process.stdout.write(`${files.length} files, ${changes.length} changed\n`);
    return problems > 0 ? 1 : 0;
  },
});
