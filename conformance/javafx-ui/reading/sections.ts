import type { UiNode } from '../contract.js';

/** Controls that have rows. */
export const virtualized: readonly string[] = ['ListView', 'TableView', 'TreeView', 'TreeTableView'];

/** The switches of `include`. */
export const switches = ['bounds', 'localToScreen', 'properties', 'virtualization', 'accessibility'] as const;

/** A part of a node that there is a switch for. */
export interface Section {
  readonly by: (typeof switches)[number];
  /** Whether full mode reports it without being asked. */
  readonly on: boolean;
  has(node: UiNode): boolean;
}

export const sections: Readonly<Record<string, Section>> = {
  boundsInParent: { by: 'bounds', on: true, has: ({ layout }) => layout?.boundsInParent !== undefined },
  boundsInScene: { by: 'bounds', on: true, has: ({ layout }) => layout?.boundsInScene !== undefined },
  localToScreen: { by: 'localToScreen', on: true, has: ({ layout }) => layout?.localToScreen !== undefined },
  virtualization: { by: 'virtualization', on: true, has: (node) => node.virtualization !== undefined },
  properties: { by: 'properties', on: false, has: ({ fx }) => fx !== undefined },
  accessibility: { by: 'accessibility', on: false, has: (node) => node.accessibility !== undefined },
};
