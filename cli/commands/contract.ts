import { type ContractName, catalog } from '../../generated/catalog.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { defineCommand } from '../command.js';

export const command = defineCommand({
  description:
    'Lists the contracts that this version speaks, with their tools, error codes and requirements.',
  options: { json: { type: 'boolean', description: 'Print JSON' } },
  examples: ['contract', 'contract --json'],
  async run({ options }) {
    const names = Object.keys(catalog) as ContractName[];
    const contracts = await Promise.all(
      names.map(async (name) => (await catalog[name]()).contract as ContractModule),
    );
    process.stdout.write(
      options.json
        ? `${JSON.stringify(contracts.map(summary), null, 2)}\n`
        : contracts.map(listing).join('\n'),
    );
  },
});

function summary(contract: ContractModule): object {
  return {
    schema: contract.schema,
    status: contract.status,
    title: contract.title,
    description: contract.description,
    tools: Object.values(contract.tools).map(({ name, optional, descriptor }) => ({
      name,
      title: descriptor.title,
      optional,
    })),
    errors: Object.keys(contract.errors),
    requirements: levels(contract),
  };
}

function listing(contract: ContractModule): string {
  const tools = Object.values(contract.tools);
  const width = Math.max(...tools.map(({ name }) => name.length));
  const { MUST, SHOULD, MAY } = levels(contract);
  return [
    `${contract.schema} (${contract.status})`,
    contract.description,
    '',
    ...tools.map(
      ({ name, optional, descriptor }) =>
        `  ${name.padEnd(width)}  ${descriptor.title}${optional ? ' (optional)' : ''}`,
    ),
    '',
    `  ${Object.keys(contract.errors).length} error codes, requirements: ${MUST} MUST, ${SHOULD} SHOULD, ${MAY} MAY`,
    '',
  ].join('\n');
}

function levels({ requirements }: ContractModule): Record<'MUST' | 'SHOULD' | 'MAY', number> {
  const count = (level: string): number => requirements.filter((one) => one.level === level).length;
  return { MUST: count('MUST'), SHOULD: count('SHOULD'), MAY: count('MAY') };
}
