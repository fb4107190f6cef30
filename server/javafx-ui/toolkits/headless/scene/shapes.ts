import { Node } from './node.js';
import { ObservableList } from './observable-list.js';
import { type Effect, ignore, properties } from './property.js';
import { anything, list, number, text } from './property-types.js';

/** Kids where they put themselves; as large as they are together. */
export class Group extends Node {
  readonly children = new ObservableList<Node>(() => this.setKids(this.children.all));

  override get type(): string {
    return 'Group';
  }
  override get role(): string {
    return 'PARENT';
  }
  override get picksItself(): boolean {
    return false;
  }
  protected override releaseKid(kid: Node): void {
    this.children.remove(kid);
  }
  override prefW(): number {
    this.measure();
    return this.width;
  }
  override prefH(): number {
    this.measure();
    return this.height;
  }
  override minW(): number {
    return this.prefW();
  }
  override minH(): number {
    return this.prefH();
  }
  override maxW(): number {
    return this.prefW();
  }
  override maxH(): number {
    return this.prefH();
  }
  protected override layoutKids(): void {
    super.layoutKids();
    this.measure();
  }

  private measure(): void {
    const kids = this.kids.filter((kid) => kid.managed);
    for (const kid of kids) kid.resize(kid.prefW(), kid.prefH());
    if (kids.length === 0) return;
    this.minX = Math.min(...kids.map((kid) => kid.placeX + kid.minX));
    this.minY = Math.min(...kids.map((kid) => kid.placeY + kid.minY));
    this.width = Math.max(...kids.map((kid) => kid.placeX + kid.minX + kid.width)) - this.minX;
    this.height = Math.max(...kids.map((kid) => kid.placeY + kid.minY + kid.height)) - this.minY;
  }
}

properties(Group, { children: list((value) => value instanceof Node, 'a Node') });
ignore(Group, ['autoSizeChildren']);

/** A drawn figure. */
export abstract class Shape extends Node {
  declare fill: string | null;
  declare stroke: string | null;

  /** Sets the bounds from the figure's own numbers. */
  protected abstract measure(): void;

  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (affects === 'layout') this.measure();
    super.propertyChanged(name, value, old, affects);
  }
  protected override layoutKids(): void {
    this.measure();
  }
}

properties(Shape, {
  fill: anything<string | null>(null, 'paint'),
  stroke: anything<string | null>(null, 'paint'),
});
ignore(Shape, [
  'smooth',
  'strokeDashOffset',
  'strokeLineCap',
  'strokeLineJoin',
  'strokeMiterLimit',
  'strokeType',
  'strokeWidth',
]);

export class Rectangle extends Shape {
  declare x: number;
  declare y: number;
  declare arcWidth: number;
  declare arcHeight: number;
  override get type(): string {
    return 'Rectangle';
  }
  protected override measure(): void {
    this.minX = this.x;
    this.minY = this.y;
  }
}

properties(Rectangle, {
  x: number(0),
  y: number(0),
  width: { ...number(0), field: true },
  height: { ...number(0), field: true },
  arcWidth: number(0, 'paint'),
  arcHeight: number(0, 'paint'),
});

export class Ellipse extends Shape {
  declare centerX: number;
  declare centerY: number;
  declare radiusX: number;
  declare radiusY: number;
  override get type(): string {
    return 'Ellipse';
  }
  protected override measure(): void {
    this.minX = this.centerX - this.radiusX;
    this.minY = this.centerY - this.radiusY;
    this.width = 2 * this.radiusX;
    this.height = 2 * this.radiusY;
  }
  override contains(x: number, y: number): boolean {
    return ((x - this.centerX) / this.radiusX) ** 2 + ((y - this.centerY) / this.radiusY) ** 2 <= 1;
  }
}

properties(Ellipse, { centerX: number(0), centerY: number(0), radiusX: number(0), radiusY: number(0) });

export class Circle extends Ellipse {
  declare radius: number;
  override get type(): string {
    return 'Circle';
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    if (name === 'radius') {
      this.radiusX = this.radius;
      this.radiusY = this.radius;
    }
    super.propertyChanged(name, value, old, affects);
  }
}

properties(Circle, { radius: number(0) });

export class Line extends Shape {
  declare startX: number;
  declare startY: number;
  declare endX: number;
  declare endY: number;
  override get type(): string {
    return 'Line';
  }
  protected override measure(): void {
    this.minX = Math.min(this.startX, this.endX);
    this.minY = Math.min(this.startY, this.endY);
    this.width = Math.abs(this.endX - this.startX);
    this.height = Math.abs(this.endY - this.startY);
  }
}

properties(Line, { startX: number(0), startY: number(0), endX: number(0), endY: number(0) });

/** A picture. It is named, not loaded: a frame of its size stands for it. */
export class ImageView extends Node {
  declare fitWidth: number;
  declare fitHeight: number;
  declare url: string;
  override get type(): string {
    return 'ImageView';
  }
  override get role(): string {
    return 'IMAGE_VIEW';
  }
  override propertyChanged(name: string, value: unknown, old: unknown, affects: Effect): void {
    this.width = this.fitWidth;
    this.height = this.fitHeight;
    super.propertyChanged(name, value, old, affects);
  }
}

properties(ImageView, { fitWidth: number(0), fitHeight: number(0), url: text('paint') });
ignore(ImageView, ['image', 'preserveRatio', 'smooth', 'viewport', 'x', 'y']);
