import type { CallOptions } from '../../tool-methods.js';
import type { NodeMatch } from '../contract.js';
import { lineOf, matchParts, stageLine } from '../node-line.js';
import { quote } from '../quote.js';
import type { Session } from '../session.js';
import { type Criteria, written } from './criteria.js';
import { locate, severalLocated } from './locate.js';
import { LocatorError } from './locator-error.js';
import { meaningOf } from './meaning.js';
import type { Attempt } from './poll.js';

export interface Found {
  readonly matches: readonly NodeMatch[];
  /** All of them, also those beyond the limit. */
  readonly total: number;
}

/** How many matches an error lists. */
const listed = 10;

/** Asks the server, once, for what the criteria stand for. */
export async function findAll(
  session: Session,
  criteria: Criteria,
  limit: number,
  options: CallOptions,
): Promise<Attempt<Found>> {
  const { stage } = criteria;
  const meaning = meaningOf(session, criteria);
  if ('locator' in meaning) return findLocated(session, meaning.locator, limit, options);
  const { by } = meaning;
  if ('uid' in by) {
    const { ref, type, id } = await session.call('ui_get_node', { ref: { uid: by.uid } }, options);
    return { value: { matches: [{ ref, type, id, summary: type }], total: 1 } };
  }
  const window = typeof stage === 'string' ? await stageByTitle(session, stage, options) : { value: stage };
  if (!('value' in window)) return window;
  const scope = window.value === null ? {} : { scope: { stageIndex: window.value } };
  const { matches, total } = await session.call(
    'ui_query',
    { selector: by.selector, limit, ...scope },
    options,
  );
  return { value: { matches, total: total ?? matches.length } };
}

/** The one node that is meant. More than one is an error at once: waiting would not decide between them. */
export async function findOne(
  session: Session,
  criteria: Criteria,
  options: CallOptions,
): Promise<Attempt<NodeMatch>> {
  const meaning = meaningOf(session, criteria);
  if ('locator' in meaning) {
    const located = await locate(session, meaning.locator, options);
    if (!('value' in located)) return located;
    const { value } = located;
    if ('total' in value) throw severalLocated(criteria, value);
    return { value };
  }
  const { nth } = meaning;
  const found = await findAll(session, criteria, nth === null ? listed : nth + 1, options);
  if (!('value' in found)) return found;
  const { matches, total } = found.value;
  if (nth === null && total > 1) throw severalError(criteria, found.value);
  const match = matches[nth ?? 0];
  if (match) return { value: match };
  if (total === 0) return { pending: { expected: 'to match a node', got: 'there is none', missing: true } };
  return { pending: { expected: `to match at least ${(nth ?? 0) + 1} nodes`, got: `there are ${total}` } };
}

/** The server names a few of several nodes; by `nth=` it tells each of them. */
async function findLocated(
  session: Session,
  locator: string,
  limit: number,
  options: CallOptions,
): Promise<Attempt<Found>> {
  const located = await locate(session, locator, options);
  if (!('value' in located)) return located;
  const { value } = located;
  if (!('total' in value)) return { value: { matches: [value], total: 1 } };
  const matches: NodeMatch[] = [];
  while (matches.length < Math.min(limit, value.total)) {
    const one = await locate(session, `${locator} nth=${matches.length}`, options);
    // It has gone in the meantime.
    if (!('value' in one) || 'total' in one.value) break;
    matches.push(one.value);
  }
  return { value: { matches, total: value.total } };
}

export async function stageByTitle(
  session: Session,
  title: string,
  options: CallOptions,
): Promise<Attempt<number>> {
  const { stages } = await session.call('ui_get_snapshot', { stage: 'all', depth: 0 }, options);
  const [stage, another] = stages.filter((one) => one.title === title);
  if (stage && another) {
    throw new LocatorError(
      'several',
      `Expected one window with the title ${quote(title)}, found several. Choose one by its index:`,
      `within(${JSON.stringify(title)})`,
      stages.map((one) => stageLine(one)),
    );
  }
  if (stage) return { value: stage.stageIndex };
  const titles = stages.flatMap((one) => (one.title == null ? [] : [quote(one.title)]));
  const got = titles.length === 0 ? 'no window has a title' : `the windows are ${titles.join(', ')}`;
  return { pending: { expected: `to find the window ${quote(title)}`, got } };
}

function severalError(criteria: Criteria, { matches, total }: Found): LocatorError {
  const more = total > matches.length ? [`and ${total - matches.length} more`] : [];
  return new LocatorError(
    'several',
    `Expected ${written(criteria)} to match one node, found ${total}. Choose one with .nth(i) or .first(), or narrow the search:`,
    written(criteria),
    [...matches.map((match) => lineOf(matchParts(match))), ...more],
  );
}
