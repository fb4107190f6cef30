import type { Contract } from './contract.js';

const variable = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** What in the prompts and resources of a contract refers to nothing: where, and a sentence. */
export function* offerProblems(contract: Contract): Generator<[where: string, sentence: string]> {
  const tools = new Set(contract.tools.map(({ name }) => name));
  const codes = new Set(contract.errors.map(({ code }) => code));
  for (const { uri, read, list } of contract.resources) {
    for (const call of [read, read?.given, list]) {
      if (call && !tools.has(call.tool)) yield ['resources', `There is no tool "${call.tool}".`];
    }
    for (const code of read?.absent ?? []) {
      if (!codes.has(code)) yield ['resources', `There is no error code "${code}" in contract.json.`];
    }
    const known = new Set([...variablesIn(uri), ...Object.keys(read?.given?.variables ?? {})]);
    for (const name of variablesIn(JSON.stringify(read?.input ?? {}))) {
      if (!known.has(name)) yield ['resources', `Nothing says what "{${name}}" of ${uri} stands for.`];
    }
    for (const name of list ? variablesIn(uri) : []) {
      if (!Object.hasOwn(list!.variables, name)) {
        yield ['resources', `Nothing says where the list of ${uri} has its "${name}".`];
      }
    }
  }
  for (const prompt of contract.prompts) {
    const text = prompt.messages.map((message) => message.text).join('\n');
    const used = new Set(variablesIn(text));
    for (const { name } of prompt.arguments) {
      if (!used.has(name)) yield ['prompts', `No message of ${prompt.name} uses its argument "${name}".`];
    }
  }
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(variable)].map((match) => match[1]!);
}
