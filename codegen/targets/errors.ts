import type { Contract } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';

/** The error codes with their integers, and the type of the details of each. */
export function errors(contract: Contract): File[] {
  const { errors } = contract;
  const codes = errors.map(({ code }) => `\n  | ${JSON.stringify(code)}`).join('') || ' never';
  const entries = errors
    .map(({ details: _, ...error }) => `  ${error.code}: ${JSON.stringify(error)},\n`)
    .join('');
  const details = errors.map(
    ({ code, details }) => `  ${code}: ${details ? `types.${details}` : 'Record<string, unknown>'};\n`,
  );
  const text = [
    header(`${sourceOf(contract)}/contract.json`),
    `import type { ErrorModule } from '../../runtime/contract-module.js';`,
    `import type * as types from './types.js';`,
    '',
    '/** The codes that this version knows. A server of a later one may send others. */',
    `export type KnownErrorCode =${codes};`,
    '',
    '/** The details that come with each code. */',
    `export interface ErrorDetails {\n${details.join('')}}`,
    '',
    `export const errors: { readonly [Code in KnownErrorCode]: ErrorModule<Code> } = {\n${entries}};`,
    '',
  ].join('\n');
  return [
    {
      path: `${contract.key}/errors.ts`,
      text: text.replace(
        /import type \* as types.*\n/,
        details.some((line) => line.includes('types.')) ? '$&' : '',
      ),
    },
  ];
}
