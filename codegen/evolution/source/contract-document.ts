import type { Contract, Schema } from '../../contract.js';
import { isObject } from '../schema.js';
import { isTranslated } from '../solver/translate.js';

type Part = Record<string, unknown>;

/** A file that says something about tools, errors or requirements, and nothing that only a schema says. */
export function isContractDocument(value: unknown): value is Part {
  if (!isObject(value)) return false;
  const keywords = Object.keys(value).filter((name) => name === '$defs' || isTranslated(name, {}));
  return keywords.length === 0 && markers.some((name) => name in value);
}

const markers = [
  ...[
    'id',
    'version',
    'versionMember',
    'title',
    'instructions',
    'prose',
    'tools',
    'types',
    'messages',
    'errors',
    'requirements',
    'lifecycle',
  ],
  ...['profiles', 'prompts', 'resources'],
];

/** A whole contract out of a document that only says what matters; schemas may stand where they are used. */
export function completed(document: Part): Contract {
  const types: Record<string, Schema> = {
    Failure: { type: 'object' },
    ...(document.types as object | undefined),
  };
  const named = (name: string, schema: unknown, fallback: Schema): string => {
    types[name] = (schema ?? fallback) as Schema;
    return name;
  };
  const list = (name: string): Part[] => (document[name] as Part[] | undefined) ?? [];
  const lifecycle = document.lifecycle as Contract['lifecycle'] | undefined;
  const id = String(document.id ?? 'contract');
  const version = String(document.version ?? '1.0');

  return {
    id,
    version,
    key: `${id}/${version}`,
    previous: null,
    status: 'draft',
    title: String(document.title ?? id),
    description: String(document.description ?? '…'),
    versionMember: (document.versionMember as string | undefined) ?? null,
    ...(document.instructions ? { instructions: document.instructions as string[] } : {}),
    prose: String(document.prose ?? ''),
    tools: list('tools').map(({ input, output, ...tool }) => ({
      aliases: [],
      title: String(tool.name),
      description: '…',
      annotations: {},
      optional: false,
      errors: [],
      name: String(tool.name),
      ...tool,
      input: named(`${tool.name}.input`, input, { type: 'object', additionalProperties: false }),
      output: named(`${tool.name}.output`, output, { type: 'object' }),
    })),
    messages: list('messages').map(({ toBackend, toFrontend, ...message }) => {
      const data = (way: string, schema: unknown) =>
        schema
          ? { message: `${message.name}.${way}`, data: named(`${message.name}.${way}`, schema, {}) }
          : null;
      return {
        title: String(message.name),
        description: '…',
        name: String(message.name),
        ...message,
        toBackend: data('toBackend', toBackend),
        toFrontend: data('toFrontend', toFrontend),
      };
    }),
    errors: list('errors').map(({ details, ...error }) => ({
      integer: 0,
      meaning: '…',
      next: '…',
      code: String(error.code),
      ...error,
      details: details ? named(`${error.code}.details`, details, {}) : null,
    })),
    requirements: list('requirements').map((requirement) => ({
      id: String(requirement.id),
      level: 'MUST',
      section: '1',
      quote: '…',
      needs: [],
      added: version,
      ...requirement,
    })),
    lifecycle: lifecycle
      ? {
          initial: lifecycle.initial,
          states: lifecycle.states.map((state) => ({ ...state, error: state.error ?? null })),
          transitions: lifecycle.transitions ?? [],
        }
      : null,
    profiles: list('profiles').map((profile) => ({
      description: '…',
      offers: [],
      id: String(profile.id),
      ...profile,
    })),
    prompts: list('prompts').map((prompt) => ({
      title: '…',
      description: '…',
      arguments: [],
      messages: [],
      name: String(prompt.name),
      ...prompt,
    })),
    resources: list('resources').map((resource) => ({
      name: String(resource.uri),
      title: '…',
      description: '…',
      mimeType: 'text/plain',
      uri: String(resource.uri),
      ...resource,
    })),
    errorEnvelope: 'Failure',
    types,
    places: {},
    common: null,
    excluded: [],
    examples: [],
  };
}
