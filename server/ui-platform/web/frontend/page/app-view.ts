import type { Dispose, Scope } from '../bindings/scope.js';
import { View } from '../views/view.js';
import { WaitingPage } from './waiting-page.js';

/** `ui-app`: the application itself, or why there is nothing to see yet. */
export class AppView {
  readonly #waiting = new WaitingPage();
  readonly #view: View;
  readonly #unsubscribe: Dispose;

  constructor(
    private readonly host: Element,
    private readonly scope: Scope,
  ) {
    this.#view = new View(scope);
    this.host.replaceChildren(...this.#view.nodes);
    const unsubscribes = [scope.variable, scope.viewdefs].map((one) => one.subscribe(() => this.#update()));
    this.#unsubscribe = () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
    this.#update();
  }

  #update(): void {
    const { variable, namespace } = this.scope;
    const { title } = variable.properties;
    if (variable.isKnown)
      document.title = typeof title === 'string' ? title : (variable.type ?? 'UI platform');
    this.#waiting.explain(variable, namespace);
    if (this.#view.isShown) this.#waiting.element.remove();
    else if (!this.#waiting.element.isConnected) this.host.append(this.#waiting.element);
  }

  dispose(): void {
    this.#unsubscribe();
    this.#view.dispose();
    this.#waiting.element.remove();
  }
}
