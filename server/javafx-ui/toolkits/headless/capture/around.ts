import type { RawNode, SectionName } from '../../../scene/port.js';
import { labelledRoles, operatedParts } from '../../../scene/roles.js';
import type { Application } from '../runtime/application.js';
import type { Described, Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { hiddenBetween } from './capture.js';
import { ColumnSink } from './column-sink.js';
import { readColumns } from './columns.js';
import { lookFacts } from './look-facts.js';
import { plainProperties } from './plain-properties.js';
import { reportedKids, reportedParent } from './steps.js';

/** All that the line of a node may be made of. */
const sections: SectionName[] = [
  'bounds',
  'properties',
  'virtualization',
  'accessibility',
  'pseudoClass',
  'look',
];

/**
 * Records of nodes, of all that is above them, and of what stands beside those above them that a label may name; none
 * where nothing but layout is above them, of which there is nothing to tell. The nodes come in document order, window
 * after window.
 */
export function recordsAround(app: Application, nodes: readonly Node[]): RawNode[] {
  if (nodes.every(standsInLayout)) return [];
  const kids = new Map<Node, Set<Node>>();
  const roots = new Set<Node>();
  const above = new Set<Node>();
  for (const node of nodes) {
    for (let at = node; ; ) {
      const parent = reportedParent(at);
      if (!parent) {
        roots.add(at);
        break;
      }
      const known = kids.get(parent);
      if (known) known.add(at);
      else kids.set(parent, new Set([at]));
      above.add(parent);
      at = parent;
    }
  }
  for (const node of above) {
    const role = node.accessibleRole ?? node.role;
    const parent = mayBeLabelled(node, role) ? reportedParent(node) : null;
    if (parent) kids.set(parent, new Set(reportedKids(parent)));
    // What scrolls is told by how large its content is.
    if (role === 'SCROLL_PANE') kids.set(node, new Set(reportedKids(node)));
  }
  const sink = new ColumnSink(app.uids, sections);
  const told = new Set([...nodes, ...above]);
  for (const root of roots) add(sink, root, -1, { kids, told });
  return readColumns(sink.finish({ capturedAt: 0, windows: [] })).nodes;
}

function standsInLayout(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) if (!isLayout(at)) return false;
  return true;
}

/** It shows nothing itself, says nothing and can't be operated: a look has no line for it. */
function isLayout(node: Node): boolean {
  if (node.role !== 'PARENT' || node.accessibleRole !== null) return false;
  if (lookFacts(node) || plainProperties(node)) return false;
  if (node.classes.some((name) => name in operatedParts)) return false;
  const { label, valueText } = shownBy(node);
  return label === undefined && valueText === undefined;
}

/** What has a text of its own needs no label, unless it is one. */
function mayBeLabelled(node: Node, role: string): boolean {
  return labelledRoles.has(role) && (role === 'TEXT' || !shownBy(node).label);
}

function shownBy(node: Node): Partial<Described> {
  const shown: Partial<Described> = {};
  node.describe(shown as Described);
  return shown;
}

interface Part {
  kids: ReadonlyMap<Node, ReadonlySet<Node>>;
  /** The others only name these. */
  told: ReadonlySet<Node>;
}

function add(sink: ColumnSink, node: Node, parent: number, part: Part): void {
  const index = sink.count;
  const [x, y] = node.sceneOrigin();
  const { window } = node.scene as { window: Window };
  const above = reportedParent(node);
  const invisible = !node.visible || (above !== null && hiddenBetween(node, above));
  const brief = !part.told.has(node);
  sink.add({ node, parent, disabled: node.disabled, invisible, x, y, omitted: 0, window, brief });
  for (const kid of part.kids.get(node) ?? []) add(sink, kid, index, part);
}
