import type { RawLookup } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterLookup, everyNode, without } from '../alter-lookup.js';
import type { Mutant } from '../mutant.js';

/** 9.2 Matches */
export const matches = {
  'query-order': {
    breaks: 'Answers a predicate in the order of a breadth-first search.',
    toolkit: alterLookup(async (request, ask) => {
      const lookup = await ask(request);
      const depth = ({ steps }: RawLookup['matches'][number]) => steps.split('/').length;
      if (request.selector.predicate) lookup.matches.sort((a, b) => depth(a) - depth(b));
      return lookup;
    }),
  },
  'query-subset': {
    breaks: 'Finds the texts inside of buttons, which are not reported.',
    toolkit: alterLookup(async (request, ask) => {
      if (request.selector.css !== '*') return ask(request);
      const { windows, matches: told } = await everyNode({ ...request, limit: 1000 }, ask, () => true);
      const found = told.flatMap((one) => (one.node.type === 'Button' ? [one, textInside(one)] : [one]));
      return { windows, total: found.length, matches: found.slice(0, request.limit) };
    }),
  },
  'query-limit': {
    breaks: 'Returns up to 100 matches when no limit is given.',
    http: onInput('ui_query', (input) => ({ ...input, limit: input.limit ?? 100 })),
  },
  'query-truncated': {
    breaks: 'Gives the number of returned matches as total.',
    reply: onOutput('ui_query', (output) => {
      if (output.truncated) output.total = asArray(output.matches).length;
    }),
  },
  'query-scope': {
    breaks: 'Does not search popups.',
    toolkit: alterLookup((request, ask) =>
      without(request, ask, ({ window }, { windows }) =>
        windows.some(({ key, kind }) => key === window && kind === 'popup'),
      ),
    ),
  },
  'query-scope-index': {
    breaks: 'Searches the focused window when index comes without stageIndex.',
    http: onInput('ui_query', (input) => {
      const { stage, stageIndex } = asObject(input.scope);
      return stage === 'index' && stageIndex == null ? { ...input, scope: null } : input;
    }),
  },
} satisfies Record<string, Mutant>;

function textInside({ window, steps, node }: RawLookup['matches'][number]): RawLookup['matches'][number] {
  const { label = '', boundsInScene } = node;
  const text = {
    uid: `${node.uid}0inside`,
    parent: -1,
    type: 'LabeledText',
    id: null,
    styleClass: ['text'],
    label,
  };
  return {
    window,
    steps: `${steps}/LabeledText[0]`,
    node: boundsInScene ? { ...text, boundsInScene } : text,
  };
}
