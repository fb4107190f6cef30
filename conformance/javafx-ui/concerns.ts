import type { ConcernPatterns } from '../kit/report/concerns.js';
import type { RequirementId } from './contract.js';

/** What protects, and what is about form alone; the rest is what a server does. */
export const concerns = {
  security: ['password-hidden', 'password-unsearchable', 'input-invalid-nothing', 'perform-validate-first'],
  form: [
    'text-agrees',
    'text-escaped',
    'uid-format',
    'node-mandatory',
    'compact-lean',
    'full-default',
    'captured-at',
    'stage-available',
    'perform-details',
    'timeout-details',
    'sorted-pseudo-classes',
    'user-data',
  ],
} as const satisfies ConcernPatterns & Record<string, readonly RequirementId[]>;
