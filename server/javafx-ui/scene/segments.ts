/**
 * Names the step from a parent to each of its children: `/Button[2]` is the third Button among them.
 * Nodes come in pre-order. Counts are kept in plain numbers and texts are made once each, because a
 * small object a node costs more to collect than to make.
 */
export class Segments {
  private readonly typeIds = new Map<string, number>();
  private readonly texts: string[][] = [];
  /** For each parent a chain of entries, one a type of child: 0 ends it. */
  private readonly first: Int32Array;
  private readonly type: Int32Array;
  private readonly count: Int32Array;
  private readonly next: Int32Array;
  private used = 0;

  /** For nodes that are numbered from 0 below `size`. */
  constructor(size: number) {
    this.first = new Int32Array(size);
    this.type = new Int32Array(size + 1);
    this.count = new Int32Array(size + 1);
    this.next = new Int32Array(size + 1);
  }

  /** The step to the next child of this type. */
  step(parent: number, type: string): string {
    const id = this.idOf(type);
    const n = this.ordinal(parent, id);
    const texts = this.texts[id]!;
    // Some parent has had every smaller ordinal before, so this leaves no gap.
    if (texts.length === n) texts.push(`/${type}[${n}]`);
    return texts[n]!;
  }

  private ordinal(parent: number, id: number): number {
    for (let entry = this.first[parent]!; entry !== 0; entry = this.next[entry]!) {
      if (this.type[entry] === id) return this.count[entry]!++;
    }
    const entry = ++this.used;
    this.type[entry] = id;
    this.count[entry] = 1;
    this.next[entry] = this.first[parent]!;
    this.first[parent] = entry;
    return 0;
  }

  private idOf(type: string): number {
    let id = this.typeIds.get(type);
    if (id === undefined) {
      id = this.typeIds.size;
      this.typeIds.set(type, id);
      this.texts.push([]);
    }
    return id;
  }
}
