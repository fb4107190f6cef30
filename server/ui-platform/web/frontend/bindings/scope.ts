import type { RemoteVariable } from '../variables/remote-variable.js';
import type { VariableStore } from '../variables/variable-store.js';
import type { Viewdefs } from '../viewdefs/viewdefs.js';

/** What the bindings of a view see: the variable that their paths begin at, and where views come from. */
export interface Scope {
  readonly store: VariableStore;
  readonly viewdefs: Viewdefs;
  readonly variable: RemoteVariable;
  readonly namespace: string;
  /** How many views this one stands in. */
  readonly depth: number;
}

export type Dispose = () => void;

/** Gives an attribute of an element its meaning; `name` is what follows the prefix, as in `ui-attr-<name>`. */
export type Bind = (element: Element, name: string, path: string, scope: Scope) => Dispose;
