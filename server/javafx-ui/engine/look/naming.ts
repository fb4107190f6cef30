import type { RawNode } from '../../scene/port.js';
import { operatedParts } from '../../scene/roles.js';
import { ownStyleClasses } from './kinds.js';
import { readable } from './readable.js';

export interface Name {
  text: string;
  /** Where it is from; only a text of its own and a label can be read. */
  source: 'text' | 'tooltip' | 'accessible text' | 'label' | 'style class';
}

/** What a user calls a node; `label` is the text of the label that is for it. */
export function nameOf(node: RawNode, label: string | undefined): Name | null {
  const own = readable(node.label);
  // White space around a text is part of it; what an icon font adds is not.
  if (own !== '') return { text: own === node.label?.trim() ? node.label! : own, source: 'text' };
  const tooltip = node.properties?.tooltip;
  if (typeof tooltip === 'string' && readable(tooltip) !== '') return { text: tooltip, source: 'tooltip' };
  const spoken = readable(node.accessibleText);
  if (spoken !== '') return { text: spoken, source: 'accessible text' };
  if (label !== undefined) return { text: label, source: 'label' };
  return styled(node);
}

/** Of several classes the last one says most: what is special is added to what is common. */
function styled({ styleClass, type }: RawNode): Name | null {
  const part = styleClass.map((name) => operatedParts[name]).find((one) => one !== undefined);
  if (part !== undefined) return { text: part, source: 'style class' };
  const telling = styleClass.findLast((name) => !ownStyleClasses.has(name) && name !== kebab(type));
  return telling === undefined ? null : { text: telling, source: 'style class' };
}

/** JavaFX names the style class of a type after it: `ColorPicker`, `color-picker`. */
const kebab = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
