import type { ActionOutcome } from '../../../scene/port.js';
import { dispatch } from '../scene/dispatch.js';
import { ScrollEvent } from '../scene/events.js';
import type { Node } from '../scene/node.js';
import { failed } from './outcome.js';

/** Turns the wheel over a node. */
export function scrollAt(node: Node, deltaY: number): ActionOutcome | undefined {
  if (!hearsScroll(node)) {
    return failed('UNSUPPORTED_TARGET_TYPE', `Nothing scrolls at or above the ${node.type}.`);
  }
  dispatch(new ScrollEvent(node, deltaY), node);
  return undefined;
}

function hearsScroll(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) {
    if (at.scrolls || at.handlersOf('scroll').length > 0) return true;
  }
  return false;
}
