import { asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { everyNode, overLookup } from '../over-lookup.js';
import { onInput } from '../over-request.js';

/** 9.1 Selectors: CSS and predicates */
export const selectors = {
  'query-one-selector': {
    breaks: 'Takes css, and ignores text and predicate beside it.',
    http: onInput('ui_query', (input) => {
      const { text, predicate, ...others } = asObject(input.selector);
      return typeof others.css === 'string' ? { ...input, selector: others } : input;
    }),
  },
  'css-id': {
    breaks: 'Finds every node whose id begins like the one that was asked for.',
    toolkit: overLookup((request, ask) => {
      const id = /^#([\w-]+)$/.exec(request.selector.css ?? '')?.[1];
      return id === undefined
        ? ask(request)
        : everyNode(request, ask, (node) => node.id?.startsWith(id) === true);
    }),
  },
  'css-type': {
    breaks: 'Finds nodes of a subclass, too: TextField finds a PasswordField.',
    toolkit: overLookup((request, ask) =>
      request.selector.css === 'TextField'
        ? everyNode(request, ask, ({ type }) => type === 'TextField' || type === 'PasswordField')
        : ask(request),
    ),
  },
  'css-class': {
    breaks: 'Finds nodes that have one of the named style classes.',
    toolkit: overLookup((request, ask) => {
      const { css = '' } = request.selector;
      if (!/^(\.[\w-]+)+$/.test(css)) return ask(request);
      const names = css.split('.').slice(1);
      return everyNode(request, ask, ({ styleClass }) => names.some((name) => styleClass.includes(name)));
    }),
  },
  'css-combinators': {
    breaks: 'Reads > as a space.',
    toolkit: overLookup((request, ask) => {
      const css = request.selector.css?.replaceAll('>', ' ');
      return ask(css === undefined ? request : { ...request, selector: { css } });
    }),
  },
  'css-grammar': {
    breaks: 'Reads a selector up to the first sign that it does not know.',
    http: onInput('ui_query', (input) => {
      const { css } = asObject(input.selector);
      if (typeof css !== 'string') return input;
      return { ...input, selector: { ...asObject(input.selector), css: css.replace(/[^\w#.*>\s-].*$/, '') } };
    }),
  },
  'predicate-all': {
    breaks: 'Looks at the first member of a predicate only.',
    toolkit: overLookup((request, ask) => {
      const [first] = Object.entries(request.selector.predicate ?? {});
      const selector = first ? { predicate: Object.fromEntries([first]) } : request.selector;
      return ask({ ...request, selector });
    }),
  },
  'predicate-empty': {
    breaks: 'Takes a predicate without a member for one that holds for every node.',
    http: onInput('ui_query', (input) => {
      const { predicate } = asObject(input.selector);
      const empty = predicate != null && Object.values(asObject(predicate)).every((value) => value === null);
      return empty ? { ...input, selector: { css: '*' } } : input;
    }),
  },
} satisfies Record<string, Mutant>;
