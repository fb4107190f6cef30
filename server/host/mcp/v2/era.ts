import type { Context } from 'koa';

const claimKey = 'io.modelcontextprotocol/protocolVersion';
const firstRevision = '2026-07-28';
const revision = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a message speaks the 2026-07-28 revision or a later one: its envelope names a revision, or the
 * header does. Deliberately without the SDK of that revision, which is loaded for the first who needs it.
 */
export function speaksV2(ctx: Context): boolean {
  return claimsRevision(ctx.state.message) || namesRevision(ctx.req.headers['mcp-protocol-version']);
}

/** Whether the message itself carries the envelope of that revision. */
export function claimsRevision(message: unknown): boolean {
  const meta = (message as { params?: { _meta?: unknown } | null }).params?._meta;
  return typeof meta === 'object' && meta !== null && claimKey in meta;
}

function namesRevision(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && header >= firstRevision && revision.test(header.trim());
}
