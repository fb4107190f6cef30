import { isReportedSkin } from '../../../scene/skin.js';
import type { Node } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { object } from '../scene/property-types.js';
import { Region } from '../scene/region.js';
import type { ContextMenu } from './menus.js';
import type { Tooltip } from './tooltip.js';

/** A region with a skin: nodes that it makes itself, beside those that the application gives it. */
export abstract class Control extends Region {
  declare tooltip: Tooltip | null;
  declare contextMenu: ContextMenu | null;

  override get module(): string {
    return 'javafx.controls';
  }

  /** Marks a node as part of this control's skin. */
  protected skin<T extends Node>(node: T, ...classes: string[]): T {
    if (classes.length > 0) node.classes = [...node.classes, ...classes];
    const shown = isReportedSkin({ type: node.type, styleClass: node.classes }, this.type);
    node.origin = shown ? 'skin' : 'hidden';
    return node;
  }
}

properties(Control, {
  tooltip: object<Tooltip | null>(null, isCalled('Tooltip'), 'a Tooltip', 'nothing'),
  contextMenu: object<ContextMenu | null>(null, isCalled('ContextMenu'), 'a ContextMenu', 'nothing'),
});
ignore(Control, ['skin', 'skinClassName']);

/** By name, because the popups of both classes hold controls: the classes can't know each other. */
function isCalled(type: string): (value: unknown) => boolean {
  return (value) => (value as { type?: string } | null)?.type === type;
}
