import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 2.1 Tools */
export const tools = {
  'tools-optional-screenshot': {
    breaks: 'Cannot take screenshots.',
    toolkit: (toolkit) => {
      const { screenshot: _, ...rest } = alterToolkit(toolkit, {});
      return {
        ...rest,
        get attached() {
          return toolkit.attached;
        },
      };
    },
  },
} satisfies Record<string, Mutant>;
