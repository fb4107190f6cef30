import { RE2JS } from 're2js';
import type { RawNode, RawSelector } from '../port.js';
import type { NodeSearch } from './node-search.js';
import { SelectorError } from './selector-error.js';

export type TextTest = (text: string) => boolean;

/** Finds nodes by the text that a user can read on them. */
export function textSearch(text: string, match: RawSelector['match'] = 'contains'): NodeSearch {
  const test = textTest(text, match, '/text');
  return (nodes, from, to) => {
    const hidden = hiddenNodes(nodes, from, to);
    const found: number[] = [];
    for (let i = from; i < to; i++) {
      if (hidden[i - from] === 0 && showsText(nodes[i]!, test)) found.push(i);
    }
    return found;
  };
}

/** Both sides are trimmed, whatever the comparison. Throws a SelectorError for what can't be compared. */
export function textTest(text: string, match: RawSelector['match'], pointer: string): TextTest {
  const wanted = trimmed(text, pointer);
  if (match === 'equals') return (shown) => shown.trim() === wanted;
  if (match === 'regex') {
    const pattern = compilePattern(wanted, pointer);
    return (shown) => pattern.matcher(shown.trim()).find();
  }
  const folded = foldCase(wanted);
  return (shown) => foldCase(shown).includes(folded);
}

/** Whether a text is this one, in any letter case. */
export function wordTest(word: string, pointer: string): TextTest {
  const wanted = foldCase(trimmed(word, pointer));
  return (told) => foldCase(told) === wanted;
}

function trimmed(text: string, pointer: string): string {
  const wanted = text.trim();
  if (wanted !== '') return wanted;
  const expected = 'a text with at least one character that is not white space';
  const member = pointer.slice(1).replace('/', '.');
  throw new SelectorError(pointer, `Expected "${member}" to be ${expected}.`, expected);
}

/** What it holds of a password field is never looked at. */
export function showsText(node: RawNode, test: TextTest): boolean {
  if (node.password) return false;
  return (
    (node.label !== undefined && test(node.label)) || (node.valueText !== undefined && test(node.valueText))
  );
}

/** 1 for each node that is invisible or stands under an invisible one. */
export function hiddenNodes(nodes: readonly RawNode[], from: number, to: number): Uint8Array {
  const hidden = new Uint8Array(to - from);
  for (let i = from; i < to; i++) {
    const { invisible, parent } = nodes[i]!;
    if (invisible || (parent !== -1 && hidden[parent - from] === 1)) hidden[i - from] = 1;
  }
  return hidden;
}

/**
 * The same for texts that differ in letter case only, in every script. Lower case alone would depend on
 * the letter's place in the word (Greek final sigma), upper case alone would keep look-alikes apart
 * (the Kelvin sign).
 */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/** RE2 has no backtracking: the time grows with the text, whatever the pattern. */
function compilePattern(pattern: string, pointer: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'unknown';
    throw new SelectorError(pointer, `Expected "text" to be an RE2 pattern: ${reason}.`, 'an RE2 pattern');
  }
}
