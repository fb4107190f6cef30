import { asObject, isObject, type JsonObject } from '../../../kit/reading/json.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../mutant.js';

/** Understands the predicate of a query otherwise. */
const onPredicate = (change: (predicate: JsonObject) => JsonObject) =>
  onInput('ui_query', (input) => {
    const selector = asObject(input.selector);
    if (!isObject(selector.predicate)) return input;
    return { ...input, selector: { ...selector, predicate: change(selector.predicate) } };
  });

/** Takes one member of a predicate for another one. */
const taken = (member: string, other: string) =>
  onPredicate(({ [member]: value, ...others }) =>
    typeof value === 'string' && value.trim() !== '' ? { ...others, [other]: value } : others,
  );

/** 19.1 What is searched for, 19.2 Where it is searched */
export const widerSearch = {
  'query-combined': {
    breaks: 'Overlooks a text beside a style selector.',
    http: onInput('ui_query', (input) => {
      const { text, match, ...others } = asObject(input.selector);
      return typeof others.css === 'string' ? { ...input, selector: others } : input;
    }),
  },
  'predicate-role': {
    breaks: 'Knows roles in capital letters only.',
    http: onPredicate(({ role, ...others }) => {
      if (typeof role !== 'string') return others;
      return { ...others, role: role === role.toUpperCase() ? role : 'UNKNOWN' };
    }),
  },
  'predicate-tooltip': {
    breaks: 'Looks for a tooltip among the texts.',
    http: taken('tooltip', 'textContains'),
  },
  'predicate-prompt': {
    breaks: 'Looks for a prompt among the texts.',
    http: taken('prompt', 'textContains'),
  },
  'predicate-label': {
    breaks: 'Finds the label in place of the control that it is for.',
    http: taken('labelContains', 'textContains'),
  },
  'predicate-blank': {
    breaks: 'Finds nothing by a tooltip of white space.',
    http: onPredicate((predicate) => {
      const { tooltip } = predicate;
      return typeof tooltip === 'string' && tooltip.trim() === ''
        ? { tooltip: 'no such tooltip' }
        : predicate;
    }),
  },
  'query-within': {
    breaks: 'Searches the whole window, whatever within says.',
    http: onInput('ui_query', ({ within: _, ...others }) => others),
  },
  'query-all': {
    breaks: 'Searches the focused window in place of all.',
    http: onInput('ui_query', (input) => {
      const { stage, stageIndex } = asObject(input.scope);
      return stage === 'all' && stageIndex == null ? { ...input, scope: null } : input;
    }),
  },
  'query-all-index': {
    breaks: 'Overlooks an index beside all windows.',
    http: onInput('ui_query', (input) => {
      const { stage } = asObject(input.scope);
      return stage === 'all' ? { ...input, scope: { stage } } : input;
    }),
  },
} satisfies Record<string, Mutant>;
