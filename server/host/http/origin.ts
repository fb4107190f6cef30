import type { Check } from './checks.js';
import { Refusal } from './refusal.js';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** `host` or `host:port` and nothing around it; the groups are the host and the port. */
const authority = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i;
const webOrigin = /^https?:\/\//i;

export interface OriginRules {
  /** Hosts, or whole origins such as `https://tool.example`, that are allowed besides loopback. */
  allowedOrigins: readonly string[];
  /** Hosts that are allowed in `Host` besides loopback. */
  allowedHosts: readonly string[];
}

/**
 * Keeps web pages out: a page names its own origin, and a name that was rebound to loopback stands in
 * `Host`. Both are parsed and compared as a whole, never by a prefix.
 */
export function checkOrigin({ allowedOrigins, allowedHosts }: OriginRules): Check {
  const origins = new Set(allowedOrigins.map((origin) => origin.toLowerCase()));
  const originHosts = new Set([...loopback, ...origins]);
  const hosts = new Set([...loopback, ...allowedHosts.map((host) => host.toLowerCase())]);

  const allowsOrigin = (origin: string): boolean => {
    if (origins.has(origin.toLowerCase())) return true;
    if (!webOrigin.test(origin)) return false;
    const host = hostOf(origin.replace(webOrigin, ''));
    return host !== null && originHosts.has(host);
  };

  return (ctx) => {
    const { origin, host } = ctx.req.headers;
    if (origin !== undefined && !allowsOrigin(origin)) {
      throw new Refusal(403, 'The Origin of this request is not allowed; configure it in allowedOrigins.');
    }
    const name = host === undefined ? null : hostOf(host);
    if (name === null || !hosts.has(name)) {
      throw new Refusal(403, 'The Host of this request is not allowed; use 127.0.0.1 or localhost.');
    }
  };
}

function hostOf(text: string): string | null {
  return authority.exec(text)?.[1]?.toLowerCase() ?? null;
}
