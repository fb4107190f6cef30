import { type EventType, FxEvent, type Handler } from './events.js';
import type { FxObject } from './fx-object.js';
import type { Node } from './node.js';

type ErrorSink = (error: unknown) => void;

let sink: ErrorSink = (error) => {
  throw error;
};

/** Where errors of the application's handlers go. One thread has one application. */
export function reportHandlerErrorsTo(next: ErrorSink): void {
  sink = next;
}

/** Runs code of the application; what it throws is reported and ends neither the event nor the thread. */
export function runAppCode(code: () => unknown): void {
  try {
    const result = code();
    if (result instanceof Promise) result.catch((error: unknown) => sink(error));
  } catch (error) {
    sink(error);
  }
}

/** Runs the handlers on one object. */
export function callHandlers(object: FxObject, event: FxEvent): void {
  for (const handler of [...object.handlersOf(event.type)]) {
    runAppCode(() => (handler as Handler<FxEvent>)(event));
  }
}

/**
 * Takes an event from its target up to the root. On each node the application's handlers come first,
 * then what the control itself does, unless the event was consumed.
 */
export function dispatch(event: FxEvent, target: Node): void {
  // The path is fixed beforehand: a handler may take nodes out of the tree.
  const path: Node[] = [];
  for (let node: Node | null = target; node; node = node.parent) path.push(node);
  for (const node of path) {
    callHandlers(node, event);
    if (!event.consumed) node.handle(event);
    if (event.consumed) return;
  }
}

export function fireEvent(target: Node, type: EventType): FxEvent {
  const event = new FxEvent(type, target);
  dispatch(event, target);
  return event;
}
