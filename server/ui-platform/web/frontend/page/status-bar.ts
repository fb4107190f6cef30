import type { ConnectionState } from '../connection/connection.js';

/** Says at the top of the page that the connection is lost; what was typed meanwhile is kept. */
export class StatusBar {
  readonly #bar = document.createElement('div');

  constructor() {
    this.#bar.className = 'ui-status';
    this.#bar.setAttribute('role', 'status');
    this.#bar.hidden = true;
    document.body.prepend(this.#bar);
  }

  show(state: ConnectionState): void {
    document.documentElement.dataset.connection = state;
    this.#bar.hidden = state !== 'lost' && state !== 'ended';
    if (state === 'lost') this.#bar.replaceChildren('Connection lost. Trying to connect again …');
    if (state === 'ended') this.#bar.replaceChildren('This session has ended. ', newSession());
  }
}

function newSession(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = 'Start a new session';
  return link;
}
