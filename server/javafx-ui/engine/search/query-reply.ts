import { quote } from '../../../calls/quote.js';
import type { NodeMatch, UiQueryOutput } from '../../contract.js';
import { formatPath } from '../../scene/paths.js';
import type { FoundNode, WindowFacts } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { orderWindows, selectWindows } from '../../scene/windows.js';
import { ancestorLines } from '../look/ancestor-lines.js';
import { toBounds } from '../nodes/node.js';
import { nodeLine } from '../outline/node-line.js';
import { summarize } from '../outline/summary.js';
import type { Search } from './find-nodes.js';

/** What a query answers, as data and as text. */
export function queryReply(search: Search): { output: UiQueryOutput; text: string } {
  const { matches, total, missed } = search;
  const teller = new Teller(search);
  const output: UiQueryOutput = { matches: matches.map((match) => teller.match(match)) };
  if (total > matches.length) {
    output.truncated = true;
    output.total = total;
  }
  if (!missed) return { output, text: [countOf(total, matches.length), ...teller.lines(matches)].join('\n') };
  const windows = selectWindows(search.windows, search.selection);
  output.searched = {
    windows: windows.map(({ key }) => windowId(key)),
    nodes: missed.nodes,
    ...(search.within === undefined ? {} : { within: search.within }),
  };
  output.nearest = missed.nearest.map((near) => teller.match(near));
  const nearest = teller.lines(missed.nearest).map((line) => `  ${line}`);
  const text = [placeOf(windows, missed.nodes, search.within), ...nearest];
  if (nearest.length > 0) text.splice(1, 0, 'Nearest:');
  return { output, text: text.join('\n') };
}

function countOf(total: number, told: number): string {
  if (total > told) return `${told} of ${total} matches; raise "limit" or narrow the selector`;
  if (total === 0) return 'No node matches.';
  return total === 1 ? '1 match' : `${total} matches`;
}

/** `No node matches. Searched 12 nodes: w1 stage "Main", w2 popup.` */
function placeOf(windows: readonly WindowFacts[], nodes: number, within: string | undefined): string {
  const names = windows.map(({ key, kind, title }) => {
    return `${windowId(key)} ${kind}${title === null ? '' : ` ${quote(title)}`}`;
  });
  const place = within === undefined ? names.join(', ') : `below ${within} in ${names.join(', ')}`;
  return `No node matches. Searched ${nodes === 1 ? '1 node' : `${nodes} nodes`}: ${place}.`;
}

/** Tells the nodes that were found. */
class Teller {
  private readonly indexOf: ReadonlyMap<number, number>;
  private readonly ancestors: ReadonlyMap<string, string>;

  constructor({ windows, matches, around = [] }: Search) {
    this.indexOf = new Map(orderWindows(windows).map(({ key }, i) => [key, i]));
    this.ancestors = ancestorLines(
      around,
      matches.map(({ node }) => node.uid),
    );
  }

  match({ window, steps, node }: FoundNode): NodeMatch {
    const match: NodeMatch = {
      ref: { path: formatPath(this.indexOf.get(window)!, steps), uid: node.uid },
      type: node.type,
      id: node.id,
      summary: summarize(node),
    };
    const boundsInScene = toBounds(node.boundsInScene);
    if (boundsInScene) match.layout = { boundsInScene };
    const ancestor = this.ancestors.get(node.uid);
    if (ancestor !== undefined) match.ancestor = ancestor;
    return match;
  }

  /** A line for each node; several windows may be searched, so each says its own when there are several. */
  lines(found: readonly FoundNode[]): string[] {
    let last: string | undefined;
    return found.map(({ window, node }) => {
      const place = this.indexOf.size > 1 ? ` in [${this.indexOf.get(window)}]` : '';
      const ancestor = this.ancestors.get(node.uid);
      const under = ancestor === undefined ? '' : ` under ${ancestor === last ? 'the same' : ancestor}`;
      last = ancestor;
      return `${nodeLine(node)}${place}${under}`;
    });
  }
}
