import type { RawRequest } from './test-app.js';

export const revision = '2026-07-28';

/** What every request of the 2026-07-28 revision carries. */
export const envelope = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request of that revision, with its headers. */
export function v2Request(
  method: string,
  params: Record<string, unknown> = {},
  meta: object = {},
): RawRequest {
  const name = params.name ?? params.uri;
  return {
    headers: {
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...params, _meta: { ...envelope, ...meta } },
    }),
  };
}

export function v2Call(name: string, input?: unknown, meta?: object): RawRequest {
  return v2Request('tools/call', { name, arguments: input }, meta);
}
