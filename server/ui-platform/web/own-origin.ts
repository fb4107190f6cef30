import type { IncomingHttpHeaders } from 'node:http';

/**
 * Why a request is not of a page of this server; undefined when it may be. A name that was rebound to
 * loopback stands in `Host`; a foreign page, also of another local port, names itself in `Origin`, or is
 * known by what the browser says of the fetch.
 */
export function foreignReason(headers: IncomingHttpHeaders, port: number): string | undefined {
  const { host = '', origin } = headers;
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!own.includes(host.toLowerCase())) {
    return `The Host of this request is not this server; use 127.0.0.1:${port}.`;
  }
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`) {
    return 'The Origin of this request is not this server.';
  }
  // A person may follow a link from anywhere; a page may not fetch or embed anything of this one.
  const site = headers['sec-fetch-site'];
  const embeds = headers['sec-fetch-dest'] !== 'document';
  if ((site === 'cross-site' || site === 'same-site') && embeds) {
    return 'This server answers its own pages only.';
  }
  return undefined;
}
