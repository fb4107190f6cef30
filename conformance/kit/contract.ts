import type {
  ContractModule,
  Requirement,
  ToolMap,
  ToolModule,
  ToolTypes,
} from '../../generated/runtime/contract-module.js';
import { UsageError } from './run/usage-error.js';

/** The tools of a contract that nobody knows at compile time. */
export type AnyTools = Record<string, ToolTypes>;

/** A contract in the version that a target is judged by. */
export type Contract<Tools extends ToolMap<Tools> = AnyTools> = ContractModule<Tools>;

export const toolNames = (contract: Contract): string[] => Object.keys(contract.tools);

/** The tool of this name; undefined for a name that the contract does not have. */
export const toolOf = ({ tools }: Contract, name: string): ToolModule | undefined =>
  Object.hasOwn(tools, name) ? tools[name] : undefined;

/** Whether a tool, by its name or another one, changes something. */
export function isActing(contract: Contract, name: string): boolean {
  const own = Object.hasOwn(contract.aliases, name) ? contract.aliases[name]! : name;
  return toolOf(contract, own)?.descriptor.annotations.readOnlyHint === false;
}

export function requirementOf(contract: Contract, wanted: string): Requirement {
  const found = contract.requirements.find((one) => one.id === wanted);
  if (!found) throw new Error(`${contract.schema} has no requirement ${wanted}.`);
  return found;
}

/** How a contract is found by the name of a version. */
export interface Versions<Found extends Contract = Contract> {
  /** Those that can be judged: `mcp-lights/0.3`. */
  readonly versions: readonly string[];
  /** One of them; null stands for the newest. */
  load(version: string | null): Promise<Found>;
}

/** Loads a version; `got` says where its name came from. */
export async function loadVersion<Found extends Contract>(
  { versions, load }: Versions<Found>,
  schema: string | null,
  got = 'got',
): Promise<Found> {
  if (schema !== null && !versions.includes(schema)) {
    throw new UsageError(
      `Expected a version that this suite knows (${versions.join(', ')}), ${got} ${schema}. A later suite may know it.`,
    );
  }
  return load(schema);
}
