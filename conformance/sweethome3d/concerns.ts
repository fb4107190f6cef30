import type { ConcernPatterns } from '../kit/report/concerns.js';
import type { RequirementId } from './contract.js';

/** What protects, and what is about form alone; the rest is what a server does. */
export const concerns = {
  security: ['path-below', 'file-kept', 'refused-changes-nothing', 'load-missing', 'number-range'],
  form: [
    'colour-form',
    'numbers-rounded',
    'id-string',
    'text-names-ids',
    'state-order',
    'nearest-named',
    'path-reported',
    'photo-renderer',
  ],
} as const satisfies ConcernPatterns & Record<string, readonly RequirementId[]>;
