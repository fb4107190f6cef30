import type { Dispose, Scope } from '../bindings/scope.js';
import type { RemoteVariable } from '../variables/remote-variable.js';
import type { Viewdef } from '../viewdefs/compile-viewdef.js';
import { Instance } from './instance.js';
import { keepPlace } from './keep-place.js';
import { objectId } from './object-id.js';

/** A view that contains itself would never end. */
const deepest = 50;

/** A variable as its view definition shows it: some nodes one after the other, at least an empty one. */
export class View {
  nodes: readonly ChildNode[] = [document.createTextNode('')];
  #viewdef: Viewdef | undefined;
  #instance: Instance | undefined;
  #object: RemoteVariable | undefined;
  readonly #unsubscribe: Dispose[];

  /** The scope's variable is the caller's: it has to outlive the view. */
  constructor(
    private readonly scope: Scope,
    private readonly rendered: () => void = () => {},
  ) {
    const refresh = (): void => this.refresh();
    this.#unsubscribe = [scope.variable.subscribe(refresh), scope.viewdefs.subscribe(refresh)];
    this.refresh();
  }

  /** Whether there is a template for it. Without one it waits. */
  get isShown(): boolean {
    return this.#viewdef !== undefined;
  }

  refresh(): void {
    const { variable, viewdefs, depth } = this.scope;
    const namespace = variable.properties.namespace ?? this.scope.namespace;
    const isThere = variable.isKnown && variable.value !== null && depth < deepest;
    const viewdef = isThere && variable.type ? viewdefs.find(variable.type, namespace) : undefined;
    const before = this.#object;
    this.#object = viewdef ? this.#acquireObject() : undefined;
    if (viewdef !== this.#viewdef) this.#render(viewdef);
    else if (this.#object !== before) this.#rebind();
    before?.release();
  }

  /**
   * The variable of the object itself: the paths of the view begin there, not where the object stands, so that what is
   * typed into one object never reaches another that takes its place.
   */
  #acquireObject(): RemoteVariable {
    const { variable, store } = this.scope;
    const id = objectId(variable.value);
    return id === undefined || id === variable.id ? variable.acquire() : store.object(id);
  }

  /** The new content is there before the old one goes, so that both share their variables and nothing flickers. */
  #render(viewdef: Viewdef | undefined): void {
    const before = this.#instance;
    this.#viewdef = viewdef;
    this.#instance = viewdef && new Instance(viewdef);
    this.#instance?.bind({ ...this.scope, variable: this.#object! });
    const fresh = this.#instance ? [...this.#instance.content.childNodes] : [document.createTextNode('')];
    const restore = keepPlace(this.nodes);
    const [first] = this.nodes;
    for (const node of fresh) first!.parentNode?.insertBefore(node, first!);
    before?.unbind();
    for (const node of this.nodes) node.remove();
    this.nodes = fresh;
    restore(fresh);
    this.rendered();
  }

  /** Another object of the same type: its values come into the elements that are there. */
  #rebind(): void {
    this.#instance?.unbind();
    this.#instance?.bind({ ...this.scope, variable: this.#object! });
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#instance?.unbind();
    this.#object?.release();
    for (const node of this.nodes) node.remove();
  }
}
