/** A list that tells its owner what came and went. */
export class ObservableList<T> implements Iterable<T> {
  private items: T[] = [];
  private listeners: (() => void)[] = [];

  constructor(private readonly owner?: (added: readonly T[], removed: readonly T[]) => void) {}

  get size(): number {
    return this.items.length;
  }

  get(index: number): T | undefined {
    return this.items[index];
  }

  /** The items as they stand; not a copy, so not to be changed. */
  get all(): readonly T[] {
    return this.items;
  }

  indexOf(item: T): number {
    return this.items.indexOf(item);
  }

  has(item: T): boolean {
    return this.items.includes(item);
  }

  add(...added: T[]): void {
    this.addAll(added);
  }

  addAll(added: readonly T[]): void {
    if (added.length === 0) return;
    for (const item of added) this.items.push(item);
    this.owner?.(added, []);
    for (const listener of this.listeners) listener();
  }

  insert(index: number, ...added: T[]): void {
    this.replace([...this.items.slice(0, index), ...added, ...this.items.slice(index)]);
  }

  remove(...removed: T[]): void {
    this.replace(this.items.filter((item) => !removed.includes(item)));
  }

  clear(): void {
    this.replace([]);
  }

  setAll(items: Iterable<T>): void {
    this.replace([...items]);
  }

  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]();
  }

  /** Calls the listener after each change; the result takes it away again. */
  onChange(listener: () => void): () => void {
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }

  private replace(next: T[]): void {
    const before = this.items;
    this.items = next;
    if (this.owner) {
      const had = new Set(before);
      const has = new Set(next);
      this.owner(
        next.filter((item) => !had.has(item)),
        before.filter((item) => !has.has(item)),
      );
    }
    for (const listener of this.listeners) listener();
  }
}
