import { resolve } from 'node:path';
import { defineCommand } from '../command.js';
import { Failure, UsageError } from '../failure.js';

export const command = defineCommand({
  description:
    'Generates types, validators, tool descriptors and a reference from the contracts in a schema folder; with --lang the client of a contract in another language.',
  options: {
    check: {
      type: 'boolean',
      description: 'Write nothing; name the files that are not up to date and exit with 1',
    },
    schema: {
      type: 'string',
      placeholder: 'folder',
      description: 'Where the contracts are (default schema; with --lang those of this package)',
    },
    out: {
      type: 'string',
      placeholder: 'folder',
      description: 'Where the generated files go (default generated, which holds nothing else)',
    },
    lang: {
      type: 'string',
      placeholder: 'language',
      description: 'Generate a client in this language, or in all of them, into --out',
    },
    contract: {
      type: 'string',
      placeholder: 'id[/version]',
      description: 'Of which contract the client is (default the newest of this program)',
    },
    package: {
      type: 'string',
      placeholder: 'name',
      description: 'Name of the package of the client, as its language spells it',
    },
    list: { type: 'boolean', description: 'List the languages' },
  },
  examples: [
    'generate',
    'generate --check',
    'generate --schema contracts --out src/generated',
    'generate --list',
    'generate --lang python --out clients/python',
    'generate --lang java --package org.acme.ui --out clients/java',
  ],
  async run({ options, path: self }) {
    const clients = await import('./generate/clients.js');
    if (options.list) return clients.list();
    if (options.lang !== undefined)
      return clients.generate({ ...options, lang: options.lang, own: self.split(' ')[0] });
    const needless = (['contract', 'package'] as const).find((name) => options[name] !== undefined);
    if (needless) throw new UsageError(`The option "--${needless}" belongs to "--lang".`);
    const { generate } = await import('../../codegen/generate.js');
    const { Refused } = await import('../../codegen/refused.js');
    const { trace } = await import('../../codegen/trace.js');
    const { editedFindings } = await import('../../codegen/evolution/workflow/edited.js');
    const { check, out = 'generated', schema = 'schema' } = options;
    const { contracts, files, changes } = await generate({
      schema: resolve(schema),
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
    for (const { message, instead } of editedFindings(resolve(schema))) {
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
