import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Bundle } from './bundle.js';
import { checkConsistency } from './consistency.js';
import type {
  Contract,
  ErrorCode,
  ExampleCase,
  ExampleFile,
  Exclusion,
  Message,
  Schema,
  Tool,
} from './contract.js';
import { ContractFolder } from './contract-folder.js';
import { type CommonFile, includeCommon } from './inclusion/include-parts.js';
import { loadMessages } from './messages.js';
import { Refused } from './refused.js';
import type { Requirement } from './runtime/contract-module.js';

/** Every `<contract>/<version>` below the schema folder, in a fixed order; nothing registers by hand. */
export function findContracts(schemaFolder: string): string[] {
  return readdirSync(schemaFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: id }) => readdirSync(join(schemaFolder, id)).map((version) => `${id}/${version}`))
    .filter((key) => existsSync(join(schemaFolder, key, 'contract.json')))
    .sort();
}

export function loadContracts(schemaFolder: string): Contract[] {
  const keys = existsSync(schemaFolder) ? findContracts(schemaFolder) : [];
  if (keys.length === 0) {
    throw new Refused(
      'Expected at least one <contract>/<version>/contract.json in the schema folder, found none.',
    );
  }
  return keys.map((key) => loadContract(schemaFolder, key));
}

/** `contract.json`: types are named by their files. */
type ContractFile = Omit<
  Contract,
  | 'tools'
  | 'messages'
  | 'types'
  | 'places'
  | 'key'
  | 'prose'
  | 'examples'
  | 'requirements'
  | 'excluded'
  | 'common'
> & { toolOrder?: readonly string[]; common?: CommonFile };
type ToolFile = Omit<Tool, 'input' | 'output'> & { input: Schema; output: Schema };

/** Reads one contract, checks every file of it and resolves all references, without a network. */
export function loadContract(
  schemaFolder: string,
  place: string,
  named: 'as its folder' | 'any folder' = 'as its folder',
): Contract {
  const folder = new ContractFolder(schemaFolder, place);
  const path = `${folder.path}/contract.json`;
  const {
    $schema: _,
    toolOrder = [],
    common,
    ...head
  } = folder.json<ContractFile & { $schema?: string }>('contract', path);
  const key = `${head.id}/${head.version}`;
  if (named === 'as its folder' && key !== place) {
    throw new Refused(
      `${path}#: Expected id and version to be "${place}", as the folder says, got "${key}".`,
    );
  }
  const bundle = new Bundle(
    folder
      .list('types')
      .map((file) => ({ path: file, pointer: '', schema: folder.json<Schema>('schema', file) })),
  );
  const tools = inOrder(
    folder.list('tools').map((file) => loadTool(folder, file, bundle)),
    toolOrder,
    path,
  );
  const messages = loadMessages(folder, bundle);
  const typeAt = (ref: string, pointer: string): string => bundle.nameOf(ref, { path, pointer });
  const own = folder.has('requirements.json')
    ? folder.json<{ requirements: Requirement[]; excluded: Exclusion[] }>(
        'requirements',
        `${folder.path}/requirements.json`,
      )
    : { requirements: [], excluded: [] };
  const prose = folder.has('contract.md') ? folder.text(`${folder.path}/contract.md`) : '';

  const contract: Contract = {
    ...head,
    key,
    versionMember: head.versionMember ?? null,
    tools,
    messages,
    errorEnvelope: typeAt(head.errorEnvelope, '/errorEnvelope'),
    errors: head.errors.map(
      (error, i): ErrorCode => ({
        ...error,
        details: error.details === null ? null : typeAt(error.details, `/errors/${i}/details`),
      }),
    ),
    types: bundle.types,
    places: bundle.places,
    ...includeCommon({ schemaFolder, path: folder.path, head, prose, ...own }, common),
    examples: folder.list('examples').map((file) => loadExamples(folder, file, bundle, tools, messages)),
  };
  checkConsistency(contract, folder.path);
  return contract;
}

function inOrder(tools: readonly Tool[], order: readonly string[], path: string): Tool[] {
  const first = order.map((name) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Refused(`${path}#/toolOrder: There is no tool "${name}".`);
    return tool;
  });
  return [...first, ...tools.filter((tool) => !first.includes(tool))];
}

function loadTool(folder: ContractFolder, path: string, bundle: Bundle): Tool {
  const { $schema: _, ...tool } = folder.json<ToolFile & { $schema?: string }>('tool', path);
  if (path !== `${folder.path}/tools/${tool.name}.json`) {
    throw new Refused(`${path}#/name: Expected the name of the file, got "${tool.name}".`);
  }
  const input = bundle.add({ path, pointer: '/input', schema: tool.input });
  const output = bundle.add({ path, pointer: '/output', schema: tool.output });
  return { ...tool, input, output };
}

function loadExamples(
  folder: ContractFolder,
  path: string,
  bundle: Bundle,
  tools: readonly Tool[],
  messages: readonly Message[],
): ExampleFile {
  const { of, cases } = folder.json<{ of: string; cases: ExampleCase[] }>('examples', path);
  const place = { path: `${folder.path}/contract.json`, pointer: '' };
  const [file, part] = of.split('#/') as [string, string | undefined];
  const tool = tools.find((one) => file === `tools/${one.name}.json`);
  const message = messages.find((one) => file === `messages/${one.name}.json`);
  const named = tool?.[part as 'input' | 'output'] ?? message?.[part as 'toBackend' | 'toFrontend']?.message;
  if (part !== undefined && named === undefined) throw new Refused(`${path}#/of: There is no ${of}.`);
  const type = named ?? bundle.nameOf(file, place);
  return { path, valid: path.startsWith(`${folder.path}/examples/valid/`), type, cases };
}
