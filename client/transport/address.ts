import type { Address, Command } from './wire.js';

export interface Credentials {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where to connect to, with what is sent along. */
export function addressOf(target: string | URL | Command, { token, headers = {} }: Credentials): Address {
  if (typeof target === 'object' && 'command' in target) return { command: target };
  const url = typeof target === 'string' && URL.canParse(target) ? new URL(target) : target;
  if (!(url instanceof URL) || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `Expected the URL of a server, such as http://127.0.0.1:7777/mcp, or {command}, got ${JSON.stringify(target)}.`,
    );
  }
  return { url, headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` } };
}
