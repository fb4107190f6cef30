import { between, Region } from '../../scene/region.js';

/** A row of a virtualized control: a node that shows one item now and another after scrolling. */
export interface Row extends Region {
  /** The item that it shows. */
  readonly index: number;
  show(index: number): void;
}

/** What a flow asks its control. */
export interface RowSource {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Width that rows need; the flow's own when that is larger. */
  readonly rowWidth: number;
  newRow(): Row;
}

/**
 * Shows the rows that lie in view and makes no others. A row that scrolls out at one end comes in again
 * at the other with another item.
 */
export class VirtualFlow extends Region {
  private rows: Row[] = [];
  scrollY = 0;
  scrollX = 0;

  constructor(private readonly source: RowSource) {
    super();
  }

  override get type(): string {
    return 'VirtualFlow';
  }
  override get clips(): boolean {
    return true;
  }

  get maxScroll(): number {
    return Math.max(0, this.source.rowCount * this.source.rowHeight - this.height);
  }

  /** First and last row in view; null when there is none. */
  get range(): { from: number; to: number } | null {
    const { rowCount, rowHeight } = this.source;
    if (rowCount === 0 || this.height <= 0) return null;
    const from = Math.floor(this.scrollY / rowHeight);
    const to = Math.min(rowCount - 1, Math.ceil((this.scrollY + this.height) / rowHeight) - 1);
    return to < from ? null : { from, to };
  }

  /** Rows in view, from the top. */
  get visibleRows(): readonly Row[] {
    return this.rows;
  }

  rowAt(index: number): Row | undefined {
    return this.rows.find((row) => row.index === index);
  }

  /** Moves the rows; negative shows what is further down. Answers whether they moved. */
  scrollBy(deltaY: number): boolean {
    const before = this.scrollY;
    this.scrollY = between(0, before - deltaY, this.maxScroll);
    if (this.scrollY === before) return false;
    this.requestLayout();
    return true;
  }

  /** Scrolls no further than needed for a row to show whole. */
  showRow(index: number): void {
    const { rowHeight } = this.source;
    const top = index * rowHeight;
    if (top < this.scrollY) this.scrollBy(this.scrollY - top);
    else if (top + rowHeight > this.scrollY + this.height)
      this.scrollBy(this.scrollY + this.height - top - rowHeight);
  }

  /** Scrolls so that a row stands at the top, as far as that is possible. */
  scrollTo(index: number): void {
    this.scrollBy(this.scrollY - index * this.source.rowHeight);
  }

  protected override layoutKids(): void {
    this.scrollY = between(0, this.scrollY, this.maxScroll);
    this.fill();
    const { rowHeight, rowWidth } = this.source;
    const width = Math.max(this.width, rowWidth);
    this.scrollX = between(0, this.scrollX, Math.max(0, width - this.width));
    for (const row of this.rows) {
      row.resize(width, rowHeight);
      row.relocate(-this.scrollX, row.index * rowHeight - this.scrollY);
    }
  }

  private fill(): void {
    const range = this.range;
    const wanted = range ? Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i) : [];
    const inView = new Set(wanted);
    const free = this.rows.filter((row) => !inView.has(row.index));
    const staying = new Map(this.rows.filter((row) => inView.has(row.index)).map((row) => [row.index, row]));
    const next = wanted.map((index) => {
      const row = staying.get(index) ?? free.pop() ?? this.source.newRow();
      row.show(index);
      return row;
    });
    const same = next.length === this.rows.length && next.every((row, i) => row === this.rows[i]);
    this.rows = next;
    if (!same) this.setKids(next);
  }
}
