import type { NodeKeys, RawSelector } from '../port.js';
import { parseSelector } from './selector.js';

const ascii = /^[\x20-\x7e]+$/;

/**
 * What every node that matches has, as far as that is cheap to look at; undefined where a match may be any node, or
 * depends on nodes that do not match themselves.
 */
export function searchKeys({ css, text, match, predicate = {} }: RawSelector): NodeKeys | undefined {
  if (predicate.labelContains !== undefined) return undefined;
  const keys: NodeKeys = {};
  const last = css === undefined ? undefined : parseSelector(css).compounds.at(-1)!;
  const id = last?.id ?? predicate.idEquals;
  if (id !== undefined && id !== null) keys.id = id;
  const types = last?.type ? [last.type] : predicate.typeIs;
  if (types) keys.types = types;
  const classes = [...(last?.classes ?? []), predicate.styleClassHas ?? []].flat();
  if (classes.length > 0) keys.classes = classes;
  const shown = text === undefined ? predicate.textContains : text;
  if (shown !== undefined) keys.text = match === 'regex' && text !== undefined ? true : textKey(shown);
  return Object.keys(keys).length === 0 ? undefined : keys;
}

/** Only of plain letters every program knows the two cases. */
function textKey(text: string): string | true {
  const wanted = text.trim();
  return ascii.test(wanted) ? wanted : true;
}
