import type { SnapshotDefaults } from '../tools/handler.js';

const nothing = {
  bounds: false,
  localToScreen: false,
  properties: false,
  virtualization: false,
  accessibility: false,
};

/** What each mode has by the contract, and what a server was configured to have instead. */
export function snapshotDefaults(
  configured: { compact?: Partial<SnapshotDefaults>; full?: Partial<SnapshotDefaults> } = {},
): Record<'compact' | 'full', SnapshotDefaults> {
  return {
    compact: { depth: 8, ...nothing, ...configured.compact },
    full: {
      depth: 50,
      ...nothing,
      bounds: true,
      localToScreen: true,
      virtualization: true,
      ...configured.full,
    },
  };
}
