import type { Contract, Tool } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { markedPlaces } from '../pointers.js';
import { reportsHealth } from './client.js';
import { validatorName } from './validators.js';

/** `index.ts`: the types, and one object with all that running code needs of the contract. */
export function module(contract: Contract): File[] {
  const health = reportsHealth(contract) ? ['Health'] : [];
  const imported = [
    ...new Set([
      ...contract.tools.flatMap((tool) => [tool.input, tool.output]),
      contract.errorEnvelope,
      ...health,
    ]),
  ]
    .sort()
    .map((type) => `  ${validatorName(type)},\n`)
    .join('');
  const aliases = contract.tools.flatMap((tool) => tool.aliases.map((alias) => [alias, tool.name]));
  const field = (name: string, value: unknown): string => `  ${name}: ${literal(value)},\n`;
  const text = [
    header(sourceOf(contract)),
    `import type { ContractModule } from '../../runtime/contract-module.js';`,
    `import { descriptors } from './descriptors.js';`,
    `import { errors, type KnownErrorCode } from './errors.js';`,
    ...(contract.messages.length > 0 ? [`import { messages } from './messages.js';`] : []),
    `import { headings, type RequirementId, requirements } from './requirements.js';`,
    `import type { Tools } from './types.js';`,
    `import {\n${imported}} from './validators.js';`,
    `import { volatile } from './volatile.js';`,
    '',
    `export * from '../../runtime/index.js';`,
    `export type { ErrorDetails, KnownErrorCode } from './errors.js';`,
    ...(contract.messages.length > 0 ? [`export type { Messages } from './messages.js';`] : []),
    `export type { RequirementId } from './requirements.js';`,
    `export type * from './types.js';`,
    `export * as validators from './validators.js';`,
    '',
    `/** ${contract.title} ${contract.version}. ${contract.description} */`,
    `export const contract: ContractModule<Tools, KnownErrorCode, RequirementId> = {`,
    [
      field('id', contract.id),
      field('version', contract.version),
      field('schema', contract.key),
      field('previous', contract.previous),
      field('status', contract.status),
      field('title', contract.title),
      field('description', contract.description),
      field('versionMember', contract.versionMember),
      contract.instructions ? field('instructions', contract.instructions) : '',
      `  tools: {\n${contract.tools.map((tool) => toolEntry(contract, tool)).join('')}  },\n`,
      contract.messages.length > 0 ? '  messages,\n' : '',
      field('aliases', Object.fromEntries(aliases)),
      '  errors,\n',
      `  validateError: ${validatorName(contract.errorEnvelope)},\n`,
      `  validateHealth: ${health.map(validatorName)[0] ?? null},\n`,
      '  requirements,\n',
      '  headings,\n',
      field('common', contract.common),
      field('lifecycle', contract.lifecycle),
      field('profiles', contract.profiles),
      field('prompts', contract.prompts),
      field('resources', contract.resources),
    ].join(''),
    `};\n`,
  ];
  return [{ path: `${contract.key}/index.ts`, text: text.join('\n') }];
}

function toolEntry(contract: Contract, tool: Tool): string {
  const secrets = markedPlaces(contract.types, tool.input, (schema) => schema.writeOnly).map(
    (place) => place.pointer,
  );
  const name = JSON.stringify(tool.name);
  return `    ${name}: {
      name: ${name},
      aliases: ${JSON.stringify(tool.aliases)},
      optional: ${tool.optional},
      descriptor: descriptors[${name}],
      errors: ${JSON.stringify(tool.errors)},
      validateInput: ${validatorName(tool.input)},
      validateOutput: ${validatorName(tool.output)},
      secrets: ${JSON.stringify(secrets)},
      volatile: volatile[${name}],
    },
`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}
