import type { Prompt } from '../../../../generated/runtime/contract-module.js';
import type { McpRequest, McpResult } from './exchange.js';
import { invalidParams, RpcError } from './rpc-error.js';
import { quoted, unknownName } from './unknown-name.js';

export function listPrompts(prompts: readonly Prompt[]): McpResult {
  return { prompts: prompts.map(({ messages: _, ...prompt }) => prompt) };
}

export function getPrompt(prompts: readonly Prompt[], { params }: McpRequest): McpResult {
  const name = params?.name as string;
  const prompt = prompts.find((each) => each.name === name);
  if (!prompt) {
    throw unknownName(
      'prompt',
      name,
      prompts.map((each) => each.name),
    );
  }
  const values = argumentsOf(prompt, (params?.arguments ?? {}) as Values);
  return {
    description: prompt.description,
    messages: prompt.messages.map(({ role, text }) => ({
      role,
      content: { type: 'text', text: filled(text, prompt, values) },
    })),
  };
}

type Values = Readonly<Record<string, string>>;

function argumentsOf(prompt: Prompt, given: Values): Values {
  const known = prompt.arguments.map((each) => each.name);
  const stranger = Object.keys(given).find((name) => !known.includes(name));
  if (stranger !== undefined) throw unknownName(`argument of ${prompt.name}`, stranger, known);
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  for (const { name, required, description } of prompt.arguments) {
    if (required && values[name] === undefined) {
      const sentence = `Expected the argument ${quoted(name)} of ${prompt.name}: ${description}`;
      throw new RpcError(invalidParams, sentence);
    }
  }
  return values;
}

/** A line that holds an argument which was not given is left out. Only once: a value may look like an argument. */
function filled(text: string, { arguments: known }: Prompt, values: Values): string {
  const names = known.map(({ name }) => name);
  if (names.length === 0) return text;
  const places = new RegExp(`\\{(${names.join('|')})\\}`, 'g');
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(places)].every(([, name]) => values[name!] !== undefined))
    .map((line) => line.replace(places, (_, name: string) => values[name]!))
    .join('\n');
}
