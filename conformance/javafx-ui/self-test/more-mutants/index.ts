import { actions } from './actions.js';
import type { FurtherMutant } from './further-mutant.js';
import { nodes } from './nodes.js';
import { wire } from './wire.js';

/** Faults beside the one that each requirement has. */
export const furtherMutants: readonly FurtherMutant[] = [...actions, ...nodes, ...wire];
