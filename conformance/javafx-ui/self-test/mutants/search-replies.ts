import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../mutant.js';

/** 19.3 What is answered */
export const searchReplies = {
  'query-ancestor': {
    breaks: 'Tells the uid and the type of what a match stands in, and no more.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches).map(asObject))
        if (typeof match.ancestor === 'string')
          match.ancestor = match.ancestor.split(' ').slice(0, 2).join(' ');
    }),
  },
  'query-searched': {
    breaks: 'Counts one node too many among those that it has looked at.',
    reply: onOutput('ui_query', ({ searched }) => {
      const place = asObject(searched);
      if (typeof place.nodes === 'number') place.nodes++;
    }),
  },
  'query-nearest': {
    breaks: 'Names what comes nearest last.',
    reply: onOutput('ui_query', ({ nearest }) => {
      asArray(nearest).reverse();
    }),
  },
} satisfies Record<string, Mutant>;
