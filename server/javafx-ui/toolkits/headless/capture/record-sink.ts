import type { RawNode } from '../../../scene/port.js';
import type { Uids } from '../runtime/uids.js';
import type { Node } from '../scene/node.js';
import type { NodeSink, Visit } from './walk.js';

/** Makes plain records without sections, for a search on this thread. */
export class RecordSink implements NodeSink {
  readonly nodes: RawNode[] = [];
  /** The nodes behind the records. */
  readonly sources: Node[] = [];

  constructor(private readonly uids: Uids) {}

  get count(): number {
    return this.nodes.length;
  }

  add({ node, parent, disabled, invisible }: Visit): void {
    const record: RawNode = {
      uid: node.uid === '' ? this.uids.of(node) : node.uid,
      parent,
      type: node.type,
      id: node._id,
      // Read here and copied on the way out: nobody changes the array.
      styleClass: node.classes as string[],
    };
    if (invisible) record.invisible = true;
    if (!node._managed) record.unmanaged = true;
    if (disabled) record.disabled = true;
    if (node.focused) record.focused = true;
    node.describe(record);
    this.nodes.push(record);
    this.sources.push(node);
  }
}
