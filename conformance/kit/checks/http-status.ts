import type { CheckContext } from '../check.js';
import type { Exchange } from '../connection/exchange.js';

/** A few more bytes than a body may have. */
export const tooLarge = (limit: number): string => 'x'.repeat(limit + (64 << 10));

/** A proper request of that size. */
export const largeMessage = ({ raw }: CheckContext, limit: number): string =>
  raw.message('tools/list', { _meta: { padding: tooLarge(limit) } });

/** Limits that a server may be set to, the usual one first. */
export const possibleLimits = (usual: number): readonly number[] => [usual, 4 * usual, 16 * usual];

/** A request that gives the target nothing to do, as a body. */
export const noop = ({ raw }: CheckContext): string => raw.message(raw.noop);

export const post = (
  t: CheckContext,
  body: string,
  headers: Record<string, string | null>,
): Promise<Exchange> => t.raw.http({ body, headers });

export function hasStatus(t: CheckContext, exchange: Exchange, status: number, what: string): void {
  t.expect(exchange.response?.status === status, `HTTP ${status} for ${what}`, seen(exchange), exchange);
}

/** What came, in a few words. */
export const seen = ({ response, failure }: Exchange): string =>
  response ? `HTTP ${response.status} ${response.body.slice(0, 120)}`.trim() : (failure ?? 'no reply');
