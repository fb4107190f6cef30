import type { RawSelector } from '../../../../server/javafx-ui/scene/port.js';
import { queryScene } from '../../../../server/javafx-ui/scene/search/query.js';
import { asObject, type JsonObject } from '../../../kit/reading/json.js';
import { alterLookup, searchIn, without } from '../alter-lookup.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { FurtherMutant } from './further-mutant.js';
import { nothing, onSelector, overlooking } from './overlooking.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 9.1 Selectors: texts, by each way to match */
export const textSearch: readonly FurtherMutant[] = [
  {
    of: 'text-contains',
    breaks: 'Does not trim what is searched for in contains.',
    toolkit: alterLookup((request, ask) => {
      const { text = '', match = 'contains' } = request.selector;
      const padded = match === 'contains' && text !== text.trim();
      return padded
        ? ask({ ...request, selector: { text: `(?i)${escaped(text)}`, match: 'regex' } })
        : ask(request);
    }),
  },
  {
    of: 'text-contains',
    breaks: 'Does not trim what is searched for in equals.',
    reply: (result, { tool, input }) => {
      const { text, match } = asObject(input.selector);
      const padded = match === 'equals' && typeof text === 'string' && text !== text.trim();
      return tool === 'ui_query' && padded ? nothing : result;
    },
  },
  {
    of: 'text-contains',
    breaks: 'Does not trim the texts of nodes in equals.',
    toolkit: alterLookup((request, ask) =>
      request.selector.match === 'equals'
        ? without(request, ask, ({ node }) => node.label !== undefined && node.label !== node.label.trim())
        : ask(request),
    ),
  },
  {
    of: 'text-contains',
    breaks: 'Does not trim the texts of nodes that a pattern is matched against.',
    toolkit: alterLookup((request, ask) =>
      request.selector.match === 'regex' && request.selector.text?.includes('$')
        ? without(request, ask, ({ node }) => node.label !== undefined && node.label !== node.label.trim())
        : ask(request),
    ),
  },
  {
    of: 'text-contains',
    breaks: 'Does not trim a pattern.',
    reply: (result, { tool, input }) => {
      const { text, match } = asObject(input.selector);
      const padded = match === 'regex' && typeof text === 'string' && text !== text.trim();
      return tool === 'ui_query' && padded ? nothing : result;
    },
  },
  {
    of: 'text-contains',
    breaks: 'Minds the letter case in contains.',
    toolkit: alterLookup((request, ask) => {
      const { text, match = 'contains' } = request.selector;
      return text !== undefined && match === 'contains'
        ? ask({ ...request, selector: { text: escaped(text.trim()), match: 'regex' } })
        : ask(request);
    }),
  },
  {
    of: 'text-contains',
    breaks: 'Does not search what a text input holds.',
    toolkit: alterLookup((request, ask) =>
      request.selector.text === undefined
        ? ask(request)
        : without(request, ask, ({ node }) => /^Text(Field|Area)$/.test(node.type)),
    ),
  },
  {
    of: 'text-regex',
    breaks: 'Takes a pattern for plain words.',
    toolkit: onSelector((selector) =>
      selector.match === 'regex' ? { ...selector, text: escaped(selector.text ?? '') } : selector,
    ),
  },
  {
    of: 'text-regex',
    breaks: 'Begins a pattern at the beginning of a text.',
    toolkit: onSelector((selector) =>
      selector.match === 'regex' ? { ...selector, text: `^(?:${selector.text})` } : selector,
    ),
  },
  ...(
    [
      ['an empty text', ({ text }) => text === ''],
      ['a text of white space', ({ text }) => text !== '' && String(text).trim() === ''],
      ['a pattern that looks back', ({ text }) => String(text).includes('(?<=')],
      ['a pattern that repeats a group', ({ text }) => String(text).includes('\\1')],
      ['a pattern without an end', ({ text }) => text === '(' || text === '[a'],
    ] as [string, (selector: JsonObject) => boolean][]
  ).map(
    ([what, holds]): FurtherMutant => ({
      of: 'text-bad-pattern',
      breaks: `Finds nothing by ${what}.`,
      reply: overlooking(holds),
    }),
  ),
  ...(['contains', 'equals', 'regex'] as const).map(
    (way): FurtherMutant => ({
      of: 'text-visible',
      breaks: `Finds invisible nodes by ${way}.`,
      toolkit: blindly(({ match = 'contains' }) => match === way),
    }),
  ),
  ...['TabHeaderSkin', 'MenuBarButton'].map(
    (type): FurtherMutant => ({
      of: 'text-headers',
      breaks: `Does not look at the text of a ${type}.`,
      toolkit: alterLookup((request, ask) =>
        request.selector.text === undefined
          ? ask(request)
          : without(request, ask, ({ node }) => node.type === type),
      ),
    }),
  ),
  {
    of: 'text-visible',
    breaks: 'Finds what nobody sees in an application that nobody knows.',
    toolkit: blindly(() => true),
    settings: { profile: 'core' },
  },
  {
    of: 'text-regex',
    breaks: 'Takes a pattern for plain words in an application that nobody knows.',
    toolkit: onSelector((selector) =>
      selector.match === 'regex' ? { ...selector, text: escaped(selector.text ?? '') } : selector,
    ),
    settings: { profile: 'core' },
  },
  {
    of: 'text-regex',
    breaks: 'Ignores case in a pattern in an application that nobody knows.',
    toolkit: onSelector((selector) =>
      selector.match === 'regex' ? { ...selector, text: `(?i)${selector.text}` } : selector,
    ),
    settings: { profile: 'core' },
  },
];

/** Does not look whether a node can be seen, in such a search for a text. */
function blindly(isSuch: (selector: RawSelector) => boolean): NonNullable<FurtherMutant['toolkit']> {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async lookup(request, deadline) {
        const { selection, selector, limit } = request;
        if (selector.text === undefined || !isSuch(selector)) return searchIn(toolkit, request, deadline);
        const scope = { kind: 'windows', selection } as const;
        const scene = await toolkit.capture({ scope, sections: ['bounds'] }, deadline);
        for (const node of scene.nodes) delete node.invisible;
        return queryScene(scene, selector, selection, limit);
      },
    });
}
