import type { Node } from './node.js';

/** The style classes of one node. Nodes of a class share the default array until one is changed. */
export class StyleClasses implements Iterable<string> {
  constructor(private readonly node: Node) {}

  has(name: string): boolean {
    return this.node.classes.includes(name);
  }

  add(...names: string[]): void {
    this.node.classes = [...this.node.classes, ...names];
    this.node.repaint();
  }

  remove(...names: string[]): void {
    this.node.classes = this.node.classes.filter((name) => !names.includes(name));
    this.node.repaint();
  }

  setAll(names: Iterable<string>): void {
    this.node.classes = [...names];
    this.node.repaint();
  }

  [Symbol.iterator](): Iterator<string> {
    return this.node.classes[Symbol.iterator]();
  }
}
