import { setImmediate as turnOver } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { Refusal, rpc } from '../http/refusal.js';
import type { McpCore } from './core/mcp-core.js';
import { SessionRequests } from './sessions/session-requests.js';
import type { SessionLimits } from './sessions/session-table.js';
import { speakV1 } from './v1/streamable-http.js';
import { claimsRevision, speaksV2 } from './v2/era.js';
import type { V2Http } from './v2/streamable-http.js';

export interface McpOptions {
  core: McpCore;
  /** With `stateful` clients of 2025 have sessions; later revisions know none. */
  profile: 'stateless' | 'stateful';
  limits: SessionLimits;
  structured: 'on' | 'off';
  /** Told about faults of this server, which a caller never sees. */
  report: (cause: unknown) => void;
}

/** MCP over HTTP, in all revisions; the message itself says which. */
export interface McpHttp {
  /** Methods of HTTP that the endpoint takes. */
  readonly methods: readonly string[];
  /** Takes what comes without a message. */
  speakWithoutBody: Middleware;
  /** Takes a message that passed all checks. */
  speak: Middleware;
  /** Ends the streams that are open. */
  close(): Promise<void>;
}

export function mcpOverHttp({ core, profile, limits, structured, report }: McpOptions): McpHttp {
  const sessions = profile === 'stateful' ? new SessionRequests(core, limits) : undefined;
  let v2: Promise<V2Http> | undefined;
  const loadV2 = () => {
    v2 ??= import('./v2/streamable-http.js').then(
      (loaded) => new loaded.V2Http(core, { report, maxSubscriptions: limits.maxSessions }),
    );
    return v2;
  };
  return {
    methods: sessions ? ['POST', 'GET', 'DELETE'] : ['POST'],
    speakWithoutBody(ctx, next) {
      if (ctx.method === 'GET') return sessions!.get(ctx);
      if (ctx.method === 'DELETE') return sessions!.delete(ctx);
      return next();
    },
    async speak(ctx) {
      const isStructured = (structuredOf(ctx) ?? structured) === 'on';
      if (speaksV2(ctx)) {
        const modern = await loadV2();
        // Only the handshake of old may carry a claim and yet be none of this revision.
        if (!isHandshake(ctx) || !modern.leaves(ctx)) return modern.speak(ctx, isStructured);
      }
      if (sessions) await sessions.post(ctx, isStructured);
      else await speakV1(core, ctx, { structured: isStructured });
    },
    async close() {
      core.watch.close();
      sessions?.close();
      // What has just been answered is still on its way through the SDK in this turn.
      await turnOver();
      await (await v2)?.close();
    },
  };
}

function isHandshake({ state }: Context): boolean {
  return claimsRevision(state.message) && (state.message as { method?: unknown }).method === 'initialize';
}

function structuredOf(ctx: Context): 'on' | 'off' | undefined {
  if (ctx.querystring === '') return undefined;
  const { structured } = ctx.query;
  if (structured === undefined || structured === 'on' || structured === 'off') return structured;
  throw new Refusal(400, 'Expected "structured" in the URL to be on or off.', rpc.invalidRequest);
}
