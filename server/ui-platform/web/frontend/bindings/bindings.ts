import { bindView } from '../views/bind-view.js';
import { bindViewList } from '../views/bind-view-list.js';
import { bindAction } from './action.js';
import { bindAttribute } from './attribute.js';
import { bindClass } from './class.js';
import { bindEvent } from './event.js';
import type { Bind } from './scope.js';
import { bindStyle } from './style.js';
import { bindValue } from './value.js';

/** All bindings in the order in which those of one element begin: a value comes last, after limits and options. */
export const bindings = {
  'ui-attr-': bindAttribute,
  'ui-class-': bindClass,
  'ui-style-': bindStyle,
  'ui-event-': bindEvent,
  'ui-action': bindAction,
  'ui-viewlist': bindViewList,
  'ui-view': bindView,
  'ui-value': bindValue,
} satisfies Record<string, Bind>;

/** The binding that an attribute stands for. */
export function kindOf(attribute: string): keyof typeof bindings | undefined {
  const kinds = Object.keys(bindings) as (keyof typeof bindings)[];
  return kinds.find((kind) =>
    kind.endsWith('-') ? attribute.startsWith(kind) && attribute.length > kind.length : attribute === kind,
  );
}
