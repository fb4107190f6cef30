import { nearest } from '../../../../generated/runtime/nearest.js';
import { invalidParams, RpcError } from './rpc-error.js';

/** The answer to a name that nothing has: what was probably meant, and what there is. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  code = invalidParams,
  data?: object,
): RpcError {
  const meant = nearest(name, known);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return new RpcError(code, `There is no ${kind} ${quoted(name)}.${hint} Known: ${known.join(', ')}.`, data);
}

export function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 80));
}
