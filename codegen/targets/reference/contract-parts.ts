import type { Contract, MessageData } from '../../contract.js';
import { headingsOf } from '../../prose.js';
import { code, sentenceCase, table, typeLink } from './markdown.js';

export function errorTable(contract: Contract): string {
  const rows = contract.errors.map((error) => [
    code(error.code),
    String(error.integer),
    `${error.meaning} ${error.next}`,
    error.details === null ? '' : typeLink(error.details),
  ]);
  return part(
    'Errors',
    `A tool that fails answers with an ${typeLink(contract.errorEnvelope)}.`,
    table(['code', 'as JSON-RPC error', 'meaning, and what to do', 'details'], rows),
  );
}

/** What tools answer that do not work in a state, and those that answer otherwise. */
function refusals({
  error,
  message,
  except = [],
}: NonNullable<Contract['lifecycle']>['states'][number]): string {
  const said = (code_: string, text?: string): string =>
    text === undefined ? code(code_) : `${code(code_)} “${text}”`;
  return [
    ...(error === null ? [] : [said(error, message)]),
    ...except.map((one) => `${code(one.tool)}: ${said(one.error, one.message)}`),
  ].join('; ');
}

/** What the server and its frontends say to each other. */
export function messages(contract: Contract): string {
  const data = (one: MessageData | null): string => (one === null ? '' : typeLink(one.data));
  const rows = contract.messages.map((message) => [
    code(message.name),
    message.description,
    data(message.toBackend),
    data(message.toFrontend),
  ]);
  return part(
    'Messages',
    rows.length === 0 ? '' : 'Between the server and its frontends, as `{"type": …, "data": …}`.',
    rows.length === 0 ? '' : table(['type', 'meaning', 'data to the server', 'data to a frontend'], rows),
  );
}

export function lifecycle({ lifecycle }: Contract): string {
  if (!lifecycle) return '';
  const states = lifecycle.states.map((state) => [
    code(state.name),
    state.description,
    state.tools.map(code).join(', ') || 'none',
    refusals(state),
  ]);
  const transitions = lifecycle.transitions.map(({ from, to, on }) => [
    code(from),
    code(to),
    sentenceCase(on),
  ]);
  return part(
    'Lifecycle',
    `It begins in ${code(lifecycle.initial)}.`,
    table(['state', 'meaning', 'tools that work', 'the others answer'], states),
    table(['from', 'to', 'when'], transitions),
  );
}

export function prompts(contract: Contract): string {
  const rows = contract.prompts.map((prompt) => [
    code(prompt.name),
    prompt.description,
    prompt.arguments
      .map((one) => `${code(one.name)}${one.required ? '' : ' (optional)'}: ${one.description}`)
      .join(' '),
  ]);
  return part('Prompts', table(['prompt', 'meaning', 'arguments'], rows));
}

export function resources(contract: Contract): string {
  const rows = contract.resources.map(({ uri, description, mimeType, deprecated, subscribe }) => [
    code(uri),
    description,
    mimeType,
    [deprecated ? 'deprecated, not listed' : '', subscribe ? 'can be subscribed to' : '']
      .filter((word) => word !== '')
      .join('; '),
  ]);
  return part('Resources', table(['URI', 'meaning', 'media type', ''], rows));
}

export function profiles(contract: Contract): string {
  const rows = contract.profiles.map((one) => [
    code(one.id),
    one.description,
    one.offers.map(code).join(', '),
    one.sections?.join(', ') ?? 'all',
  ]);
  return part('Profiles', table(['profile', 'meaning', 'offers', 'sections'], rows));
}

/** The requirements under the headings of the prose. */
export function requirementTables(contract: Contract): string {
  const titles = headingsOf(contract.prose);
  const sections = [...new Set(contract.requirements.map((one) => one.section))];
  const tables = sections.map((section) => {
    const rows = contract.requirements
      .filter((one) => one.section === section)
      .map((one) => [code(one.id), one.quote, one.needs.map(code).join(', ')]);
    return `### ${section} ${titles[section] ?? ''}`
      .trimEnd()
      .concat('\n\n', table(['id', 'requirement', 'needs'], rows));
  });
  return part('Requirements', ...tables);
}

function part(title: string, ...content: string[]): string {
  const body = content.filter((text) => text !== '');
  return body.length === 0 ? '' : [`## ${title}`, ...body].join('\n\n');
}
