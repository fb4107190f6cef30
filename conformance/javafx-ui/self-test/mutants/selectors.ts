import { asObject } from '../../../kit/reading/json.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterLookup, everyNode } from '../alter-lookup.js';
import type { Mutant } from '../mutant.js';

/** 9.1 Selectors: CSS and predicates */
export const selectors = {
  'query-one-selector': {
    breaks: 'Takes a way to match without a text for a selector of everything.',
    http: onInput('ui_query', (input) => {
      const { css, text, match, predicate } = asObject(input.selector);
      const isAlone = css == null && text == null && predicate == null && match != null;
      return isAlone ? { ...input, selector: { css: '*' } } : input;
    }),
  },
  'css-id': {
    breaks: 'Finds every node whose id begins like the one that was asked for.',
    toolkit: alterLookup((request, ask) => {
      const id = /^#([\w-]+)$/.exec(request.selector.css ?? '')?.[1];
      return id === undefined
        ? ask(request)
        : everyNode(request, ask, (node) => node.id?.startsWith(id) === true);
    }),
  },
  'css-type': {
    breaks: 'Finds nodes of a subclass, too: TextField finds a PasswordField.',
    toolkit: alterLookup((request, ask) =>
      request.selector.css === 'TextField'
        ? everyNode(request, ask, ({ type }) => type === 'TextField' || type === 'PasswordField')
        : ask(request),
    ),
  },
  'css-class': {
    breaks: 'Finds nodes that have one of the named style classes.',
    toolkit: alterLookup((request, ask) => {
      const { css = '' } = request.selector;
      if (!/^(\.[\w-]+)+$/.test(css)) return ask(request);
      const names = css.split('.').slice(1);
      return everyNode(request, ask, ({ styleClass }) => names.some((name) => styleClass.includes(name)));
    }),
  },
  'css-combinators': {
    breaks: 'Reads > as a space.',
    toolkit: alterLookup((request, ask) => {
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
    toolkit: alterLookup((request, ask) => {
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
