import { type Insets, isInsets, NO_INSETS } from './insets.js';
import { Node } from './node.js';
import { ObservableList } from './observable-list.js';
import { ignore, properties } from './property.js';
import { flag, list, number, object, wordList } from './property-types.js';
import { styleOf } from './style.js';

/** Size constraints as JavaFX writes them: computed, or the preferred size. */
export const USE_COMPUTED = -1;
export const USE_PREF = Number.NEGATIVE_INFINITY;

type SizeKind = 'minWidth' | 'prefWidth' | 'maxWidth' | 'minHeight' | 'prefHeight' | 'maxHeight';

/** Sizes since the last change: those for any other side, and those for a given one. */
type KnownSizes = { [K in SizeKind]?: number } & { biased?: Map<string, number> };

/** A node with padding and with minimum, preferred and maximum sizes. */
export class Region extends Node {
  declare minWidth: number;
  declare prefWidth: number;
  declare maxWidth: number;
  declare minHeight: number;
  declare prefHeight: number;
  declare maxHeight: number;
  declare padding: Insets;
  declare snapToPixel: boolean;
  private sheets: ObservableList<string> | undefined;
  private sizes: KnownSizes | null = null;

  override get type(): string {
    return 'Region';
  }
  override get resizable(): boolean {
    return true;
  }
  override get role(): string {
    return 'PARENT';
  }
  /** Style sheets by name; they are reported, not applied. */
  get stylesheets(): ObservableList<string> {
    this.sheets ??= new ObservableList<string>();
    return this.sheets;
  }
  /** Padding of the look; the application's own padding replaces it. */
  protected get defaultPadding(): Insets {
    return NO_INSETS;
  }

  get insets(): Insets {
    if (this.padding !== NO_INSETS) return this.padding;
    return this.style === '' ? this.defaultPadding : (styleOf(this).padding ?? this.defaultPadding);
  }
  get insetsW(): number {
    const { left, right } = this.insets;
    return left + right;
  }
  get insetsH(): number {
    const { top, bottom } = this.insets;
    return top + bottom;
  }

  protected computeMinW(_height: number): number {
    return this.insetsW;
  }
  protected computePrefW(_height: number): number {
    return this.insetsW;
  }
  protected computeMaxW(_height: number): number {
    return Number.MAX_VALUE;
  }
  protected computeMinH(_width: number): number {
    return this.insetsH;
  }
  protected computePrefH(_width: number): number {
    return this.insetsH;
  }
  protected computeMaxH(_width: number): number {
    return Number.MAX_VALUE;
  }

  override minW(height = -1): number {
    return this.size('minWidth', height);
  }
  override prefW(height = -1): number {
    return between(this.minW(height), this.size('prefWidth', height), this.maxW(height));
  }
  override maxW(height = -1): number {
    return this.size('maxWidth', height);
  }
  override minH(width = -1): number {
    return this.size('minHeight', width);
  }
  override prefH(width = -1): number {
    return between(this.minH(width), this.size('prefHeight', width), this.maxH(width));
  }
  override maxH(width = -1): number {
    return this.size('maxHeight', width);
  }

  /** Preferred sizes before the minimum and maximum have their say: what a maximum can be made of. */
  protected rawPrefW(height: number): number {
    return this.size('prefWidth', height);
  }
  protected rawPrefH(width: number): number {
    return this.size('prefHeight', width);
  }

  private size(kind: SizeKind, other: number): number {
    const set = this[kind];
    if (set === USE_PREF) {
      const wide = kind.endsWith('Width');
      return this.size(wide ? 'prefWidth' : 'prefHeight', other);
    }
    if (set !== USE_COMPUTED) return set;
    // Panes ask their kids several times a pass; without this a deep tree takes exponential time.
    this.sizes ??= {};
    if (other === USE_COMPUTED) {
      this.sizes[kind] ??= this.compute(kind, other);
      return this.sizes[kind];
    }
    this.sizes.biased ??= new Map();
    const key = `${kind} ${other}`;
    let known = this.sizes.biased.get(key);
    if (known === undefined) {
      known = this.compute(kind, other);
      this.sizes.biased.set(key, known);
    }
    return known;
  }

  private compute(kind: SizeKind, other: number): number {
    switch (kind) {
      case 'minWidth':
        return Math.ceil(this.computeMinW(other));
      case 'prefWidth':
        return Math.ceil(this.computePrefW(other));
      case 'maxWidth':
        return this.computeMaxW(other);
      case 'minHeight':
        return Math.ceil(this.computeMinH(other));
      case 'prefHeight':
        return Math.ceil(this.computePrefH(other));
      case 'maxHeight':
        return this.computeMaxH(other);
    }
  }

  protected override forgetSizes(): void {
    this.sizes = null;
  }
}

properties(Region, {
  minWidth: number(USE_COMPUTED),
  prefWidth: number(USE_COMPUTED),
  maxWidth: number(USE_COMPUTED),
  minHeight: number(USE_COMPUTED),
  prefHeight: number(USE_COMPUTED),
  maxHeight: number(USE_COMPUTED),
  padding: object<Insets>(NO_INSETS, isInsets, 'Insets'),
  snapToPixel: flag(true, 'nothing'),
  stylesheets: wordList(),
});
ignore(Region, ['background', 'border', 'shape', 'scaleShape', 'centerShape', 'opaqueInsets', 'cacheShape']);

/** A region whose kids the application sets. */
export class Pane extends Region {
  readonly children = new ObservableList<Node>(() => this.setKids(this.children.all));

  override get type(): string {
    return 'Pane';
  }

  /** Kids that take part in the layout. */
  protected get managedKids(): Node[] {
    return this.kids.filter((kid) => kid.managed);
  }

  protected override releaseKid(kid: Node): void {
    this.children.remove(kid);
  }

  protected override computePrefW(_height: number): number {
    return this.insets.left + this.farEdge((kid) => kid.layoutX + kid.minX + kid.prefW()) + this.insets.right;
  }
  protected override computePrefH(_width: number): number {
    return this.insets.top + this.farEdge((kid) => kid.layoutY + kid.minY + kid.prefH()) + this.insets.bottom;
  }
  private farEdge(edge: (kid: Node) => number): number {
    return this.managedKids.reduce((far, kid) => Math.max(far, edge(kid)), 0);
  }
}

properties(Pane, { children: list((value) => value instanceof Node, 'a Node') });

export function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
