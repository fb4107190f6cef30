import { contract } from '../generated/mcp-javafx-ui/1.0/index.js';
import type { RequirementId } from '../generated/mcp-javafx-ui/1.0/requirements.js';
import type {
  Action,
  NodeMatch,
  NodeRef,
  Tools,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
  UiStage,
  Virtualization,
} from '../generated/mcp-javafx-ui/1.0/types.js';
import type { Requirement } from '../generated/runtime/contract-module.js';

export type {
  Action,
  NodeMatch,
  NodeRef,
  RequirementId,
  Tools,
  UiNode,
  UiQueryOutput,
  UiSnapshot,
  UiStage,
  Virtualization,
};
/** The contract that this suite judges. Everything that the suite knows of it comes through here. */
export { contract };

export type ToolName = keyof Tools & string;
export type ToolInput<T extends ToolName> = Tools[T]['input'];
export type ContractRequirement = Requirement<RequirementId>;

export const toolNames = Object.keys(contract.tools) as ToolName[];
export const requirements: readonly ContractRequirement[] = contract.requirements;

export function requirement(id: RequirementId): ContractRequirement {
  const found = requirements.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no requirement ${id}.`);
  return found;
}
