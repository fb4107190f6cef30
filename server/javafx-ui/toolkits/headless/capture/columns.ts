import type { RawBounds, RawNode, RawScene } from '../../../scene/port.js';

/**
 * A captured scene in transit between the threads. A structured clone of ten thousand records writes each
 * key of each record; columns of numbers change hands for nothing, and all texts travel as one string.
 */
export interface SceneColumns {
  /** Everything but the nodes. */
  head: Omit<RawScene, 'nodes'>;
  count: number;
  /** `STRIDE` numbers a node; there may be room for more nodes than there are. */
  numbers: Int32Array;
  /** `PLACE` numbers a node, or nothing when no bounds were asked for. */
  places: Float64Array;
  /** Lengths of the texts of all nodes, in the order of `TEXT_FLAGS`, after the uid. */
  lengths: Int32Array;
  texts: string;
  /** Words that many nodes share: types, modules, roles. */
  words: string[];
  /** Lists that many nodes share: style classes and pseudo-classes. */
  lists: (readonly string[])[];
  /** What few nodes have. */
  rare: [index: number, members: Partial<RawNode>][];
  /** From which node on which window's origin counts: index, x, y. */
  origins: [number, number, number][];
  sections: { bounds: boolean; screen: boolean };
}

export const STRIDE = 7;
export const NUMBER = {
  parent: 0,
  flags: 1,
  type: 2,
  styleClass: 3,
  module: 4,
  role: 5,
  pseudoClass: 6,
} as const;
export const PLACE = 6;

export const FLAG = {
  invisible: 1,
  unmanaged: 2,
  disabled: 4,
  focused: 8,
  password: 16,
  readOnly: 32,
  selectable: 64,
  selected: 128,
  checkable: 256,
  checked: 512,
  id: 1024,
  label: 2048,
  prompt: 4096,
  valueText: 8192,
  placed: 16384,
} as const;

/** Index that stands for nothing. */
export const NONE = -1;

/** Puts the records together again. */
export function readColumns(columns: SceneColumns): RawScene {
  const nodes: RawNode[] = new Array<RawNode>(columns.count);
  const reader = new ColumnReader(columns);
  for (let i = 0; i < columns.count; i++) nodes[i] = reader.node(i);
  for (const [index, members] of columns.rare) Object.assign(nodes[index]!, members);
  return { ...columns.head, nodes };
}

class ColumnReader {
  private nextText = 0;
  private textAt = 0;
  private nextOrigin = 0;
  private originX = 0;
  private originY = 0;

  constructor(private readonly columns: SceneColumns) {}

  node(i: number): RawNode {
    const { numbers, words, lists } = this.columns;
    const at = i * STRIDE;
    const flags = numbers[at + NUMBER.flags]!;
    const node: RawNode = {
      uid: this.text(),
      parent: numbers[at]!,
      type: words[numbers[at + NUMBER.type]!]!,
      id: flags & FLAG.id ? this.text() : null,
      styleClass: lists[numbers[at + NUMBER.styleClass]!] as string[],
    };
    if (flags & FLAG.invisible) node.invisible = true;
    if (flags & FLAG.unmanaged) node.unmanaged = true;
    if (flags & FLAG.disabled) node.disabled = true;
    if (flags & FLAG.label) node.label = this.text();
    if (flags & FLAG.prompt) node.prompt = this.text();
    if (flags & FLAG.valueText) node.valueText = this.text();
    if (flags & FLAG.password) node.password = true;
    if (flags & FLAG.readOnly) node.readOnly = true;
    if (flags & FLAG.selectable) node.selected = (flags & FLAG.selected) !== 0;
    if (flags & FLAG.checkable) node.checked = (flags & FLAG.checked) !== 0;
    if (flags & FLAG.focused) node.focused = true;
    this.shared(node, at);
    if (flags & FLAG.placed) this.bounds(node, i);
    return node;
  }

  private shared(node: RawNode, at: number): void {
    const { numbers, words, lists } = this.columns;
    const module = numbers[at + NUMBER.module]!;
    const role = numbers[at + NUMBER.role]!;
    const pseudoClass = numbers[at + NUMBER.pseudoClass]!;
    if (module !== NONE) node.module = words[module]!;
    if (pseudoClass !== NONE) node.pseudoClass = lists[pseudoClass] as string[];
    if (role !== NONE) node.role = words[role]!;
  }

  private bounds(node: RawNode, i: number): void {
    const { places, sections, origins } = this.columns;
    while (this.nextOrigin < origins.length && origins[this.nextOrigin]![0] <= i) {
      [, this.originX, this.originY] = origins[this.nextOrigin++]!;
    }
    const at = i * PLACE;
    const x = places[at + 2]!;
    const y = places[at + 3]!;
    const width = places[at + 4]!;
    const height = places[at + 5]!;
    if (sections.bounds) {
      node.boundsInParent = [places[at]!, places[at + 1]!, width, height] as RawBounds;
      node.boundsInScene = [x, y, width, height];
    }
    if (sections.screen) node.localToScreen = [this.originX + x, this.originY + y, width, height];
  }

  private text(): string {
    const start = this.textAt;
    this.textAt += this.columns.lengths[this.nextText++]!;
    return this.columns.texts.slice(start, this.textAt);
  }
}
