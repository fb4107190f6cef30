import type { Predicate, Selector, TextMatch } from '../contract.js';

/** A window: its index, its title, or the focused one. */
export type WindowChoice = number | string | null;

/** What a locator stands for; it is resolved anew each time. */
export interface Criteria {
  readonly by:
    | { readonly selector: Selector }
    | { readonly uid: string }
    /** A locator, or a selector, which is one, too. */
    | { readonly locator: string };
  readonly stage: WindowChoice;
  /** Which one of several matches; without it there may be only one. */
  readonly nth: number | null;
  /** As the test wrote it, for messages. */
  readonly source: string;
}

export function byLocator(locator: string): Pick<Criteria, 'by' | 'source'> {
  return { by: { locator }, source: `find(${JSON.stringify(locator)})` };
}

export function byText(text: string | RegExp, match?: TextMatch): Pick<Criteria, 'by' | 'source'> {
  if (typeof text !== 'string') {
    return { by: { selector: { text: re2(text), match: 'regex' } }, source: `text(${text})` };
  }
  const how = match === undefined ? '' : `, { match: ${JSON.stringify(match)} }`;
  const selector = match === undefined ? { text } : { text, match };
  return { by: { selector }, source: `text(${JSON.stringify(text)}${how})` };
}

export function byPredicate(predicate: Predicate): Pick<Criteria, 'by' | 'source'> {
  return { by: { selector: { predicate } }, source: `where(${JSON.stringify(predicate)})` };
}

export function byUid(uid: string): Pick<Criteria, 'by' | 'source'> {
  return { by: { uid }, source: `uid(${JSON.stringify(uid)})` };
}

/** The flags that RE2 has, too; the others say how to search, not what. */
function re2({ source, flags }: RegExp): string {
  const shared = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  return shared === '' ? source : `(?${shared})${source}`;
}

/** `find("#ok").within("Confirm").nth(1)` */
export function written({ source, stage, nth }: Criteria): string {
  const window = stage === null ? '' : `.within(${JSON.stringify(stage)})`;
  return `${source}${window}${nth === null ? '' : `.nth(${nth})`}`;
}
