import type { Locator } from '../../client/locator/locator.js';
import type { Ui } from '../../client/locator/ui.js';
import { UsageError } from '../failure.js';

export interface TargetChoice {
  readonly stage: string | undefined;
  readonly nth?: number | undefined;
  readonly match?: 'contains' | 'equals' | 'regex' | undefined;
}

const uidPattern = /^(u-[0-9a-z]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A node as a command line names it: `#ok`, `VBox > Button`, `text=Save`, `u-3k9`. */
export function locate(ui: Ui, selector: string, { stage, nth, match }: TargetChoice): Locator {
  const locator = bySelector(stageScope(ui, stage), selector, match);
  return nth === undefined ? locator : locator.nth(nth);
}

/** A window by its index, or else by its title. */
export function stageScope(ui: Ui, stage: string | undefined): Ui {
  return stage === undefined ? ui : ui.within(/^\d+$/.test(stage) ? Number(stage) : stage);
}

function bySelector(ui: Ui, selector: string, match: TargetChoice['match']): Locator {
  const text = /^text=(.*)$/s.exec(selector)?.[1];
  if (text !== undefined) return ui.text(text, match === undefined ? {} : { match });
  if (match !== undefined) throw new UsageError(`The option "--match" is for text=…, got "${selector}".`);
  return uidPattern.test(selector) ? ui.uid(selector) : ui.find(selector);
}
