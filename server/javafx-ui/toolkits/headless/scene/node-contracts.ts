import type { RawNode } from '../../../scene/port.js';
import type { Node } from './node.js';

/** Gives nodes the names by which the outside knows them. */
export interface UidSource {
  of(node: Node): string;
}

/** What a node displays, as it writes it into its record. */
export type Described = {
  [K in 'label' | 'prompt' | 'valueText' | 'password' | 'readOnly' | 'selected' | 'checked']?:
    | RawNode[K]
    | undefined;
};

/** Tells where nodes stand in the reported tree. */
export interface StepsSource {
  of(node: Node): string;
}

/** A cell of a virtualized control, and how the keyboard gets to it. */
export interface ReachedItem {
  cell: Node;
  focus(): void;
}

/** Whether a node belongs to the application, or to a control's skin, and is then reported or not. */
export type Origin = 'app' | 'skin' | 'hidden';
