import type { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { ignore, properties } from '../scene/property.js';
import { list, number, word } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import { type HPos, hShare, POSITIONS, type Pos, type Priority, type VPos, vShare } from './alignment.js';
import { sum } from './distribute.js';
import { ColumnConstraints, RowConstraints } from './grid-constraints.js';
import { type Placed, type TrackSetting, trackSizes, tracks } from './grid-tracks.js';
import { constraint, marginOf, outer, placeInArea } from './place.js';

/** Kids in rows and columns. */
export class GridPane extends Pane {
  declare hgap: number;
  declare vgap: number;
  declare alignment: Pos;
  readonly columnConstraints = new ObservableList<ColumnConstraints>(() => this.requestLayout());
  readonly rowConstraints = new ObservableList<RowConstraints>(() => this.requestLayout());

  override get type(): string {
    return 'GridPane';
  }
  override get contentBias(): 'horizontal' | null {
    return this.managedKids.some((kid) => kid.contentBias) ? 'horizontal' : null;
  }

  private get columnSettings(): TrackSetting[] {
    return this.columnConstraints.all.map((c) => ({
      min: c.minWidth,
      pref: c.prefWidth,
      max: c.maxWidth,
      percent: c.percentWidth,
      grow: c.hgrow,
    }));
  }
  private get rowSettings(): TrackSetting[] {
    return this.rowConstraints.all.map((r) => ({
      min: r.minHeight,
      pref: r.prefHeight,
      max: r.maxHeight,
      percent: r.percentHeight,
      grow: r.vgrow,
    }));
  }

  private columnsOf(kid: Node): [at: number, span: number] {
    return [constraint(kid, 'GridPane.columnIndex', 0), constraint(kid, 'GridPane.columnSpan', 1)];
  }
  private rowsOf(kid: Node): [at: number, span: number] {
    return [constraint(kid, 'GridPane.rowIndex', 0), constraint(kid, 'GridPane.rowSpan', 1)];
  }

  private columns() {
    const placed = this.managedKids.map((kid): Placed => {
      const margin = marginOf(kid, 'GridPane');
      const [at, span] = this.columnsOf(kid);
      const grow = constraint<Priority>(kid, 'GridPane.hgrow', 'NEVER');
      return {
        kid,
        at,
        span,
        min: outer('min', 'w', kid, margin, -1),
        pref: outer('pref', 'w', kid, margin, -1),
        grow,
      };
    });
    return tracks(this.columnSettings, placed, this.hgap);
  }

  private rows(widths: readonly number[] | null) {
    const placed = this.managedKids.map((kid): Placed => {
      const margin = marginOf(kid, 'GridPane');
      const [at, span] = this.rowsOf(kid);
      const [column, columns] = this.columnsOf(kid);
      const width = widths
        ? sum(widths.slice(column, column + columns)) + this.hgap * (columns - 1) - margin.left - margin.right
        : -1;
      const grow = constraint<Priority>(kid, 'GridPane.vgrow', 'NEVER');
      return {
        kid,
        at,
        span,
        min: outer('min', 'h', kid, margin, width),
        pref: outer('pref', 'h', kid, margin, width),
        grow,
      };
    });
    return tracks(this.rowSettings, placed, this.vgap);
  }

  private innerWidths(width: number): number[] | null {
    if (width < 0) return null;
    const columns = this.columns();
    return trackSizes(columns, this.columnSettings, width - this.insetsW - gaps(columns.length, this.hgap));
  }

  protected override computeMinW(): number {
    const columns = this.columns();
    return this.insetsW + sum(columns.map((c) => c.min)) + gaps(columns.length, this.hgap);
  }
  protected override computePrefW(): number {
    const columns = this.columns();
    return this.insetsW + sum(columns.map((c) => c.pref)) + gaps(columns.length, this.hgap);
  }
  protected override computeMinH(width: number): number {
    const rows = this.rows(this.innerWidths(width));
    return this.insetsH + sum(rows.map((r) => r.min)) + gaps(rows.length, this.vgap);
  }
  protected override computePrefH(width: number): number {
    const rows = this.rows(this.innerWidths(width));
    return this.insetsH + sum(rows.map((r) => r.pref)) + gaps(rows.length, this.vgap);
  }

  protected override layoutKids(): void {
    const { left, top } = this.insets;
    const widths = this.innerWidths(this.width) ?? [];
    const rows = this.rows(widths);
    const roomH = this.height - this.insetsH - gaps(rows.length, this.vgap);
    const heights = trackSizes(rows, this.rowSettings, roomH);
    const spareW = this.width - this.insetsW - sum(widths) - gaps(widths.length, this.hgap);
    const spareH = roomH - sum(heights);
    const xs = starts(widths, this.hgap, left + Math.max(0, spareW) * hShare(this.alignment));
    const ys = starts(heights, this.vgap, top + Math.max(0, spareH) * vShare(this.alignment));
    for (const kid of this.managedKids) {
      const [column, columns] = this.columnsOf(kid);
      const [row, rowSpan] = this.rowsOf(kid);
      const area = {
        x: xs[column] ?? left,
        y: ys[row] ?? top,
        width: sum(widths.slice(column, column + columns)) + this.hgap * (columns - 1),
        height: sum(heights.slice(row, row + rowSpan)) + this.vgap * (rowSpan - 1),
      };
      placeInArea(kid, area, this.posOf(kid, column, row), marginOf(kid, 'GridPane'), {
        width: constraint(kid, 'GridPane.fillWidth', this.columnConstraints.get(column)?.fillWidth ?? true),
        height: constraint(kid, 'GridPane.fillHeight', this.rowConstraints.get(row)?.fillHeight ?? true),
      });
    }
  }

  private posOf(kid: Node, column: number, row: number): Pos {
    const h = constraint<HPos>(
      kid,
      'GridPane.halignment',
      this.columnConstraints.get(column)?.halignment ?? 'LEFT',
    );
    const v = constraint<VPos>(
      kid,
      'GridPane.valignment',
      this.rowConstraints.get(row)?.valignment ?? 'CENTER',
    );
    const middle = v === 'CENTER' || v === 'BASELINE';
    if (h === 'CENTER') return middle ? 'CENTER' : `${v}_CENTER`;
    return middle ? `CENTER_${h}` : `${v}_${h}`;
  }
}

function gaps(count: number, gap: number): number {
  return gap * Math.max(0, count - 1);
}

function starts(sizes: readonly number[], gap: number, from: number): number[] {
  let at = from;
  return sizes.map((size) => {
    const start = at;
    at += size + gap;
    return start;
  });
}

properties(GridPane, {
  hgap: number(0),
  vgap: number(0),
  alignment: word<Pos>('TOP_LEFT', POSITIONS),
  columnConstraints: list((value) => value instanceof ColumnConstraints, 'ColumnConstraints'),
  rowConstraints: list((value) => value instanceof RowConstraints, 'RowConstraints'),
});
ignore(GridPane, ['gridLinesVisible']);
