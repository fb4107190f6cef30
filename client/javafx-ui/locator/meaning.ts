import type { Selector } from '../contract.js';
import { needsNewer } from '../needs-newer.js';
import type { Session } from '../session.js';
import { type Criteria, written } from './criteria.js';
import { olderMeaning } from './older-grammar.js';

/** What a server is asked for; it resolves a locator itself, and its `nth=` with it. */
export type Meaning =
  | { readonly by: { readonly selector: Selector } | { readonly uid: string }; readonly nth: number | null }
  | { readonly locator: string };

/** What the criteria mean for the server of this session. */
export function meaningOf(session: Session, criteria: Criteria): Meaning {
  const { by, stage, nth } = criteria;
  if (!('locator' in by)) return { by, nth };
  const { locator } = by;
  // A server looks for a locator in all windows, so that one window is searched as ever.
  if (session.speaksNewest && stage === null)
    return { locator: nth === null ? locator : `${locator} nth=${nth}` };
  const older = olderMeaning(locator);
  if (older) return { by: older.by, nth: nth ?? older.nth };
  needsNewer(
    session,
    `the locator ${JSON.stringify(locator)}`,
    'Name the node by a selector such as #ok, by text=…, or by its uid',
  );
  throw new TypeError(
    `Expected a selector, text=… or a uid for one window, got ${written(criteria)}: other locators are looked for in all windows. Leave within() out.`,
  );
}
