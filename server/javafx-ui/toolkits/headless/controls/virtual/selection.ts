/** Which rows of a control are selected, and which one the keyboard is at. */
export class SelectionModel {
  mode: 'SINGLE' | 'MULTIPLE' = 'SINGLE';
  private indices: number[] = [];
  private at = -1;

  constructor(
    private readonly count: () => number,
    private readonly changed: () => void,
  ) {}

  /** In ascending order. */
  get selectedIndices(): readonly number[] {
    return this.indices;
  }

  /** The row that was selected last, or -1. */
  get selectedIndex(): number {
    return this.indices.includes(this.at) ? this.at : (this.indices.at(-1) ?? -1);
  }

  get focusedIndex(): number {
    return this.at;
  }

  isSelected(index: number): boolean {
    return this.indices.includes(index);
  }

  /** Selects a row; in multiple mode beside those that are selected already. */
  select(index: number): void {
    if (!this.exists(index)) return;
    this.at = index;
    const keep = this.mode === 'MULTIPLE' ? this.indices.filter((other) => other !== index) : [];
    this.indices = [...keep, index].sort((a, b) => a - b);
    this.changed();
  }

  clearAndSelect(index: number): void {
    if (!this.exists(index)) return;
    this.at = index;
    this.indices = [index];
    this.changed();
  }

  selectRange(from: number, to: number): void {
    const [low, high] = from < to ? [from, to] : [to, from];
    this.indices = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((i) => this.exists(i));
    this.at = to;
    this.changed();
  }

  toggle(index: number): void {
    if (!this.isSelected(index)) {
      this.select(index);
      return;
    }
    this.indices = this.indices.filter((other) => other !== index);
    this.changed();
  }

  clearSelection(): void {
    this.indices = [];
    this.changed();
  }

  /** Moves the keyboard's place without selecting. */
  focus(index: number): void {
    this.at = this.exists(index) ? index : -1;
    this.changed();
  }

  /** Rows have come or gone: forgets what no longer exists. */
  trim(): void {
    this.indices = this.indices.filter((index) => this.exists(index));
    if (!this.exists(this.at)) this.at = -1;
  }

  private exists(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.count();
  }
}
