import { describe, expect, test } from 'vitest';
import { contract } from '../../../../generated/mcp-javafx-ui/1.0/index.js';
import type { Prompt } from '../../../../generated/runtime/contract-module.js';
import { getPrompt, listPrompts } from './prompts.js';

const greet: Prompt = {
  name: 'greet',
  title: 'Greet',
  description: 'Greets.',
  arguments: [
    { name: 'who', description: 'Whom to greet.', required: true },
    { name: 'how', description: 'In which manner.', required: false },
  ],
  messages: [{ role: 'user', text: 'Greet {who}.\nDo it {how}.\nKeep {this}.' }],
};
const get = (params: Record<string, unknown>) => getPrompt([greet], { method: 'prompts/get', params });
const textOf = (result: object) =>
  (result as { messages: { content: { text: string } }[] }).messages[0]!.content.text;

test('the list has no messages', () => {
  const { messages: _, ...listed } = greet;
  expect(listPrompts([greet])).toEqual({ prompts: [listed] });
});

test('arguments stand in the text; a line without its argument is left out', () => {
  expect(get({ name: 'greet', arguments: { who: 'Ada', how: 'kindly' } })).toEqual({
    description: 'Greets.',
    messages: [{ role: 'user', content: { type: 'text', text: 'Greet Ada.\nDo it kindly.\nKeep {this}.' } }],
  });
  expect(textOf(get({ name: 'greet', arguments: { who: 'Ada', how: ' ' } }))).toBe(
    'Greet Ada.\nKeep {this}.',
  );
});

test('a value that looks like an argument is text', () => {
  const text = textOf(get({ name: 'greet', arguments: { who: '{how} $& {who}', how: 'loudly' } }));
  expect(text).toBe('Greet {how} $& {who}.\nDo it loudly.\nKeep {this}.');
});

describe('refused with -32602', () => {
  test.each([
    [{ name: 'gret' }, 'There is no prompt "gret". Did you mean greet? Known: greet.'],
    [{ name: 'greet' }, 'Expected the argument "who" of greet: Whom to greet.'],
    [{ name: 'greet', arguments: { who: '' } }, 'Expected the argument "who" of greet: Whom to greet.'],
    [
      { name: 'greet', arguments: { who: 'Ada', hou: 'x' } },
      'There is no argument of greet "hou". Did you mean how? Known: who, how.',
    ],
  ])('%j', (params, message) => {
    expect(() => get(params)).toThrow(expect.objectContaining({ code: -32602, message }));
  });
});

test.each(contract.prompts.map((prompt) => [prompt.name, prompt] as const))(
  'the prompt %s of the contract has a text with and without its optional arguments',
  (name, prompt) => {
    const values = (all: boolean) =>
      Object.fromEntries(
        prompt.arguments.filter((one) => all || one.required).map((one) => [one.name, `<${one.name}>`]),
      );
    const text = (all: boolean) =>
      textOf(
        getPrompt(contract.prompts, { method: 'prompts/get', params: { name, arguments: values(all) } }),
      );
    for (const one of prompt.arguments) expect(text(true)).toContain(`<${one.name}>`);
    expect(text(false)).not.toMatch(/\{\w+\}/);
    expect(text(true).split('\n').length).toBeGreaterThan(text(false).split('\n').length);
  },
);
