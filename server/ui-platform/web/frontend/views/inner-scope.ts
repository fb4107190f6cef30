import { splitPath } from '../bindings/path.js';
import type { Scope } from '../bindings/scope.js';

/** The scope of the views within an element: they may ask for another namespace, as in `ui-view="owner?namespace=card"`. */
export function innerScope(path: string, scope: Scope): Scope {
  const { namespace } = splitPath(path).properties;
  return {
    ...scope,
    depth: scope.depth + 1,
    namespace: typeof namespace === 'string' ? namespace : scope.namespace,
  };
}
