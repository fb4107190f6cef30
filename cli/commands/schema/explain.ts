import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '../../../generated/runtime/nearest.js';
import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';

export const command = defineCommand({
  description:
    'Explains one rule: what it means, whom it breaks, what to do instead, and a pair that shows it.',
  positionals: [{ name: 'rule', description: 'its id, such as PROPERTY_REMOVED' }],
  options: {
    out: {
      type: 'string',
      placeholder: 'folder',
      description: 'Write before.json, after.json and witness.json there, to try "schema diff" on',
    },
  },
  examples: ['schema explain DEFAULT_CHANGED', 'schema explain PROPERTY_REMOVED --out pair'],
  async run({ options, positionals: [id] }) {
    const { explainRule, findRule, ruleIds } = await import('../../../codegen/evolution/index.js');
    const text = explainRule(id!);
    if (text === undefined) {
      const best = nearest(id!, ruleIds());
      throw new UsageError(
        `There is no rule "${id}".${best === undefined ? '' : ` Did you mean "${best}"?`}`,
      );
    }
    process.stdout.write(text);
    const rule = findRule(id!);
    if (options.out === undefined || !rule) return;
    const folder = resolve(options.out);
    mkdirSync(folder, { recursive: true });
    for (const part of ['before', 'after', 'witness'] as const) {
      writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(rule[part], null, 2)}\n`);
    }
  },
});
