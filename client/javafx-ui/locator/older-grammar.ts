import type { Selector } from '../contract.js';

/** What servers of every version can search for. */
export interface OlderMeaning {
  readonly by: { readonly selector: Selector } | { readonly uid: string };
  readonly nth: number | null;
}

const uid = /^(u-[0-9a-z]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const quotedText = /^text=("(?:[^"\\]|\\.)*")$/s;
/** Steps, filters and keys that came with locators. */
const newer = /\s>>(\s|$)|\s(row|column|item|nth)=|^(label|tooltip)=/;

/** A locator as a search of 1.0; undefined if it says more than that. */
export function olderMeaning(locator: string): OlderMeaning | undefined {
  const [, head = '', index] = /^(.*?)(?:\s+nth=(\d+))?$/s.exec(locator.trim()) ?? [];
  const nth = index === undefined ? null : Number(index);
  if (uid.test(head)) return { by: { uid: head }, nth };
  const quoted = stringOf(quotedText.exec(head)?.[1]);
  if (quoted !== undefined) return { by: { selector: { text: quoted, match: 'equals' } }, nth };
  if (newer.test(head)) return undefined;
  const text = /^text=(.*)$/s.exec(head)?.[1];
  return { by: { selector: text === undefined ? { css: head } : { text } }, nth };
}

/** What the last step of a locator is about, to find what comes near it. */
export function selectorLike(locator: string): Selector {
  const last = locator.split(/\s>>\s/).at(-1)!;
  const head = last.replace(/\s(row|column|item|nth)=.*$/s, '').trim();
  const named = /^(?:text|label|tooltip)=(.*)$/s.exec(head)?.[1];
  return named === undefined ? { css: head } : { text: stringOf(named) ?? named };
}

function stringOf(json: string | undefined): string | undefined {
  try {
    return json?.startsWith('"') ? (JSON.parse(json) as string) : undefined;
  } catch {
    return undefined;
  }
}
