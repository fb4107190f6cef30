import type { RemoteVariable } from '../variables/remote-variable.js';

/** What the page says while the application has nothing to show. */
export class WaitingPage {
  readonly element = document.createElement('main');
  readonly #heading = document.createElement('h1');
  readonly #reason = document.createElement('p');

  constructor() {
    this.element.className = 'ui-page';
    this.element.setAttribute('aria-live', 'polite');
    this.element.append(this.#heading, this.#reason);
  }

  explain(app: RemoteVariable, namespace: string): void {
    const [heading, reason] = explanation(app, namespace);
    if (this.#heading.textContent !== heading) this.#heading.textContent = heading;
    if (this.#reason.textContent !== reason) this.#reason.textContent = reason;
  }
}

function explanation(app: RemoteVariable, namespace: string): [string, string] {
  if (!app.isKnown) return ['Connecting …', ''];
  if (app.value === null) {
    return [
      'Nothing to show yet',
      'The session has no application: no Lua code has called session:createAppVariable.',
    ];
  }
  if (app.type === undefined)
    return ['Nothing to show yet', 'The application has no type, so it has no view.'];
  return ['Nothing to show yet', `There is no view definition ${app.type}.${namespace} yet.`];
}
