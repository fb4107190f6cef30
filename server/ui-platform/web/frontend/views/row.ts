import type { Scope } from '../bindings/scope.js';
import { textOf } from '../bindings/text-of.js';
import { objectId } from './object-id.js';
import { View } from './view.js';

/** What stands for one item of a list. */
export interface Row {
  readonly nodes: readonly ChildNode[];
  show(item: unknown): void;
  dispose(): void;
}

export function rowOf(item: unknown, host: Element, scope: Scope): Row {
  const id = objectId(item);
  return id === undefined ? new TextRow(host) : new ObjectRow(id, scope);
}

class ObjectRow implements Row {
  readonly #variable;
  readonly #view: View;

  constructor(id: number, scope: Scope) {
    this.#variable = scope.store.object(id);
    this.#view = new View({ ...scope, variable: this.#variable });
  }

  get nodes(): readonly ChildNode[] {
    return this.#view.nodes;
  }

  show(): void {}

  dispose(): void {
    this.#view.dispose();
    this.#variable.release();
  }
}

/** A plain value has no view definition: it is shown as its text. */
class TextRow implements Row {
  readonly #text: HTMLElement;
  readonly nodes: readonly ChildNode[];

  constructor(host: Element) {
    this.#text = document.createElement(itemIn(host));
    this.nodes = [this.#text];
  }

  show(item: unknown): void {
    const text = textOf(item);
    if (this.#text.textContent !== text) this.#text.textContent = text;
  }

  dispose(): void {
    this.#text.remove();
  }
}

/** The element that the parent expects of its children. */
function itemIn(host: Element): string {
  if (host.matches('ul, ol, menu')) return 'li';
  return host.matches('select, optgroup, datalist') ? 'option' : 'span';
}
