import type { RequirementId } from '../../contract.js';
import type { Mutant } from '../mutant.js';
import { descriptors } from './descriptors.js';
import { order, sessions } from './http.js';
import { identity } from './identity.js';
import { inputs } from './inputs.js';
import { passwords } from './passwords.js';
import { paths } from './paths.js';
import { resolving } from './references.js';
import { results } from './results.js';
import { access } from './security.js';
import { server } from './server.js';
import { snapshots } from './snapshots.js';
import { tools } from './tools.js';
import { tree } from './tree.js';
import { values } from './values.js';
import { windows } from './windows.js';

/** Every requirement has a server that breaks it: one without does not compile. */
export const mutants: Partial<Record<RequirementId, Mutant>> = {
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
  // `Partial` goes when the last section is there.
};
