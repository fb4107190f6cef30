import type { Contract, Tool } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { validatorName } from './validators.js';

/** `client.ts`: the part of the contract that a caller needs, and nothing that would weigh on a bundle. */
export function client(contract: Contract): File[] {
  const health = reportsHealth(contract) ? ['Health'] : [];
  const imported = [
    ...new Set([...contract.tools.map((tool) => tool.output), contract.errorEnvelope, ...health]),
  ]
    .sort()
    .map((type) => `  ${validatorName(type)},\n`)
    .join('');
  const text = [
    header(sourceOf(contract)),
    `import type { ClientContract } from '../../runtime/client-contract.js';`,
    `import { type ErrorDetails, errors } from './errors.js';`,
    `import type { ${[...health, 'Tools'].join(', ')} } from './types.js';`,
    `import {\n${imported}} from './validators.js';`,
    '',
    `/** ${contract.title} ${contract.version} as its callers need it. */`,
    `export const clientContract: ClientContract<${['Tools', 'ErrorDetails', ...health].join(', ')}> = {`,
    `  schema: ${JSON.stringify(contract.key)},`,
    `  versionMember: ${JSON.stringify(contract.versionMember)},`,
    `  tools: {\n${contract.tools.map(toolEntry).join('')}  },`,
    '  errors,',
    `  validateError: ${validatorName(contract.errorEnvelope)},`,
    `  validateHealth: ${health.map(validatorName)[0] ?? null},`,
    '};',
    '',
  ];
  return [{ path: `${contract.key}/client.ts`, text: text.join('\n') }];
}

/** A type of this name that does not say which contract a server speaks means something else. */
export function reportsHealth({ types: { Health: report } }: Contract): boolean {
  return report?.required?.includes('schema') === true && report.properties?.schema?.type === 'string';
}

function toolEntry({ name, aliases, annotations, output }: Tool): string {
  return `    ${JSON.stringify(name)}: {
      aliases: ${JSON.stringify(aliases)},
      readOnly: ${annotations.readOnlyHint === true},
      validateOutput: ${validatorName(output)},
    },
`;
}
