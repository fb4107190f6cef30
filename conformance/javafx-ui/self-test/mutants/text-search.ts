import { queryScene } from '../../../../server/javafx-ui/scene/search/query.js';
import { asObject } from '../../../kit/reading/json.js';
import { insteadOfError } from '../../../kit/self-test/alter-reply.js';
import { alterLookup, searchIn, without } from '../alter-lookup.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 9.1 Selectors: text */
export const textSearch = {
  'text-contains': {
    breaks: 'Knows upper and lower case of English letters only.',
    toolkit: alterLookup((request, ask) => {
      const { text, match } = request.selector;
      if (text === undefined || match !== 'contains') return ask(request);
      return ask({ ...request, selector: { text: inEitherCase(text.trim()), match: 'regex' } });
    }),
  },
  'text-regex': {
    breaks: 'Matches a pattern against the whole text.',
    toolkit: alterLookup((request, ask) => {
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
      alterToolkit(toolkit, {
        async lookup(request, deadline) {
          const { selection, selector, limit } = request;
          if (selector.text === undefined) return searchIn(toolkit, request, deadline);
          const scope = { kind: 'windows', selection } as const;
          const scene = await toolkit.capture({ scope, sections: ['bounds', 'virtualization'] }, deadline);
          for (const node of scene.nodes) delete node.invisible;
          return queryScene(scene, selector, selection, limit);
        },
      }),
  },
  'text-headers': {
    breaks: 'Does not look at the texts of column headers.',
    toolkit: alterLookup((request, ask) =>
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
