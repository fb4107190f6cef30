import { FxObject } from '../scene/fx-object.js';
export class ContextMenu extends FxObject {
  readonly type = 'ContextMenu';
}
