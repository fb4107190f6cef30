import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { resolving } from './references.js';

/** Every requirement has its check: one without does not compile. */
export const checks = {
  ...resolving,
  // `Partial` goes when the last section is there.
} satisfies Partial<Record<RequirementId, Check>>;
