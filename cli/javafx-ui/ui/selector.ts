import { byCss, byText, byUid, type Criteria } from '../../../client/javafx-ui/locator/criteria.js';
import { Locator } from '../../../client/javafx-ui/locator/locator.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { UsageError } from '../../failure.js';

export interface TargetChoice {
  readonly stage: string | undefined;
  readonly match?: 'contains' | 'equals' | 'regex' | undefined;
  readonly nth?: number | undefined;
  readonly wait?: number;
}

const uidPattern = /^(u-[0-9a-z]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** What a command line means by `#ok`, `VBox > Button`, `text=Save` or `u-3k9`, and by its options. */
export function criteriaOf(selector: string, { stage, nth, match }: TargetChoice): Criteria {
  const where = stage === undefined ? null : windowOf(stage);
  return { ...bySelector(selector, match), stage: where, nth: nth ?? null };
}

export function locate(session: Session, selector: string, choice: TargetChoice): Locator {
  return new Locator({ session, waitMs: choice.wait ?? 0 }, criteriaOf(selector, choice));
}

/** A window by its index, or else by its title. */
export function windowOf(stage: string): number | string {
  return /^\d+$/.test(stage) ? Number(stage) : stage;
}

function bySelector(selector: string, match: TargetChoice['match']): Pick<Criteria, 'by' | 'source'> {
  const text = /^text=(.*)$/s.exec(selector)?.[1];
  if (text !== undefined) return byText(text, match);
  if (match !== undefined) throw new UsageError(`The option "--match" is for text=…, got "${selector}".`);
  return uidPattern.test(selector) ? byUid(selector) : byCss(selector);
}
