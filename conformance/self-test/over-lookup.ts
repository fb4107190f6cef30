import type { LookupRequest, RawLookup, RawNode, Toolkit } from '../../server/toolkit/port.js';
import { overToolkit } from './over-toolkit.js';

export type Ask = (request: LookupRequest) => Promise<RawLookup>;

/** A toolkit that searches otherwise; `ask` is the healthy search. */
export function overLookup(
  search: (request: LookupRequest, ask: Ask) => Promise<RawLookup>,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    overToolkit(toolkit, {
      lookup: (request, deadline) => search(request, (other) => toolkit.lookup!(other, deadline)),
    });
}

/** More than any window of the fixture has. */
const all = 100_000;

/** Every node where the search looks for which the test holds. */
export async function everyNode(
  request: LookupRequest,
  ask: Ask,
  test: (node: RawNode) => boolean,
): Promise<RawLookup> {
  const { windows, matches } = await ask({ ...request, selector: { css: '*' }, limit: all });
  return only({ windows, total: 0, matches }, request, ({ node }) => test(node));
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
  { windows, matches }: RawLookup,
  { limit }: LookupRequest,
  kept: (match: RawLookup['matches'][number]) => boolean,
): RawLookup {
  const found = matches.filter(kept);
  return { windows, total: found.length, matches: found.slice(0, limit) };
}
