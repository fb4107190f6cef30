import { isObject } from '../reading/json.js';

/** A JSON-RPC request of the suite as text. A malformed one is the suite's own mistake, so it throws. */
export function requestMessage(id: number, method: string, params: unknown): string {
  return message({ jsonrpc: '2.0', id, method, params });
}

export function notificationMessage(method: string, params: unknown): string {
  return message({ jsonrpc: '2.0', method, params });
}

function message({
  params,
  ...head
}: {
  jsonrpc: string;
  id?: number;
  method: string;
  params: unknown;
}): string {
  if (!/^[a-z]+(\/[a-z_]+)*$/.test(head.method))
    throw new TypeError(`"${head.method}" is not an MCP method.`);
  if (params !== undefined && !isObject(params))
    throw new TypeError('The params of a message must be an object.');
  return JSON.stringify(params === undefined ? head : { ...head, params });
}
