import type { Scope } from '../bindings/scope.js';
import { Connection, type ConnectionState } from '../connection/connection.js';
import type { ToFrontend } from '../connection/messages.js';
import { sessionExists } from '../connection/session-exists.js';
import { VariableStore } from '../variables/variable-store.js';
import { Viewdefs } from '../viewdefs/viewdefs.js';
import { watchScrolling } from '../views/keep-place.js';
import type { Address } from './address.js';
import { AppView } from './app-view.js';
import { Problems } from './problems.js';
import { StatusBar } from './status-bar.js';

/** The session's application in this page: connected, shown, and built anew where the session was reset. */
export class Application {
  readonly #connection: Connection;
  readonly #problems = new Problems();
  readonly #status = new StatusBar();
  #store!: VariableStore;
  #viewdefs!: Viewdefs;
  #view: AppView | undefined;

  constructor(
    private readonly host: Element,
    { session, socket }: Address,
  ) {
    this.#connection = new Connection(socket, () => sessionExists(session), {
      opened: () => this.#store.connectionOpened(),
      received: (messages: ToFrontend[]) => this.#store.receive(messages),
      changed: (state: ConnectionState) => {
        this.#status.show(state);
        if (state === 'lost') this.#store.connectionLost();
      },
    });
  }

  start(): void {
    watchScrolling();
    // A form that is bound to nothing would leave the page.
    document.addEventListener('submit', (event) => event.preventDefault());
    this.#build();
    this.#connection.open();
  }

  #build(): void {
    this.#view?.dispose();
    this.#viewdefs?.dispose();
    this.#viewdefs = new Viewdefs((key, problems) => this.#problems.set(key, problems));
    this.#store = new VariableStore(this.#connection, {
      viewdefs: (changed) => this.#viewdefs.apply(changed),
      renewed: () => {
        this.#build();
        this.#store.connectionOpened();
      },
    });
    const scope: Scope = {
      store: this.#store,
      viewdefs: this.#viewdefs,
      variable: this.#store.app,
      namespace: this.host.getAttribute('ui-namespace') || 'DEFAULT',
      depth: 0,
    };
    this.#view = new AppView(this.host, scope);
  }
}
