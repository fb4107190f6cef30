import type { Contract } from '../../../conformance/contract.js';
import { sections } from '../../../conformance/sections.js';
import { defineCommand } from '../../command.js';
import { judgedContract, versionOption } from './judged-contract.js';

export const command = defineCommand({
  description: 'Lists the requirements of the contract, each with its level and what it needs.',
  options: { ...versionOption, json: { type: 'boolean', description: 'Print JSON' } },
  examples: ['conformance list'],
  async run({ options }) {
    const { requirements } = await judgedContract(options['contract-version']);
    process.stdout.write(options.json ? `${JSON.stringify(requirements, null, 2)}\n` : listing(requirements));
  },
});

function listing(requirements: Contract['requirements']): string {
  const width = Math.max(...requirements.map(({ id }) => id.length));
  const lines: string[] = [];
  let section = '';
  for (const one of requirements) {
    if (one.section !== section) {
      section = one.section;
      lines.push(...(lines.length > 0 ? [''] : []), `${section} ${sections[section] ?? ''}`);
    }
    lines.push(`  ${one.id.padEnd(width)}  ${one.level.padEnd(6)}  ${one.needs.join(', ')}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}
