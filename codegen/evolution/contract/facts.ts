import type { Contract } from '../../contract.js';
import { directions } from '../../messages.js';
import type { Json } from '../json.js';
import { step } from '../json.js';
import { documentsOf } from './roots.js';
import { neutralText } from './version-texts.js';

/** What a contract says besides its schemas: path → value, one fact each. */
export type Facts = Readonly<Record<string, Json>>;

export function factsOf(contract: Contract): Facts {
  const facts: Record<string, Json> = {};
  const text = (value: string): string => neutralText(contract, value);
  const path = (...parts: string[]): string => parts.map(step).join('').slice(1);

  facts.id = contract.id;
  facts.versionMember = contract.versionMember;
  facts.about = { title: text(contract.title), description: text(contract.description) };
  facts.instructions = contract.instructions?.map(text) ?? null;
  facts.prose = text(contract.prose);
  for (const name of documentsOf(contract)) facts[path('documents', name)] = true;
  for (const tool of contract.tools) {
    facts[path('tools', tool.name)] = true;
    facts[path('tools', tool.name, 'optional')] = tool.optional;
    facts[path('tools', tool.name, 'about')] = { title: tool.title, description: text(tool.description) };
    for (const alias of tool.aliases) facts[path('tools', tool.name, 'aliases', alias)] = true;
    for (const code of tool.errors) facts[path('tools', tool.name, 'errors', code)] = true;
    for (const [hint, value] of Object.entries(tool.annotations)) {
      facts[path('tools', tool.name, 'annotations', hint)] = value;
    }
  }
  for (const message of contract.messages) {
    for (const way of directions) if (message[way]) facts[path('messages', message.name, way)] = true;
  }
  for (const error of contract.errors) {
    facts[path('errors', error.code)] = true;
    facts[path('errors', error.code, 'integer')] = error.integer;
    facts[path('errors', error.code, 'about')] = { meaning: text(error.meaning), next: text(error.next) };
    facts[path('errors', error.code, 'details')] = error.details !== null;
  }
  for (const { id, level, quote, needs } of contract.requirements) {
    facts[path('requirements', id)] = true;
    facts[path('requirements', id, 'level')] = level;
    facts[path('requirements', id, 'quote')] = text(quote);
    facts[path('requirements', id, 'needs')] = [...needs].sort();
  }
  if (contract.lifecycle) {
    facts.lifecycle = true;
    facts[path('lifecycle', 'initial')] = contract.lifecycle.initial;
    for (const state of contract.lifecycle.states) {
      facts[path('lifecycle', 'states', state.name)] = true;
      facts[path('lifecycle', 'states', state.name, 'error')] = state.error;
      facts[path('lifecycle', 'states', state.name, 'message')] = state.message ?? null;
      for (const { tool, error, message } of state.except ?? []) {
        facts[path('lifecycle', 'states', state.name, 'except', tool)] = { error, message };
      }
      for (const tool of state.tools) facts[path('lifecycle', 'states', state.name, 'tools', tool)] = true;
    }
    for (const { from, to, on } of contract.lifecycle.transitions) {
      facts[path('lifecycle', 'transitions', `${from} → ${to} when ${on}`)] = true;
    }
  }
  for (const { id, offers, sections } of contract.profiles) {
    facts[path('profiles', id)] = true;
    facts[path('profiles', id, 'covers')] = {
      offers: [...offers],
      sections: sections ? [...sections] : null,
    };
  }
  for (const prompt of contract.prompts) {
    facts[path('prompts', prompt.name)] = true;
    facts[path('prompts', prompt.name, 'messages')] = prompt.messages.map((message) => ({ ...message }));
    for (const { name, required } of prompt.arguments) {
      facts[path('prompts', prompt.name, 'arguments', name)] = required ? 'required' : 'optional';
    }
  }
  for (const { uri, mimeType, deprecated, subscribe, read, list } of contract.resources) {
    facts[path('resources', uri)] = true;
    facts[path('resources', uri, 'deprecated')] = deprecated === true;
    facts[path('resources', uri, 'content')] = {
      mimeType,
      subscribe: subscribe === true,
      read: (read ?? null) as unknown as Json,
      ...(list ? { list: list as unknown as Json } : {}),
    };
  }
  return facts;
}

/** Admits one fact at a time, and only those of the contract: a fact is proven like an instance. */
export function factSchema(facts: Facts): Record<string, unknown> {
  return {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(Object.entries(facts).map(([path, value]) => [path, { const: value }])),
    additionalProperties: false,
  };
}
