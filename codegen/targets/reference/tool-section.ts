import type { Contract, Tool } from '../../contract.js';
import { code, compactJson, jsonBlock, table, typeLink } from './markdown.js';
import { typeBody } from './type-section.js';

/** A long example is looked up in the examples; the reference stays readable. */
const longestExample = 60;

/** Its input or output, not a type that stands for itself. */
export function isDeclaredInTool(contract: Contract, type: string): boolean {
  return /\/tools\/[^/]+#\/(input|output)$/.test(contract.places[type]!);
}

export function toolSection(contract: Contract, tool: Tool): string {
  const side = (title: string, name: string): string =>
    isDeclaredInTool(contract, name)
      ? `**${title}**\n\n${typeBody(contract, name)}`
      : `**${title}**: ${typeLink(name)}`;
  return [
    `### ${tool.name}`,
    `*${facts(tool).join(' · ')}*`,
    tool.description,
    side('Input', tool.input),
    side('Output', tool.output),
    errors(contract, tool),
    example(contract, tool),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function facts(tool: Tool): string[] {
  const { readOnlyHint, destructiveHint, idempotentHint } = tool.annotations;
  return [
    tool.title,
    readOnlyHint ? 'only reads' : destructiveHint ? 'acts, and may destroy' : 'acts',
    idempotentHint ? 'idempotent' : '',
    tool.optional ? 'optional' : '',
    tool.aliases.length > 0 ? `also called ${tool.aliases.map(code).join(', ')}` : '',
  ].filter((fact) => fact !== '');
}

function errors(contract: Contract, tool: Tool): string {
  const rows = tool.errors.map((name) => {
    const error = contract.errors.find((one) => one.code === name)!;
    return [code(name), error.meaning];
  });
  return rows.length === 0 ? '' : `**Errors**\n\n${table(['code', 'meaning'], rows)}`;
}

function example(contract: Contract, tool: Tool): string {
  const first = (type: string): unknown =>
    contract.examples
      .filter((file) => file.valid && file.type === type)
      .flatMap((file) => file.cases)
      .map((one) => one.value)
      .find((value) => compactJson(value).split('\n').length <= longestExample && !isEmpty(value));
  const input = first(tool.input);
  const output = first(tool.output);
  return [
    input === undefined ? '' : `**Example input**\n\n${jsonBlock(input)}`,
    output === undefined ? '' : `**Example output**\n\n${jsonBlock(output)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
