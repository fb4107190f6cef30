import { type ContractName, catalog } from '../generated/catalog.js';
import type { KnownErrorCode } from '../generated/mcp-javafx-ui/1.0/errors.js';
import type {
  ContractModule,
  Requirement,
  ToolTypes,
  Validator,
} from '../generated/runtime/contract-module.js';
import { UsageError } from './run/usage-error.js';

/** What the checks read is what every version has, so its types are those of the first one. */
export type {
  Action,
  NodeMatch,
  NodeRef,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
  UiStage,
  Virtualization,
} from '../generated/mcp-javafx-ui/1.0/types.js';

const id = 'mcp-javafx-ui';
type Modules = typeof catalog;
type Versions = Awaited<ReturnType<Modules[Extract<ContractName, `${typeof id}/${string}`>]>>['contract'];

/** The requirements of all versions: one that is new in any of them needs a check and a mutant, too. */
export type RequirementId = Versions['requirements'][number]['id'];

type ToolMaps = Versions extends infer One
  ? One extends ContractModule<infer Tools, string, string>
    ? Tools
    : never
  : never;
export type ToolName = (ToolMaps extends infer One ? keyof One : never) & string;
/** What some version lets a caller send; whether the judged one does is looked at before it is sent. */
export type ToolInput<T extends ToolName> = ToolMaps extends infer One
  ? T extends keyof One
    ? One[T] extends { input: infer Input }
      ? Input
      : never
    : never
  : never;

export type ContractRequirement = Requirement<RequirementId>;

/** The contract in the version that a target is judged by. */
export interface Contract extends ContractModule<Record<ToolName, ToolTypes>, KnownErrorCode, RequirementId> {
  readonly validateHealth: Validator<unknown>;
}

/** Loads a version by its name, such as `mcp-javafx-ui/1.0`; null stands for the newest. */
export async function loadContract(schema: string | null, got = 'got'): Promise<Contract> {
  const name = schema ?? (await import('../generated/mcp-javafx-ui/newest.js')).contract.schema;
  if (!isKnown(name)) {
    throw new UsageError(
      `Expected a version that this suite knows (${knownVersions().join(', ')}), ${got} ${name}. A later suite may know it.`,
    );
  }
  const { contract, validators } = await catalog[name]();
  return { ...(contract as unknown as Contract), validateHealth: validators.validateHealth };
}

export const knownVersions = (): string[] => Object.keys(catalog).filter((name) => name.startsWith(`${id}/`));

const isKnown = (name: string): name is ContractName => knownVersions().includes(name);

export const toolNames = (contract: Contract): ToolName[] => Object.keys(contract.tools) as ToolName[];

export function requirementOf(contract: Contract, wanted: RequirementId): ContractRequirement {
  const found = contract.requirements.find((one) => one.id === wanted);
  if (!found) throw new Error(`${contract.schema} has no requirement ${wanted}.`);
  return found;
}
