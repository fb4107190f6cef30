import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { descriptors } from './descriptors.js';
import { inputs } from './inputs.js';
import { resolving } from './references.js';
import { results } from './results.js';
import { server } from './server.js';
import { tools } from './tools.js';

/** Every requirement has its check: one without does not compile. */
export const checks = {
  ...tools,
  ...descriptors,
  ...results,
  ...inputs,
  ...server,
  ...resolving,
  // `Partial` goes when the last section is there.
} satisfies Partial<Record<RequirementId, Check>>;
