import { catalog } from '../../generated/catalog.js';
import type { KnownErrorCode } from '../../generated/mcp-javafx-ui/1.1/errors.js';
import type { Tools as NewestTools } from '../../generated/mcp-javafx-ui/1.1/types.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { loadVersion, type Versions } from '../kit/contract.js';
import type { RequirementIdOf, VersionName } from '../kit/versions-of.js';

/** Titles of the sections, as the prose of the newest version has them: a section keeps its number. */
export { headings } from '../../generated/mcp-javafx-ui/1.1/requirements.js';

/** What the checks read: what a version has added is optional there, so the newest has the types of all. */
export type {
  Action,
  NodeMatch,
  NodeRef,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
  UiStage,
  Virtualization,
} from '../../generated/mcp-javafx-ui/1.1/types.js';

export const id = 'mcp-javafx-ui';

export type RequirementId = RequirementIdOf<typeof id>;

export type ToolName = keyof NewestTools & string;
/** What the newest version lets a caller send; whether the judged one does is looked at before it is sent. */
export type ToolInput<T extends ToolName> = NewestTools[T]['input'];

/** What a check may call. Outputs are read with care, so nothing is promised of them. */
export type Tools = { [T in ToolName]: { input: ToolInput<T>; output: unknown } };

/** The contract in the version that a target is judged by. */
export type Contract = ContractModule<Tools, KnownErrorCode, RequirementId>;

const isVersion = (name: string): name is VersionName<typeof id> => name.startsWith(`${id}/`);

export const versions: Versions<Contract> = {
  versions: Object.keys(catalog).filter(isVersion),
  async load(version) {
    const name = version ?? (await import('../../generated/mcp-javafx-ui/newest.js')).contract.schema;
    if (!isVersion(name)) throw new Error(`${name} is not a version of ${id}.`);
    return (await catalog[name]()).contract as unknown as Contract;
  },
};

/** Loads a version by its name, such as `mcp-javafx-ui/1.0`; null stands for the newest. */
export const loadContract = (schema: string | null): Promise<Contract> => loadVersion(versions, schema);

export const toolNames = (contract: Contract): ToolName[] => Object.keys(contract.tools) as ToolName[];
