import type { RawNode, RawVirtualization } from '../../scene/port.js';
import { operatedParts, operatedRoles } from '../../scene/roles.js';
import { hiddenNodes } from '../../scene/search/text-search.js';
import { headersFirst } from './headers-first.js';
import { InView } from './in-view.js';
import { opaqueTypes } from './kinds.js';
import { labelsFor } from './label-for.js';
import { type LookLine, nodeText, statesOf } from './look-line.js';
import { type Name, nameOf } from './naming.js';
import { readable } from './readable.js';
import { columnNames, rowCount, rowStates, rowText } from './row-lines.js';
import { flowText, isInTextFlow } from './text-flow.js';

/** Roles of what tells something without being operated. */
const readRoles: ReadonlySet<string> = new Set(['PROGRESS_INDICATOR', 'TITLED_PANE', 'TEXT']);

/**
 * What a user sees of the nodes from one index to another, line by line: this alone decides what is a line.
 * Layout is left out, so that what stands in it moves up.
 */
export function linesOf(nodes: readonly RawNode[], from: number, to: number): LookLine[] {
  return new WindowLook(nodes, from, to).lines();
}

class WindowLook {
  private readonly hidden: Uint8Array;
  private readonly view: InView;
  /** Control → the label that is for it. */
  private readonly labels: ReadonlyMap<number, number>;
  private readonly naming: ReadonlySet<number>;
  private readonly result: LookLine[] = [];
  /** Of each node the depth at which what is below it stands, and the nearest line at or above it. */
  private readonly depths: Int32Array;
  private readonly nearest: Int32Array;
  /** Row nodes → the line of the row, told by the control. */
  private readonly rows = new Map<string, string>();

  constructor(
    private readonly nodes: readonly RawNode[],
    private readonly from: number,
    private readonly to: number,
  ) {
    this.hidden = hiddenFrom(nodes, from, to);
    this.view = new InView(nodes, from, to);
    this.labels = labelsFor(nodes, from, to, (i) => this.isShown(i));
    this.naming = new Set(this.labels.values());
    this.depths = new Int32Array(to - from);
    this.nearest = new Int32Array(to - from).fill(-1);
  }

  lines(): LookLine[] {
    const { nodes, from, to } = this;
    for (let i = from; i < to; i++) {
      const above = nodes[i]!.parent;
      const depth = above < from ? 0 : this.depths[above - from]!;
      const parentLine = above < from ? -1 : this.nearest[above - from]!;
      const at = this.add(i, depth, parentLine);
      this.depths[i - from] = at === -1 ? depth : depth + 1;
      this.nearest[i - from] = at === -1 ? parentLine : at;
    }
    return headersFirst(inRowOrder(this.result), nodes, from, to);
  }

  private isShown(index: number): boolean {
    return this.hidden[index - this.from] === 0 && this.view.hasArea(index);
  }

  /** Adds the lines of a node; answers the place of its own one, or -1. */
  private add(index: number, depth: number, parentLine: number): number {
    const node = this.nodes[index]!;
    if (!this.isShown(index)) return -1;
    const row = this.rows.get(node.uid);
    if (row !== undefined) return this.push({ key: node.uid, depth, text: row, node: index, name: null });
    if (this.isTold(index, parentLine)) return -1;
    const label = this.labels.get(index);
    const name = this.nameOf(index, label === undefined ? undefined : this.nodes[label]!.label);
    if (!this.isLine(index, name)) return -1;
    const { virtualization } = node;
    const states = statesOf(node, isOperated(node) && this.view.isOffscreen(index));
    const text = nodeText(node, name, states, virtualization ? rowCount(virtualization) : '');
    const at = this.push({ key: node.uid, depth, text, node: index, name });
    if (virtualization) this.announceRows(virtualization, index, depth + 1);
    return at;
  }

  private nameOf(index: number, label: string | undefined): Name | null {
    const node = this.nodes[index]!;
    const text = readable(flowText(this.nodes, index));
    if (text !== '') return { text, source: 'text' };
    if (this.isArrowOfSplitButton(index)) return { text: 'open', source: 'style class' };
    return nameOf(node, label);
  }

  /** A click on the rest of such a button does not open its menu. */
  private isArrowOfSplitButton(index: number): boolean {
    const { parent, styleClass } = this.nodes[index]!;
    return styleClass.includes('arrow-button') && this.nodes[parent]?.role === 'SPLIT_MENU_BUTTON';
  }

  /** Rows are lines where their nodes stand, so that what can be operated in a cell stands below its row. */
  private announceRows(virtualization: RawVirtualization, control: number, depth: number): void {
    const { uid } = this.nodes[control]!;
    const names = columnNames(virtualization);
    if (names && names.length > 0) {
      const groups = this.columnGroups(control, new Set(names));
      const text = `columns: ${names.join(', ')}${groups}`;
      this.push({ key: `${uid} columns`, depth, text, node: -1, name: null, joined: true });
    }
    const selected = new Set(virtualization.selectedIndices);
    // A window may have many tables, so that each looks at its own nodes only.
    const end = this.endBelow(control);
    const byUid = new Map(this.nodes.slice(control + 1, end).map((node) => [node.uid, node]));
    for (const row of virtualization.visibleCells) {
      const states = rowStates(row, byUid.get(row.uid), selected.has(row.index));
      this.rows.set(row.uid, rowText(row, names, states));
    }
  }

  /** Headers over several columns, which are no columns themselves. */
  private columnGroups(control: number, names: ReadonlySet<string>): string {
    const groups = new Set<string>();
    const end = this.endBelow(control);
    for (let i = control + 1; i < end; i++) {
      const title = isHeader(this.nodes[i]!) && this.isShown(i) ? readable(this.nodes[i]!.label) : '';
      if (title !== '' && !names.has(title)) groups.add(title);
    }
    return groups.size === 0 ? '' : ` (groups: ${[...groups].join(', ')})`;
  }

  /** The index after the last node below this one. */
  private endBelow(index: number): number {
    let end = index + 1;
    while (end < this.to && this.nodes[end]!.parent >= index) end++;
    return end;
  }

  /** Another line says it already: the label of a control, a header, a cell, a part that repeats its control. */
  private isTold(index: number, parentLine: number): boolean {
    const node = this.nodes[index]!;
    if (this.naming.has(index)) return true;
    const { type, label } = node;
    if (isHeader(node) || isInTextFlow(this.nodes, index) || this.isPartOfHeaders(index)) return true;
    if (/(?:Cell|Row)$/.test(type) && this.isInRow(index)) return true;
    const shown = label ?? node.valueText;
    const parent = parentLine === -1 ? undefined : this.nodes[this.result[parentLine]!.node];
    if (shown === undefined || !parent) return false;
    return shown === parent.label || shown === parent.valueText || this.isInRowText(index, shown);
  }

  /** The line of columns tells the headers of a table, except what can be operated in them. */
  private isPartOfHeaders(index: number): boolean {
    if (isOperated(this.nodes[index]!)) return false;
    for (let i = index; i >= this.from && !this.nodes[i]!.virtualization; i = this.nodes[i]!.parent) {
      if (this.nodes[i]!.styleClass.includes('column-header-background')) return true;
    }
    return false;
  }

  private isInRow(index: number): boolean {
    for (let i = index; i >= this.from; i = this.nodes[i]!.parent) {
      if (this.rows.has(this.nodes[i]!.uid)) return true;
    }
    return false;
  }

  /** A text that a cell shows by a node of its own. */
  private isInRowText(index: number, shown: string): boolean {
    if (isOperated(this.nodes[index]!)) return false;
    for (let i = index; i >= this.from; i = this.nodes[i]!.parent) {
      const row = this.rows.get(this.nodes[i]!.uid);
      if (row !== undefined) return row.includes(JSON.stringify(shown).slice(1, -1));
    }
    return false;
  }

  private isLine(index: number, name: Name | null): boolean {
    const node = this.nodes[index]!;
    // A control that the application has written itself tells by nothing else that a user works with it.
    // The root of a popup has the focus where nothing in it has.
    if (
      (node.focused && node.parent >= 0) ||
      (node.focusable && (node.role === 'PARENT' || node.role === 'NODE'))
    )
      return true;
    if (isOperated(node) || opaqueTypes.has(node.type) || node.virtualization) return true;
    if (this.isArrowOfSplitButton(index)) return true;
    // It moves the rows of its control, which are told.
    if (node.styleClass.includes('virtual-flow')) return false;
    if (name?.source === 'text' || node.valueText !== undefined) return true;
    if (readRoles.has(node.role ?? '')) return name !== null && name.source !== 'style class';
    if (node.handled || this.view.isScrolled(index)) return true;
    return name?.source === 'tooltip' || name?.source === 'accessible text';
  }

  private push(line: LookLine): number {
    return this.result.push(line) - 1;
  }
}

const isHeader = ({ role, type }: RawNode): boolean =>
  role === 'TABLE_COLUMN' || /TableColumnHeader$/.test(type);

export function isOperated({ role, styleClass, password }: RawNode): boolean {
  return (
    password === true || operatedRoles.has(role ?? '') || styleClass.some((name) => name in operatedParts)
  );
}

/** For a part of a window, too: what stands above it is visible, or nobody would look at it. */
function hiddenFrom(nodes: readonly RawNode[], from: number, to: number): Uint8Array {
  const own = nodes.slice(from, to).map((node) => ({ ...node, parent: Math.max(-1, node.parent - from) }));
  return hiddenNodes(own, 0, own.length);
}

/** Cells are recycled, so that their nodes stand in any order; a user reads rows from the first to the last. */
function inRowOrder(lines: LookLine[]): LookLine[] {
  const isRow = ({ text, name }: LookLine): boolean => name === null && /^row \d/.test(text);
  const index = ({ text }: LookLine): number => Number(/^row (\d+)/.exec(text)![1]);
  for (let at = 0; at < lines.length; at++) {
    if (!isRow(lines[at]!)) continue;
    const { depth } = lines[at]!;
    const blocks: LookLine[][] = [];
    let end = at;
    while (
      end < lines.length &&
      (lines[end]!.depth > depth || (lines[end]!.depth === depth && isRow(lines[end]!)))
    ) {
      if (lines[end]!.depth === depth) blocks.push([lines[end]!]);
      else blocks.at(-1)!.push({ ...lines[end]!, joined: true });
      end++;
    }
    blocks.sort((a, b) => index(a[0]!) - index(b[0]!));
    lines.splice(at, end - at, ...blocks.flat());
    at = end - 1;
  }
  return lines;
}
