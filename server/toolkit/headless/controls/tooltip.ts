import { FxObject } from '../scene/fx-object.js';
import { ignore, properties } from '../scene/property.js';
import { text } from '../scene/property-types.js';

/** A hint on a control. */
export class Tooltip extends FxObject {
  declare text: string;
  readonly type = 'Tooltip';
}

properties(Tooltip, { text: text() });
ignore(Tooltip, [
  'font',
  'graphic',
  'hideDelay',
  'showDelay',
  'showDuration',
  'style',
  'textAlignment',
  'wrapText',
]);
