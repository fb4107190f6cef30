import type { ContractModule } from '../../../../generated/runtime/contract-module.js';

/** What a model reads before it sees a tool: what this server is for, and which tool does what. */
export function instructions({ title, schema, description, tools }: ContractModule): string {
  const lines = Object.values(tools).map(({ descriptor }) => `- ${descriptor.name}: ${descriptor.title}.`);
  return [`${title} (${schema}). ${description}`, ...lines].join('\n');
}
