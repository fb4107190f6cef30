import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { concurrency } from './concurrency.js';
import { descriptors } from './descriptors.js';
import { determinism } from './determinism.js';
import { errors } from './errors.js';
import { order, sessions } from './http.js';
import { identity } from './identity.js';
import { inputs } from './inputs.js';
import { passwords } from './passwords.js';
import { paths } from './paths.js';
import { resolving } from './references.js';
import { results } from './results.js';
import { access } from './security.js';
import { server } from './server.js';
import { deadlines } from './timing.js';
import { tools } from './tools.js';
import { versions } from './versions.js';
import { windows } from './windows.js';

/** Every requirement has its check: one without does not compile. */
export const checks = {
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
  ...errors,
  ...deadlines,
  ...concurrency,
  ...determinism,
  ...versions,
  // `Partial` goes when the last section is there.
} satisfies Partial<Record<RequirementId, Check>>;
