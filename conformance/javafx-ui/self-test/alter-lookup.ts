import type {
  Deadline,
  LookupRequest,
  RawLookup,
  RawNode,
  Toolkit,
} from '../../../server/javafx-ui/scene/port.js';
import { queryScene } from '../../../server/javafx-ui/scene/search/query.js';
import { alterToolkit } from './alter-toolkit.js';

export type Ask = (request: LookupRequest) => Promise<RawLookup>;

/** A toolkit that searches otherwise; `ask` is the healthy search. */
export function alterLookup(
  search: (request: LookupRequest, ask: Ask) => Promise<RawLookup>,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      lookup: (request, deadline) => search(request, (other) => searchIn(toolkit, other, deadline)),
    });
}

/** Searches as the engine does, also in a toolkit that leaves it to what it shows. */
export async function searchIn(
  toolkit: Toolkit,
  request: LookupRequest,
  deadline: Deadline,
): Promise<RawLookup> {
  if (toolkit.lookup) return toolkit.lookup(request, deadline);
  const { selection, selector, limit } = request;
  const scope = { kind: 'windows', selection } as const;
  const scene = await toolkit.capture({ scope, sections: ['bounds', 'virtualization'] }, deadline);
  return queryScene(scene, selector, selection, limit);
}

/** More than any window of the fixture has. */
const all = 100_000;

/** Every node where the search looks for which the test holds. */
export async function everyNode(
  request: LookupRequest,
  ask: Ask,
  test: (node: RawNode) => boolean,
): Promise<RawLookup> {
  const every = await ask({ ...request, selector: { css: '*' }, limit: all });
  return only(every, request, ({ node }) => test(node));
}

/** What was found, without some of it. */
export async function without(
  request: LookupRequest,
  ask: Ask,
  dropped: (match: RawLookup['matches'][number], lookup: RawLookup) => boolean,
): Promise<RawLookup> {
  const lookup = await ask({ ...request, limit: all });
  return only(lookup, request, (match) => !dropped(match, lookup));
}

function only(
  { windows, matches, around }: RawLookup,
  { limit }: LookupRequest,
  kept: (match: RawLookup['matches'][number]) => boolean,
): RawLookup {
  const found = matches.filter(kept);
  const told = { windows, total: found.length, matches: found.slice(0, limit) };
  return around ? { ...told, around } : told;
}
