import type { RawSelector } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import { alterLookup, everyNode, without } from '../alter-lookup.js';
import type { FurtherMutant } from './further-mutant.js';
import { nothing, onSelector, overlooking } from './overlooking.js';

type Predicate = NonNullable<RawSelector['predicate']>;

const onCss = (change: (css: string) => string) =>
  onSelector((selector) =>
    selector.css === undefined ? selector : { ...selector, css: change(selector.css) },
  );

/** Signs that no selector has. */
const signs: Record<string, RegExp> = {
  commas: /,/,
  'attribute selectors': /\[/,
  '+': /\+/,
  '~': /~/,
  'pseudo-classes': /:/,
};

/** Selectors of two kinds at once. */
const pairs: readonly [string, string][] = [
  ['css', 'text'],
  ['css', 'predicate'],
  ['text', 'predicate'],
];

const members: readonly (keyof Predicate)[] = [
  'typeIs',
  'idEquals',
  'styleClassHas',
  'textContains',
  'visible',
  'enabled',
];

/** 9.1 Selectors: each kind of selector, each member of a predicate */
export const selectors: readonly FurtherMutant[] = [
  ...pairs.map(
    ([kept, dropped]): FurtherMutant => ({
      of: 'query-one-selector',
      breaks: `Overlooks ${dropped} beside ${kept}.`,
      reply: (result, { tool, input }) => {
        const selector = asObject(input.selector);
        return tool === 'ui_query' && selector[kept] != null && selector[dropped] != null ? nothing : result;
      },
    }),
  ),
  {
    of: 'query-one-selector',
    breaks: 'Finds nothing without a selector.',
    reply: overlooking(({ css, text, predicate }) => css == null && text == null && predicate == null),
  },
  ...Object.entries(signs).map(
    ([what, sign]): FurtherMutant => ({
      of: 'css-grammar',
      breaks: `Finds nothing by ${what}.`,
      reply: overlooking(({ css }) => typeof css === 'string' && sign.test(css)),
    }),
  ),
  {
    of: 'css-id',
    breaks: 'Does not mind the letter case of an id.',
    toolkit: alterLookup((request, ask) => {
      const id = /^#([\w-]+)$/.exec(request.selector.css ?? '')?.[1]?.toLowerCase();
      return id === undefined
        ? ask(request)
        : everyNode(request, ask, (node) => node.id?.toLowerCase() === id);
    }),
  },
  {
    of: 'css-id',
    breaks: 'Does not find by its id what is invisible.',
    toolkit: alterLookup((request, ask) =>
      request.selector.css?.startsWith('#')
        ? without(request, ask, ({ node }) => node.invisible === true)
        : ask(request),
    ),
  },
  {
    of: 'css-type',
    breaks: 'Does not mind the letter case of a type.',
    toolkit: alterLookup((request, ask) => {
      const { css = '' } = request.selector;
      return /^[a-z]+$/.test(css)
        ? everyNode(request, ask, ({ type }) => type.toLowerCase() === css)
        : ask(request);
    }),
  },
  {
    of: 'css-class',
    breaks: 'Looks at the first style class of a node alone.',
    toolkit: alterLookup((request, ask) => {
      const { css = '' } = request.selector;
      return /^\.[\w-]+$/.test(css)
        ? everyNode(request, ask, ({ styleClass }) => styleClass[0] === css.slice(1))
        : ask(request);
    }),
  },
  {
    of: 'css-combinators',
    breaks: 'Reads a space as >.',
    toolkit: onCss((css) => css.replace(/(?<![>\s])\s+(?![>\s])/g, ' > ')),
  },
  {
    of: 'css-combinators',
    breaks: 'Does not count the root among what a node stands under.',
    toolkit: alterLookup(async (request, ask) => {
      const { css = '' } = request.selector;
      const below = /^(BorderPane|#fixture-root) /.test(css);
      return below ? { ...(await ask(request)), total: 0, matches: [] } : ask(request);
    }),
  },
  ...members.map(
    (member): FurtherMutant => ({
      of: 'predicate-all',
      breaks: `Overlooks ${member} beside other members.`,
      toolkit: onSelector((selector) => {
        const { [member]: _, ...others } = selector.predicate ?? {};
        return selector.predicate && Object.keys(others).length > 0
          ? { ...selector, predicate: others }
          : selector;
      }),
    }),
  ),
  {
    of: 'predicate-all',
    breaks: 'Looks at the first of several types.',
    toolkit: onSelector((selector) => {
      const { typeIs } = selector.predicate ?? {};
      return typeIs
        ? { ...selector, predicate: { ...selector.predicate, typeIs: typeIs.slice(0, 1) } }
        : selector;
    }),
  },
  {
    of: 'predicate-empty',
    breaks: 'Finds nothing by a predicate of nulls.',
    reply: overlooking(({ predicate }) => Object.keys(asObject(predicate)).length > 0),
  },
];
