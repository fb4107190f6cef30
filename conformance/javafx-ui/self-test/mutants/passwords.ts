import { asObject, asString } from '../../../kit/reading/json.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

const atStart = 'hunter2-fixture';

/** 4 Security: passwords */
export const passwords = {
  'password-hidden': {
    breaks: 'Reports the length of a password among the properties.',
    toolkit: (toolkit) => {
      const lengths = new Map<string, number>();
      return alterToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          if (!request.sections.includes('properties')) return scene;
          for (const node of scene.nodes) {
            const length = lengths.get(node.uid) ?? atStart.length;
            if (node.password) node.properties = { ...node.properties, length };
          }
          return scene;
        },
        perform(action, options, deadline, next) {
          if (action.type === 'setText') lengths.set(action.target.uid, action.text.length);
          return next(action, options, deadline);
        },
      });
    },
  },

  'password-unsearchable': {
    breaks: 'Searches the content of password fields.',
    reply: (result, { tool, input }, server) => {
      const text = asString(asObject(input.selector).text);
      return tool === 'ui_query' && text && atStart.includes(text)
        ? server.call(tool, { selector: { css: '#secret' } })
        : result;
    },
  },
} satisfies Record<string, Mutant>;
