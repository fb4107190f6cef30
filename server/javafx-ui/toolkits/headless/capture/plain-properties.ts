import type { RawNode } from '../../../scene/port.js';
import type { Node } from '../scene/node.js';

/** Tooltip and user data, as far as they can be told in JSON; undefined where there is neither. */
export function plainProperties(node: Node): RawNode['properties'] | undefined {
  const tooltip = (node as { tooltip?: { text: string } | null }).tooltip;
  const { userData } = node;
  const kind = typeof userData;
  const plain = kind === 'string' || kind === 'boolean' || (kind === 'number' && Number.isFinite(userData));
  if (!tooltip && !plain) return undefined;
  const found: RawNode['properties'] = {};
  if (tooltip) found.tooltip = tooltip.text;
  if (plain) found.userData = userData as string | number | boolean;
  return found;
}
