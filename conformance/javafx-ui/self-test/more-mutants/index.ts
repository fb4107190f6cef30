import { actions } from './actions.js';
import { deeds } from './deeds.js';
import { descriptors } from './descriptors.js';
import type { FurtherMutant } from './further-mutant.js';
import { inputs } from './inputs.js';
import { matches } from './matches.js';
import { nodes } from './nodes.js';
import { refs } from './refs.js';
import { requests } from './requests.js';
import { rows } from './rows.js';
import { secrets } from './secrets.js';
import { sections } from './sections.js';
import { selectors } from './selectors.js';
import { sequence } from './sequence.js';
import { textLines } from './text-lines.js';
import { textSearch } from './text-search.js';
import { tree } from './tree.js';
import { waiting } from './waiting.js';
import { windows } from './windows.js';
import { wire } from './wire.js';

/** Those that break nothing but what they declare, so that they can stand beside others in one server. */
export const smallMutants: readonly FurtherMutant[] = [...actions, ...nodes, ...wire];

/** Faults beside the one that each requirement has. */
export const furtherMutants: readonly FurtherMutant[] = [
  ...smallMutants,
  ...descriptors,
  ...textLines,
  ...inputs,
  ...requests,
  ...secrets,
  ...refs,
  ...windows,
  ...sections,
  ...tree,
  ...rows,
  ...selectors,
  ...textSearch,
  ...matches,
  ...sequence,
  ...deeds,
  ...waiting,
];
