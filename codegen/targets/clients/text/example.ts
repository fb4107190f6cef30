import type { ContractIr, ToolIr } from '../model/ir.js';

/** The tool that an example calls: one that only reads and needs no arguments, if there is such a one. */
export function exampleTool({ tools }: ContractIr): ToolIr | undefined {
  const simple = tools.filter((tool) => tool.inputIsOptional);
  return simple.find((tool) => tool.readOnly) ?? simple[0];
}

/** `- \`name\`: Title.` for every tool, in Markdown. */
export function toolBullets({ tools }: ContractIr, names: readonly string[]): string {
  return tools.map((tool, i) => `- \`${names[i]}\`: ${tool.title}.`).join('\n');
}
