import type { RawSelector } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterLookup, everyNode, without } from '../alter-lookup.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

const nothing = { content: [{ type: 'text', text: 'No node matches.' }], structuredContent: { matches: [] } };

/** Signs outside of the grammar, and what a server takes a selector with them for. */
const signs: readonly (readonly [what: string, taken: (css: string) => string])[] = [
  ['what comes after a comma', (css) => css.replace(/,.*$/s, '')],
  ['an attribute', (css) => css.replaceAll(/\[[^\]]*\]/g, '')],
  ['a pseudo-class', (css) => css.replaceAll(/:[\w-]+(\([^)]*\))?/g, '')],
  ['that + and ~ are no spaces', (css) => css.replaceAll(/[+~]/g, ' ')],
];

type Predicate = NonNullable<RawSelector['predicate']>;

/** Members of a predicate that a server understands otherwise. */
const predicates: readonly (readonly [what: string, taken: (predicate: Predicate) => Predicate])[] = [
  ['visible', ({ visible: _, ...others }) => others],
  ['enabled', ({ enabled: _, ...others }) => others],
  [
    'all of typeIs but the first',
    ({ typeIs, ...others }) => (typeIs ? { ...others, typeIs: typeIs.slice(0, 1) } : others),
  ],
  ['styleClassHas', ({ styleClassHas: _, ...others }) => others],
  ['textContains', ({ textContains: _, ...others }) => others],
];

/** Queries. */
export const searchFaults: readonly Fault<Mutant>[] = [
  ...signs.map(([what, taken]) =>
    fault('css-grammar', {
      breaks: `Overlooks ${what} in a selector.`,
      http: onInput('ui_query', (input) => {
        const selector = asObject(input.selector);
        const { css } = selector;
        return typeof css === 'string' ? { ...input, selector: { ...selector, css: taken(css) } } : input;
      }),
    }),
  ),
  ...predicates.map(([what, taken]) =>
    fault('predicate-all', {
      breaks: `Overlooks ${what} beside another member of a predicate.`,
      toolkit: alterLookup((request, ask) => {
        const { predicate } = request.selector;
        const left = predicate && taken(predicate);
        return ask(
          left && Object.keys(left).length > 0 ? { ...request, selector: { predicate: left } } : request,
        );
      }),
    }),
  ),
  fault('css-id', {
    breaks: 'Does not look at upper and lower case of an id.',
    toolkit: alterLookup((request, ask) => {
      const id = /^#([\w-]+)$/.exec(request.selector.css ?? '')?.[1]?.toLowerCase();
      return id === undefined
        ? ask(request)
        : everyNode(request, ask, (node) => node.id?.toLowerCase() === id);
    }),
  }),
  fault('css-id', {
    breaks: 'Finds only what is visible by its id.',
    toolkit: alterLookup((request, ask) =>
      request.selector.css?.startsWith('#')
        ? without(request, ask, ({ node }) => node.invisible === true)
        : ask(request),
    ),
  }),
  fault('css-type', {
    breaks: 'Does not look at upper and lower case of a type.',
    toolkit: alterLookup((request, ask) => {
      const name = /^([A-Za-z]\w*)$/.exec(request.selector.css ?? '')?.[1]?.toLowerCase();
      return name === undefined
        ? ask(request)
        : everyNode(request, ask, ({ type }) => type.toLowerCase() === name);
    }),
  }),
  fault('css-class', {
    breaks: 'Does not look at upper and lower case of a style class.',
    toolkit: alterLookup((request, ask) => {
      const names = /^\.([\w-]+)$/.exec(request.selector.css ?? '')?.[1]?.toLowerCase();
      return names === undefined
        ? ask(request)
        : everyNode(request, ask, ({ styleClass }) => styleClass.some((one) => one.toLowerCase() === names));
    }),
  }),
  fault('css-combinators', {
    breaks: 'Reads a space as >.',
    toolkit: alterLookup((request, ask) => {
      const css = request.selector.css?.trim().replaceAll(/\s*>\s*|\s+/g, ' > ');
      return ask(css === undefined ? request : { ...request, selector: { css } });
    }),
  }),
  fault('query-limit', {
    breaks: 'Returns one match more than the limit.',
    toolkit: alterLookup((request, ask) => ask({ ...request, limit: request.limit + 1 })),
  }),
  fault('query-truncated', {
    breaks: 'Does not say that the limit cut the list.',
    reply: onOutput('ui_query', (output) => {
      delete output.truncated;
    }),
  }),
  fault('query-order', {
    breaks: 'Finds the first node twice.',
    toolkit: alterLookup(async (request, ask) => {
      const lookup = await ask(request);
      const [first] = lookup.matches;
      if (!first || request.selector.css !== '*') return lookup;
      const matches = [first, ...lookup.matches].slice(0, request.limit);
      return { ...lookup, total: lookup.total + 1, matches };
    }),
  }),
  fault('text-contains', {
    breaks: 'Does not trim the text that it looks for.',
    toolkit: alterLookup(async (request, ask) => {
      const { text = '', match = 'contains' } = request.selector;
      const found = await ask(request);
      return match !== 'regex' && text !== text.trim() ? { ...found, total: 0, matches: [] } : found;
    }),
  }),
  fault('text-contains', {
    breaks: 'Does not trim the texts that it compares with.',
    toolkit: alterLookup((request, ask) => {
      const { text = '', match } = request.selector;
      const isSame = (told?: string): boolean => told === text.trim();
      return match === 'equals'
        ? without(request, ask, ({ node }) => !isSame(node.label) && !isSame(node.valueText))
        : ask(request);
    }),
  }),
  fault('text-regex', {
    breaks: 'Looks for a pattern only where a text begins.',
    toolkit: alterLookup((request, ask) => {
      const { text, match } = request.selector;
      return ask(match === 'regex' ? { ...request, selector: { text: `^(?:${text})`, match } } : request);
    }),
  }),
  ...['TabHeaderSkin', 'MenuBarButton'].map((type) =>
    fault('text-headers', {
      breaks: `Does not look at the text of a ${type}.`,
      toolkit: alterLookup((request, ask) =>
        request.selector.text === undefined
          ? ask(request)
          : without(request, ask, ({ node }) => node.type === type),
      ),
    }),
  ),
  fault(
    'text-bad-pattern',
    {
      breaks: 'Finds nothing by a text of nothing.',
      reply: insteadOfError('MCP_UI_INVALID_INPUT', ({ tool, input }) =>
        tool === 'ui_query' && isBlank(asObject(input.selector)) ? structuredClone(nothing) : undefined,
      ),
    },
    { beside: ['query-one-selector'] },
  ),
  fault('query-one-selector', {
    breaks: 'Takes a selector that says nothing for one of everything.',
    http: onInput('ui_query', (input) => {
      const { css, text, predicate } = asObject(input.selector);
      const isEmpty = input.selector != null && css == null && text == null && predicate == null;
      return isEmpty && typeof input.selector === 'object' ? { ...input, selector: { css: '*' } } : input;
    }),
  }),
  fault(
    'query-scope',
    {
      breaks: 'Searches the focused window whatever the index in its scope is.',
      http: onInput('ui_query', (input) => {
        const { stageIndex } = asObject(input.scope);
        return typeof stageIndex === 'number' && stageIndex < 50 ? { ...input, scope: null } : input;
      }),
    },
    { beside: ['query-scope-index'] },
  ),
  fault('deterministic-query', () => {
    let asked = 0;
    return {
      breaks: 'Numbers the summaries of its matches.',
      reply: onOutput('ui_query', ({ matches }) => {
        for (const match of asArray(matches).map(asObject)) match.summary = `${match.summary} ${++asked}`;
      }),
    };
  }),
];

const isBlank = ({ text }: JsonObject): boolean => typeof text === 'string' && text.trim() === '';
