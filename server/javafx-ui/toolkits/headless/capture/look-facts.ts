import type { RawNode } from '../../../scene/port.js';
import type { EventType } from '../scene/events.js';
import type { Node } from '../scene/node.js';

const pointed: readonly EventType[] = ['mouseClicked', 'mousePressed', 'mouseReleased', 'scroll'];

/** What a user may find out about a node beyond what it displays; undefined where there is nothing. */
export function lookFacts(node: Node): Partial<RawNode> | undefined {
  const handled = pointed.some((type) => node.handlersOf(type).length > 0);
  const { accessibleText } = node;
  if (!handled && !accessibleText) return undefined;
  return { ...(accessibleText && { accessibleText }), ...(handled && { handled }) };
}

/** The types that its own extends, nearest first; a class without a name of its own adds none. */
export function supertypes(node: Node): string[] {
  const found: string[] = [];
  for (let at: object | null = Object.getPrototypeOf(node); at; at = Object.getPrototypeOf(at)) {
    const type: unknown = Object.getOwnPropertyDescriptor(at, 'type')?.get?.call(node);
    if (typeof type === 'string' && type !== node.type && !found.includes(type)) found.push(type);
  }
  return found;
}
