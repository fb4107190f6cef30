import type { Compound } from '../../../engine/selector.js';
import type { Uids } from '../runtime/uids.js';
import type { Node } from '../scene/node.js';
import { RecordSink } from './record-sink.js';
import type { NodeSink, Visit } from './walk.js';

/** Keeps the nodes that satisfy one compound of a selector, the first ones as records: most are only looked at. */
export class CompoundSink implements NodeSink {
  readonly records: RecordSink;
  /** All nodes that were met. */
  count = 0;
  /** Those that match, also beyond the limit. */
  total = 0;

  constructor(
    uids: Uids,
    private readonly compound: Compound,
    private readonly limit: number,
  ) {
    this.records = new RecordSink(uids);
  }

  add(visit: Visit): void {
    this.count++;
    if (!satisfies(visit.node, this.compound)) return;
    this.total++;
    if (this.records.count < this.limit) this.records.add(visit);
  }
}

function satisfies(node: Node, { type, id, classes }: Compound): boolean {
  if (id !== null && id !== node._id) return false;
  if (type !== null && type !== node.type) return false;
  for (const name of classes) if (!node.classes.includes(name)) return false;
  return true;
}
