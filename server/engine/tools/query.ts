import type { NodeMatch, Selector, UiQueryOutput } from '../../../generated/mcp-javafx-ui/1.0/types.js';
import type { Deadline, LookupRequest, RawLookup, RawSelector } from '../../toolkit/port.js';
import { invalidInput, noStages } from '../errors.js';
import { toBounds } from '../node.js';
import { nodeLine } from '../node-line.js';
import { formatPath } from '../paths.js';
import { compileSelector, queryScene } from '../query.js';
import { scopeSelection } from '../selection.js';
import { parseSelector } from '../selector.js';
import { SelectorError } from '../selector-error.js';
import { summarize } from '../summary.js';
import type { GuardedToolkit } from '../toolkit-guard.js';
import { orderWindows, selectWindows } from '../windows.js';
import type { Handlers } from './handler.js';

export const query: Handlers['ui_query'] = (input) => {
  const selection = scopeSelection(input.scope);
  const selector = toRawSelector(input.selector);
  checkSelector(selector);
  const request = { selection, selector, limit: input.limit ?? 50 };
  return {
    async run({ toolkit, deadline }) {
      const lookup = await evaluate(toolkit, request, deadline);
      const [chosen] = selectWindows(lookup.windows, selection);
      if (!chosen) {
        throw noStages(lookup.windows, 'stageIndex' in selection ? selection.stageIndex : undefined);
      }
      const indexOf = new Map(orderWindows(lookup.windows).map((window, i) => [window.key, i]));
      const output: UiQueryOutput = {
        matches: lookup.matches.map((match) => toMatch(match, indexOf.get(match.window)!)),
      };
      if (lookup.total > lookup.matches.length) {
        output.truncated = true;
        output.total = lookup.total;
      }
      return { output, text: matchLines(lookup, indexOf) };
    },
  };
};

/** In inputs null means absent. */
function toRawSelector({ css, text, match, predicate }: Selector): RawSelector {
  if (css != null) return { css };
  if (text != null) return { text, match: match ?? 'contains' };
  const given = Object.entries(predicate ?? {}).filter(([, value]) => value != null);
  return { predicate: Object.fromEntries(given) };
}

function checkSelector(selector: RawSelector): void {
  try {
    // A style selector is wrong only in its grammar; it is made ready where it is run.
    if (selector.css !== undefined) parseSelector(selector.css);
    else compileSelector(selector);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    const { pointer, message, expected } = error;
    throw invalidInput([{ pointer: `/selector${pointer}`, message, expected }]);
  }
}

async function evaluate(
  toolkit: GuardedToolkit,
  request: LookupRequest,
  deadline: Deadline,
): Promise<RawLookup> {
  if (toolkit.lookup) return toolkit.lookup(request, deadline);
  const { selection, selector, limit } = request;
  const scope = { kind: 'windows', selection } as const;
  const scene = await toolkit.capture({ scope, sections: ['bounds', 'virtualization'] }, deadline);
  return queryScene(scene, selector, selection, limit);
}

function toMatch({ steps, node }: RawLookup['matches'][number], stageIndex: number): NodeMatch {
  const match: NodeMatch = {
    ref: { path: formatPath(stageIndex, steps), uid: node.uid },
    type: node.type,
    id: node.id,
    summary: summarize(node),
  };
  const boundsInScene = toBounds(node.boundsInScene);
  if (boundsInScene) match.layout = { boundsInScene };
  return match;
}

/** A line for each match; popups are searched too, so each says its window when there are several. */
function matchLines({ matches, total }: RawLookup, indexOf: ReadonlyMap<number, number>): string {
  const several = indexOf.size > 1;
  const lines = matches.map(({ node, window }) => {
    return several ? `${nodeLine(node)} in [${indexOf.get(window)}]` : nodeLine(node);
  });
  if (total === 0) return 'No node matches.';
  const cut =
    total > matches.length
      ? `${matches.length} of ${total} matches; raise "limit" or narrow the selector`
      : '';
  return [cut || (total === 1 ? '1 match' : `${total} matches`), ...lines].join('\n');
}
