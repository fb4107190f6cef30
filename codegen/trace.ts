import type { Contract } from './contract.js';
import { flat, type Sentence, sentences } from './prose.js';

export interface Trace {
  /** MUST and SHOULD sentences of the prose. */
  readonly demands: number;
  /** Those that no requirement quotes and that are not excluded. */
  readonly untraced: readonly Sentence[];
  /** All that is wrong, as sentences; the untraced ones among them. */
  readonly problems: readonly string[];
}

/**
 * Ties the prose to the requirements: every quote stands in it word for word, and every MUST or SHOULD
 * sentence is quoted exactly once, or excluded with a reason.
 */
export function trace(contract: Contract): Trace {
  const all = sentences(contract.prose);
  const demands = all.filter((sentence) => demandsSomething(sentence.text));
  const quotes = [
    ...contract.requirements.map((one) => ({ name: one.id, text: flat(one.quote) })),
    ...contract.excluded.map((one) => ({ name: 'excluded', text: flat(one.quote) })),
  ];
  const problems: string[] = [];

  for (const { id, quote, level, section } of contract.requirements) {
    const home = all.find((sentence) => touches(sentence.text, flat(quote)));
    if (!home) problems.push(`${id}: its quote does not stand in contract.md.`);
    else if (home.section !== section)
      problems.push(`${id}: its quote stands in section ${home.section}, not ${section}.`);
    if (!new RegExp(`\\b${level}\\b`).test(quote)) problems.push(`${id}: its quote does not say ${level}.`);
  }
  for (const { quote } of contract.excluded) {
    if (!all.some((sentence) => touches(sentence.text, flat(quote)))) {
      problems.push(`Excluded, but not in contract.md: ${quote}`);
    }
  }
  const untraced: Sentence[] = [];
  for (const sentence of demands) {
    const by = quotes.filter((quote) => touches(sentence.text, quote.text)).map((quote) => quote.name);
    if (by.length === 0) {
      untraced.push(sentence);
      problems.push(`Section ${sentence.section}, not quoted by a requirement: ${sentence.text}`);
    } else if (by.length > 1) {
      problems.push(`Section ${sentence.section}, quoted by ${by.join(' and ')}: ${sentence.text}`);
    }
  }
  return { demands: demands.length, untraced, problems };
}

function demandsSomething(text: string): boolean {
  const words = text.replace(/`[^`]*`/g, '');
  // The sentence that says what these words mean demands nothing.
  return /\b(MUST|SHOULD)\b/.test(words) && !words.includes('RFC 2119');
}

/** A quote may be a part of a sentence, or go over several. A table cell is no sentence of its own. */
function touches(sentence: string, quote: string): boolean {
  return sentence.includes(quote) || (/[.!?]$/.test(sentence) && quote.includes(sentence));
}
