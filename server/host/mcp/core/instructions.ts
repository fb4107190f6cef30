import type { ContractModule, ToolDescriptor } from '../../../../generated/runtime/contract-module.js';

/**
 * What a model reads before it sees a tool: what this server is for, and how to work with its tools as far as
 * they are offered. Where the contract does not say how, it is told which tool does what.
 */
export function instructions(
  {
    title,
    schema,
    description,
    instructions: recipe,
    tools,
  }: Pick<ContractModule, 'title' | 'schema' | 'description' | 'instructions' | 'tools'>,
  offered: readonly ToolDescriptor[],
): string {
  const isOffered = (name: string): boolean => offered.some((tool) => tool.name === name);
  const missing = Object.keys(tools).filter((name) => !isOffered(name));
  const lines =
    recipe?.filter((line) => !missing.some((name) => line.includes(`\`${name}\``))) ??
    offered.map((tool) => `- ${tool.name}: ${tool.title}.`);
  return [`${title} (${schema}). ${description}`, ...lines].join('\n');
}
