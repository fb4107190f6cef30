import { words } from '../model/names.js';

/**
 * Names without the words that all of them begin with, which would only repeat the name of their type:
 * `STALE_REF` and `BUSY` for `MCP_UI_STALE_REF` and `MCP_UI_BUSY`.
 */
export function withoutSharedWords(names: readonly string[]): string[] {
  if (names.length < 2) return [...names];
  const all = names.map(words);
  const [first = [], ...rest] = all;
  let shared = 0;
  while (
    rest.every((other) => other[shared] === first[shared]) &&
    all.every((one) => one.length > shared + 1 && /^[a-z]/.test(one[shared + 1]!))
  ) {
    shared++;
  }
  return shared === 0 ? [...names] : all.map((one) => one.slice(shared).join('_'));
}
