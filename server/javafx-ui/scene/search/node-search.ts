import type { RawNode } from '../port.js';

/** Indices of the nodes that match, in order, among those of one window: `from` is its root. */
export type NodeSearch = (nodes: readonly RawNode[], from: number, to: number) => number[];
