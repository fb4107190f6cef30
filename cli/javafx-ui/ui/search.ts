import type { NodeMatch } from '../../../client/javafx-ui/contract.js';
import type { Criteria } from '../../../client/javafx-ui/locator/criteria.js';
import { findAll } from '../../../client/javafx-ui/locator/find.js';
import { olderMeaning } from '../../../client/javafx-ui/locator/older-grammar.js';
import { needsNewer } from '../../../client/javafx-ui/needs-newer.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { Failure, UsageError } from '../../failure.js';
import { explainLocator } from './explain-locator.js';
import { criteriaOf, type TargetChoice } from './selector.js';

export interface SearchChoice extends TargetChoice {
  readonly window: string | undefined;
  readonly within: string | undefined;
  readonly limit: number;
}

export interface Search {
  readonly matches: readonly NodeMatch[];
  readonly total: number;
  /** What comes near, where nothing matches and the server tells it. */
  readonly nearest: readonly NodeMatch[];
}

/** All nodes that match. Where a query of the server can say it, that decides, hidden nodes included. */
export async function search(session: Session, locator: string, choice: SearchChoice): Promise<Search> {
  const { window, within, stage, limit } = choice;
  if (window !== undefined && stage !== undefined)
    throw new UsageError('Expected "--window" or "--stage", got both.');
  const criteria = asQuery(locator, criteriaOf(locator, choice));
  const { by } = criteria;
  for (const [name, given] of Object.entries({ window, within })) {
    if (given === undefined) continue;
    needsNewer(session, `the option "--${name}"`, 'Leave it out');
    if (!('selector' in by))
      throw new UsageError(`The option "--${name}" is for a selector or text=…, got "${locator}".`);
  }
  if ('selector' in by && session.speaksNewest && stage === undefined && criteria.nth === null) {
    const scope = window === undefined ? {} : { scope: { window } };
    const below = within === undefined ? {} : { within };
    const { matches, total, nearest } = await explainLocator(session, within, () =>
      session.tools.ui_query({ selector: by.selector, limit, ...scope, ...below }),
    );
    return { matches, total: total ?? matches.length, nearest: nearest ?? [] };
  }
  const found = await findAll(session, criteria, limit, {});
  if ('value' in found) return { ...chosen(found.value, criteria.nth), nearest: [] };
  const { missing, expected, got } = found.pending;
  if (missing) return { matches: [], total: 0, nearest: [] };
  throw new Failure(`Expected ${expected}, but ${got}.`);
}

/** The same without a locator, if it says no more than a query does. */
function asQuery(locator: string, criteria: Criteria): Criteria {
  const older = 'locator' in criteria.by ? olderMeaning(locator) : undefined;
  return older ? { ...criteria, by: older.by, nth: older.nth } : criteria;
}

function chosen(found: Omit<Search, 'nearest'>, nth: number | null): Omit<Search, 'nearest'> {
  const one = nth === null ? undefined : found.matches.slice(nth, nth + 1);
  return one ? { matches: one, total: one.length } : found;
}
