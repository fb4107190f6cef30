import type { ActionTarget } from '../../contract.js';
import type { Deadline, RawTarget, RawVirtualization } from '../../scene/port.js';
import { UiError } from '../errors.js';
import { findNode, plainUid } from '../nodes/refs.js';
import type { GuardedToolkit } from '../toolkit-guard.js';

/** Why an action could not be carried out. */
export class ActionRefused extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ActionRefused';
  }
}

/** Finds what an action is done to, now; the toolkit takes it by its uid. */
export async function resolveTarget(
  toolkit: GuardedToolkit,
  { ref, item }: ActionTarget,
  deadline: Deadline,
): Promise<RawTarget> {
  const plain = item == null ? plainUid(ref) : undefined;
  // The toolkit itself tells whether the node is there.
  if (plain !== undefined) return { uid: plain };
  const { scene } = await findNode(
    toolkit,
    ref,
    { depth: 0, sections: item == null ? [] : ['virtualization'] },
    deadline,
  );
  const node = scene.nodes[0]!;
  if (item == null) return { uid: node.uid };
  if (!node.virtualization) {
    const kinds = 'ListView, TableView, TreeView or TreeTableView';
    throw new ActionRefused(
      'UNSUPPORTED_TARGET_TYPE',
      `A ${node.type} has no items; "item" needs a ${kinds}.`,
    );
  }
  const { index } = item;
  const column = item.column ?? undefined;
  checkItem(node.virtualization, index, column);
  return { uid: node.uid, item: column === undefined ? { index } : { index, column } };
}

/** Refuses what the control does not have. */
export function checkItem(
  { kind, itemsCount, columns = [] }: RawVirtualization,
  index: number,
  column: string | number | undefined,
): void {
  if (index >= itemsCount) {
    throw new ActionRefused(
      'ITEM_NOT_FOUND',
      `The ${kind} has ${itemsCount} items; there is no item ${index}.`,
    );
  }
  if (column === undefined) return;
  const known =
    typeof column === 'number' ? column < columns.length : columns.some(({ id }) => id === column);
  if (known) return;
  const keys = columns.map(({ id }, i) => (id === null ? i : JSON.stringify(id)));
  const has = keys.length === 0 ? 'no columns' : `the columns ${keys.join(', ')}`;
  throw new ActionRefused(
    'ITEM_NOT_FOUND',
    `The ${kind} has ${has}; there is no column ${JSON.stringify(column)}.`,
  );
}

/** A target that does not resolve is a failure of its action, with the code's own name as the reason. */
export function asRefusal(error: unknown): ActionRefused | undefined {
  if (error instanceof ActionRefused) return error;
  if (!(error instanceof UiError)) return undefined;
  if (error.code === 'MCP_UI_NODE_NOT_FOUND')
    return new ActionRefused('NODE_NOT_FOUND', error.message, error.details);
  if (error.code === 'MCP_UI_AMBIGUOUS')
    return new ActionRefused('AMBIGUOUS_TARGET', error.message, error.details);
  if (error.code === 'MCP_UI_STALE_REF') return new ActionRefused('STALE_REF', error.message, error.details);
  return undefined;
}
