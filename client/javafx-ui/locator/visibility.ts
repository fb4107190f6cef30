import type { CallOptions } from '../../tool-methods.js';
import type { NodeRef, UiNode } from '../contract.js';
import type { Session } from '../session.js';

const place = /^\/stages\[(\d+)\]\/scene\/root(.*)$/;

/** The window that a path leads into, and how deep. */
export function placeOf({ path }: NodeRef): { stageIndex: number; depth: number } {
  const [, index = '0', steps = ''] = place.exec(path) ?? [];
  return { stageIndex: Number(index), depth: steps.split('/').length - 1 };
}

/** Whether the node and all that it stands in are visible. A node tells only its own flag. */
export async function isTreeVisible(session: Session, ref: NodeRef, options: CallOptions): Promise<boolean> {
  const { stageIndex, depth } = placeOf(ref);
  const { stages } = await session.call('ui_get_snapshot', { stageIndex, depth }, options);
  return stages.some(({ scene }) => leadsTo(scene.root, ref.uid));
}

/** Looks for the node among the visible ones only. */
function leadsTo(node: UiNode, uid: string): boolean {
  return node.visible && (node.ref.uid === uid || node.children.some((child) => leadsTo(child, uid)));
}
