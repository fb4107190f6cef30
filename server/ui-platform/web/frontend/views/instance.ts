import { bindings } from '../bindings/bindings.js';
import type { Dispose, Scope } from '../bindings/scope.js';
import type { Viewdef } from '../viewdefs/compile-viewdef.js';

/** A copy of a view definition, whose elements can be bound to one object after the other. */
export class Instance {
  readonly content: DocumentFragment;
  readonly #elements: readonly Element[];
  #disposes: Dispose[] = [];

  constructor(private readonly viewdef: Viewdef) {
    this.content = document.importNode(viewdef.content, true);
    this.#elements = [...this.content.querySelectorAll('*')];
    for (const { place, style } of viewdef.plans) {
      if (style !== undefined) (this.#elements[place] as HTMLElement).style.cssText = style;
    }
    if (!this.content.hasChildNodes()) this.content.append('');
  }

  bind(scope: Scope): void {
    for (const { place, bindings: planned, namespace } of this.viewdef.plans) {
      const inner = namespace === undefined ? scope : { ...scope, namespace };
      for (const { kind, name, path } of planned) {
        this.#disposes.push(bindings[kind](this.#elements[place]!, name, path, inner));
      }
    }
  }

  unbind(): void {
    for (const dispose of this.#disposes.splice(0)) dispose();
  }
}
