import type { Node } from './node.js';

/** Key under which a node keeps the uid that names it to the outside. */
export const UID_KEY = 'mcp.uid';

/**
 * The free-form properties of a node. The uid is an entry like any other, but stands in a field of its
 * own: every capture reads it from every node.
 */
export class NodeProperties {
  private entries: Map<string, unknown> | undefined;

  constructor(private readonly node: Node) {}

  get(key: string): unknown {
    if (key === UID_KEY) return this.node.uid || this.node.presetUid || undefined;
    return this.entries?.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: unknown): void {
    if (key === UID_KEY) {
      this.node.presetUid = String(value);
      this.node.uid = '';
      return;
    }
    this.entries ??= new Map();
    this.entries.set(key, value);
  }

  delete(key: string): void {
    // A uid is kept for the node's lifetime: taking it away would name the node anew.
    if (key !== UID_KEY) this.entries?.delete(key);
  }
}
