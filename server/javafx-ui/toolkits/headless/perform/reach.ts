import type { RawTarget } from '../../../scene/port.js';
import type { Application } from '../runtime/application.js';
import { modalBlocker } from '../runtime/windows.js';
import type { Node, ReachedItem } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { type Failure, failed } from './outcome.js';

/** A node that can take an action. */
export interface Reached {
  node: Node;
  window: Window;
  /** Set when an item of a virtualized control was asked for. */
  row?: ReachedItem;
}

/** Finds the target and checks what holds for every action on it. */
export function reach(app: Application, target: RawTarget): Reached | Failure {
  const control = app.findByUid(target.uid);
  if (!control) {
    return app.uids.wasIssued(target.uid)
      ? failed('STALE_REF', 'The node is no longer in a showing window. Take a new snapshot.')
      : failed('NODE_NOT_FOUND', `No node has the uid ${target.uid}.`);
  }
  const window = control.scene?.window as Window;
  const blocker = modalBlocker(app.windows, window);
  if (blocker) {
    const name = blocker.title ? ` ("${blocker.title}")` : '';
    return failed('BLOCKED_BY_MODAL', `A modal window${name} is open; act on it first.`);
  }
  if (control.disabled) return failed('TARGET_DISABLED', `The ${control.type} is disabled.`);
  if (!control.treeVisible) return failed('TARGET_NOT_VISIBLE', `The ${control.type} is not visible.`);
  if (!target.item) return { node: control, window };
  const item = control.reachItem(target.item);
  if (item === null) {
    return failed(
      'UNSUPPORTED_TARGET_TYPE',
      `An item needs a list, table or tree; the target is a ${control.type}.`,
    );
  }
  if (typeof item === 'string') return failed('ITEM_NOT_FOUND', item);
  return { node: item.cell, window, row: item };
}
