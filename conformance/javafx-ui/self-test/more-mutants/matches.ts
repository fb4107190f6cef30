import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterLookup } from '../alter-lookup.js';
import type { FurtherMutant } from './further-mutant.js';

/** 9.2 Matches: by each kind of selector */
export const matches: readonly FurtherMutant[] = [
  {
    of: 'query-order',
    breaks: 'Answers a selector from the last node to the first one.',
    toolkit: alterLookup(async (request, ask) => {
      const found = await ask(request);
      return request.selector.css === '*' ? { ...found, matches: found.matches.toReversed() } : found;
    }),
  },
  {
    of: 'query-order',
    breaks: 'Answers a text in the order of the types.',
    toolkit: alterLookup(async (request, ask) => {
      const found = await ask(request);
      if (request.selector.text === undefined) return found;
      return { ...found, matches: found.matches.toSorted((a, b) => (a.node.type < b.node.type ? -1 : 1)) };
    }),
  },
  ...(['css', 'predicate', 'text'] as const).map(
    (kind): FurtherMutant => ({
      of: 'query-order',
      breaks: `Finds nodes twice by ${kind}.`,
      reply: onOutput('ui_query', (output, { input }) => {
        const [first, ...others] = asArray(output.matches);
        if (first && others.length > 0 && asObject(input.selector)[kind] != null)
          output.matches = [first, first, ...others];
      }),
    }),
  ),
  ...(['text', 'predicate'] as const).map(
    (kind): FurtherMutant => ({
      of: 'query-subset',
      breaks: `Finds by ${kind} what is inside of a button, which is not reported.`,
      reply: onOutput('ui_query', (output, { input }) => {
        if (asObject(input.selector)[kind] == null) return;
        output.matches = asArray(output.matches).map((match) => {
          const { ref, type, ...others } = asObject(match);
          const { uid, path } = asObject(ref);
          const inside = { uid: `${uid}0`, path: `${path}/LabeledText[0]` };
          return type === 'Button' ? { ...others, ref: inside, type: 'LabeledText', id: null } : match;
        });
      }),
    }),
  ),
  {
    of: 'query-limit',
    breaks: 'Returns one match more than it is asked for.',
    http: onInput('ui_query', (input) =>
      Number(input.limit) > 0 && Number(input.limit) < 1000 && Number.isInteger(input.limit)
        ? { ...input, limit: Number(input.limit) + 1 }
        : input,
    ),
  },
  ...(['predicate', 'text'] as const).map(
    (kind): FurtherMutant => ({
      of: 'query-limit',
      breaks: `Ignores limit in a search by ${kind}.`,
      http: onInput('ui_query', (input) =>
        asObject(input.selector)[kind] != null && Number(input.limit) >= 1
          ? { ...input, limit: 1000 }
          : input,
      ),
    }),
  ),
  {
    of: 'query-truncated',
    breaks: 'Does not say that a list was cut.',
    reply: onOutput('ui_query', (output) => {
      delete output.truncated;
    }),
  },
  {
    of: 'query-truncated',
    breaks: 'Does not say how many there are in all.',
    reply: onOutput('ui_query', (output) => {
      delete output.total;
    }),
  },
  {
    of: 'query-truncated',
    breaks: 'Says of every list that it was cut.',
    reply: onOutput('ui_query', (output) => {
      output.truncated = true;
      output.total ??= asArray(output.matches).length;
    }),
  },
  {
    of: 'query-scope',
    breaks: 'Searches all windows, whatever the scope says.',
    toolkit: alterLookup((request, ask) => ask({ ...request, selection: { stage: 'all' } })),
  },
  {
    of: 'query-scope-index',
    breaks: 'Overlooks stageIndex without stage.',
    http: onInput('ui_query', (input) => {
      const { stage, stageIndex } = asObject(input.scope);
      return stage === undefined && stageIndex != null ? { ...input, scope: null } : input;
    }),
  },
];
