import type { Contract } from '../../../conformance/kit/contract.js';
import { defineCommand } from '../../command.js';
import { judgedContract, versionOptions } from './judged-contract.js';
import { packOf } from './pack-of.js';

export const command = defineCommand({
  description: 'Lists the requirements of the contract, each with its level and what it needs.',
  options: { ...versionOptions, json: { type: 'boolean', description: 'Print JSON' } },
  examples: ['conformance list'],
  async run({ options, path }) {
    const pack = await packOf(options.contract, path);
    const { requirements, headings } = await judgedContract(pack, options['contract-version']);
    process.stdout.write(
      options.json ? `${JSON.stringify(requirements, null, 2)}\n` : listing(requirements, headings),
    );
  },
});

function listing(requirements: Contract['requirements'], headings: Contract['headings']): string {
  const width = Math.max(...requirements.map(({ id }) => id.length));
  const lines: string[] = [];
  let section = '';
  for (const one of requirements) {
    if (one.section !== section) {
      section = one.section;
      lines.push(...(lines.length > 0 ? [''] : []), `${section} ${headings[section] ?? ''}`);
    }
    lines.push(`  ${one.id.padEnd(width)}  ${one.level.padEnd(6)}  ${one.needs.join(', ')}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}
