import { queryScene } from '../../../server/engine/query.js';
import { asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { overLookup, without } from '../over-lookup.js';
import { insteadOfError } from '../over-reply.js';
import { overToolkit } from '../over-toolkit.js';

/** 9.1 Selectors: text */
export const textSearch = {
  'text-contains': {
    breaks: 'Knows upper and lower case of English letters only.',
    toolkit: overLookup((request, ask) => {
      const { text, match } = request.selector;
      if (text === undefined || match !== 'contains') return ask(request);
      return ask({ ...request, selector: { text: inEitherCase(text.trim()), match: 'regex' } });
    }),
  },
  'text-regex': {
    breaks: 'Matches a pattern against the whole text.',
    toolkit: overLookup((request, ask) => {
      const { text, match } = request.selector;
      if (match !== 'regex') return ask(request);
      return ask({ ...request, selector: { text: `^(?:${text})$`, match } });
    }),
  },
  'text-bad-pattern': {
    breaks: 'Finds nothing by a pattern that it cannot read.',
    reply: insteadOfError('MCP_UI_INVALID_INPUT', ({ tool, input }) =>
      tool === 'ui_query' && asObject(input.selector).match === 'regex'
        ? { content: [{ type: 'text', text: 'No node matches.' }], structuredContent: { matches: [] } }
        : undefined,
    ),
  },
  'text-visible': {
    breaks: 'Finds texts that nobody sees.',
    toolkit: (toolkit) =>
      overToolkit(toolkit, {
        async lookup(request, deadline) {
          const { selection, selector, limit } = request;
          if (selector.text === undefined) return toolkit.lookup!(request, deadline);
          const scope = { kind: 'windows', selection } as const;
          const scene = await toolkit.capture({ scope, sections: ['bounds', 'virtualization'] }, deadline);
          for (const node of scene.nodes) delete node.invisible;
          return queryScene(scene, selector, selection, limit);
        },
      }),
  },
  'text-headers': {
    breaks: 'Does not look at the texts of column headers.',
    toolkit: overLookup((request, ask) =>
      request.selector.text === undefined
        ? ask(request)
        : without(request, ask, ({ node }) => node.type === 'TableColumnHeader'),
    ),
  },
} satisfies Record<string, Mutant>;

const inEitherCase = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
