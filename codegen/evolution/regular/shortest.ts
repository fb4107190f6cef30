import { pick } from './characters.js';
import { classes, derivative, type Language, none } from './language.js';

/** Beyond this many states a language is not searched to its end. */
const mostStates = 4000;

/**
 * A shortest string of the language with at least `min` and at most `max` characters; `null` when
 * it has none, `undefined` when the search was given up.
 */
export function shortest(language: Language, min: number, max: number): string | null | undefined {
  if (language === none || min > max) return null;
  let level = new Map([[language.key, { state: language, text: '' }]]);
  // Below the least length a state has to be kept again at each length, from there on once is enough.
  const seen = new Set<string>();
  let visited = 0;
  for (let length = 0; length <= max && level.size > 0; length++) {
    if (length >= min) {
      for (const { state, text } of level.values()) {
        if (state.nullable) return text;
        seen.add(state.key);
      }
    }
    const next: typeof level = new Map();
    for (const { state, text } of level.values()) {
      if (++visited > mostStates) return undefined;
      for (const set of classes(state)) {
        const codePoint = pick(set);
        const follower = derivative(state, codePoint);
        if (follower === none || next.has(follower.key)) continue;
        if (length + 1 > min && seen.has(follower.key)) continue;
        next.set(follower.key, { state: follower, text: text + String.fromCodePoint(codePoint) });
      }
    }
    level = next;
  }
  return null;
}
