import type { Node } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { number, word } from '../scene/property-types.js';
import { Pane } from '../scene/region.js';
import { hShare, ORIENTATIONS, type Orientation, POSITIONS, type Pos, vShare } from './alignment.js';

interface Line {
  kids: Node[];
  length: number;
  thickness: number;
}

/** Kids in a row that breaks where the room ends, or in a column. */
export class FlowPane extends Pane {
  declare hgap: number;
  declare vgap: number;
  declare prefWrapLength: number;
  declare alignment: Pos;
  declare orientation: Orientation;

  override get type(): string {
    return 'FlowPane';
  }
  override get contentBias(): 'horizontal' | null {
    return this.horizontal ? 'horizontal' : null;
  }
  private get horizontal(): boolean {
    return this.orientation === 'HORIZONTAL';
  }

  private lines(room: number): Line[] {
    const gap = this.horizontal ? this.hgap : this.vgap;
    const lines: Line[] = [];
    for (const kid of this.managedKids) {
      const length = this.horizontal ? kid.prefW() : kid.prefH();
      const thickness = this.horizontal ? kid.prefH() : kid.prefW();
      const line = lines.at(-1);
      if (line && line.length + gap + length <= room) {
        line.kids.push(kid);
        line.length += gap + length;
        line.thickness = Math.max(line.thickness, thickness);
      } else {
        lines.push({ kids: [kid], length, thickness });
      }
    }
    return lines;
  }

  private across(lines: readonly Line[]): number {
    const gap = this.horizontal ? this.vgap : this.hgap;
    return lines.reduce((sum, line) => sum + line.thickness, 0) + gap * Math.max(0, lines.length - 1);
  }

  private along(lines: readonly Line[]): number {
    return lines.reduce((most, line) => Math.max(most, line.length), 0);
  }

  protected override computePrefW(height: number): number {
    if (this.horizontal) return this.insetsW + Math.max(this.prefWrapLength, this.widestKid());
    return this.insetsW + this.across(this.lines(height < 0 ? this.prefWrapLength : height - this.insetsH));
  }
  protected override computePrefH(width: number): number {
    if (!this.horizontal) return this.insetsH + this.along(this.lines(this.prefWrapLength));
    return this.insetsH + this.across(this.lines(width < 0 ? this.prefWrapLength : width - this.insetsW));
  }
  protected override computeMinW(): number {
    return this.insetsW + this.widestKid();
  }
  protected override computeMinH(width: number): number {
    return this.computePrefH(width);
  }
  private widestKid(): number {
    return this.managedKids.reduce((most, kid) => Math.max(most, kid.prefW()), 0);
  }

  protected override layoutKids(): void {
    const { left, top } = this.insets;
    const roomW = this.width - this.insetsW;
    const roomH = this.height - this.insetsH;
    const lines = this.lines(this.horizontal ? roomW : roomH);
    const used = this.across(lines);
    let at = Math.max(0, (this.horizontal ? roomH - used : roomW - used) * this.shareAcross());
    for (const line of lines) {
      const spare = (this.horizontal ? roomW : roomH) - line.length;
      let along = Math.max(0, spare * this.shareAlong());
      for (const kid of line.kids) {
        kid.resize(kid.prefW(), kid.prefH());
        const [length, thickness] = this.horizontal ? [kid.width, kid.height] : [kid.height, kid.width];
        const off = at + (line.thickness - thickness) / 2;
        kid.relocate(
          Math.round(left + (this.horizontal ? along : off)),
          Math.round(top + (this.horizontal ? off : along)),
        );
        along += length + (this.horizontal ? this.hgap : this.vgap);
      }
      at += line.thickness + (this.horizontal ? this.vgap : this.hgap);
    }
  }

  private shareAlong(): number {
    return this.horizontal ? hShare(this.alignment) : vShare(this.alignment);
  }
  private shareAcross(): number {
    return this.horizontal ? vShare(this.alignment) : hShare(this.alignment);
  }
}

properties(FlowPane, {
  hgap: number(0),
  vgap: number(0),
  prefWrapLength: number(400),
  alignment: word<Pos>('TOP_LEFT', POSITIONS),
  orientation: word<Orientation>('HORIZONTAL', ORIENTATIONS),
});
ignore(FlowPane, ['columnHalignment', 'rowValignment']);
