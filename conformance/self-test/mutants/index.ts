import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { actionability } from './actionability.js';
import { concurrency } from './concurrency.js';
import { descriptors } from './descriptors.js';
import { determinism } from './determinism.js';
import { errors } from './errors.js';
import { order, sessions } from './http.js';
import { identity } from './identity.js';
import { inputs } from './inputs.js';
import { keyboardActions } from './keyboard-actions.js';
import { matches } from './matches.js';
import { passwords } from './passwords.js';
import { paths } from './paths.js';
import { sequence } from './perform-sequence.js';
import { pointerActions } from './pointer-actions.js';
import { resolving } from './references.js';
import { results } from './results.js';
import { screenshots } from './screenshots.js';
import { access } from './security.js';
import { selectors } from './selectors.js';
import { server } from './server.js';
import { snapshots } from './snapshots.js';
import { textSearch } from './text-search.js';
import { deadlines } from './timing.js';
import { tools } from './tools.js';
import { tree } from './tree.js';
import { values } from './values.js';
import { versions } from './versions.js';
import { virtualization } from './virtualization.js';
import { windows } from './windows.js';

/** Every requirement has a server that breaks it: one without does not compile. */
export const mutants: Record<RequirementId, Mutant> = {
  ...tools,
  ...descriptors,
  ...results,
  ...inputs,
  ...server,
  ...order,
  ...sessions,
  ...access,
  ...passwords,
  ...identity,
  ...resolving,
  ...paths,
  ...windows,
  ...snapshots,
  ...tree,
  ...values,
  ...virtualization,
  ...selectors,
  ...textSearch,
  ...matches,
  ...sequence,
  ...actionability,
  ...pointerActions,
  ...keyboardActions,
  ...screenshots,
  ...errors,
  ...deadlines,
  ...concurrency,
  ...determinism,
  ...versions,
};
