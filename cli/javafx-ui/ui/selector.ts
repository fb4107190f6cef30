import { byLocator, byText, type Criteria } from '../../../client/javafx-ui/locator/criteria.js';
import { Locator } from '../../../client/javafx-ui/locator/locator.js';
import { olderMeaning } from '../../../client/javafx-ui/locator/older-grammar.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { UsageError } from '../../failure.js';

export interface TargetChoice {
  readonly stage: string | undefined;
  readonly match?: 'contains' | 'equals' | 'regex' | undefined;
  readonly nth?: number | undefined;
  readonly wait?: number;
}

/** What a command line means by `#ok`, `text=Save`, `u-3k9` or `label=Name`, and by its options. */
export function criteriaOf(locator: string, { stage, nth, match }: TargetChoice): Criteria {
  const where = stage === undefined ? null : windowOf(stage);
  if (where !== null && !olderMeaning(locator)) {
    throw new UsageError(
      `The option "--stage" is for a selector, text=… or a uid, got "${locator}"; other locators are looked for in all windows.`,
    );
  }
  return { ...byGrammar(locator, match), stage: where, nth: nth ?? null };
}

export function locate(session: Session, locator: string, choice: TargetChoice): Locator {
  return new Locator({ session, waitMs: choice.wait ?? 0 }, criteriaOf(locator, choice));
}

/** A window by its index, or else by its title. */
export function windowOf(stage: string): number | string {
  return /^\d+$/.test(stage) ? Number(stage) : stage;
}

function byGrammar(locator: string, match: TargetChoice['match']): Pick<Criteria, 'by' | 'source'> {
  if (match === undefined) return byLocator(locator);
  const text = /^text=(.*)$/s.exec(locator)?.[1];
  if (text === undefined) throw new UsageError(`The option "--match" is for text=…, got "${locator}".`);
  return byText(text, match);
}
