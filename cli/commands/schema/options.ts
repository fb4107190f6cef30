import { resolve } from 'node:path';
import { Failure } from '../../failure.js';

export const schemaOption = {
  schema: {
    type: 'string',
    placeholder: 'folder',
    description: 'Where the contracts are',
    default: 'schema',
  },
} as const;

export const contractOption = {
  contract: {
    type: 'string',
    placeholder: 'name',
    description: 'Which contract, where there are several',
  },
} as const;

export const formatOption = {
  format: {
    type: 'string',
    choices: ['text', 'json', 'markdown'],
    description: 'How to show it',
    default: 'text',
  },
} as const;

/** What the schema folder is refused for is for the user to repair. */
export async function orFailure<T>(work: () => T | Promise<T>): Promise<T> {
  const { Refused } = await import('../../../codegen/refused.js');
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? new Failure(error.message, 2) : error;
  }
}

export function schemaFolder(options: { readonly schema: string }): string {
  return resolve(options.schema);
}
