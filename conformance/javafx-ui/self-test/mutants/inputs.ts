import { callOf, withInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../mutant.js';

/** 2.4 Inputs */
export const inputs = {
  'input-invalid-nothing': {
    breaks: 'Looks at timeoutMs only after the actions.',
    http: async (request, forward) => {
      const { timeoutMs, ...input } = callOf(request, 'ui_perform') ?? {};
      if (timeoutMs === 0) await forward(withInput(request, input));
      return forward(request);
    },
  },
} satisfies Record<string, Mutant>;
