import type { Context, Middleware } from 'koa';
import { Refusal, rpc } from '../http/refusal.js';
import type { McpCore } from './core/core.js';
import { speakV1 } from './v1/streamable-http.js';
import { claimsRevision, speaksV2 } from './v2/era.js';
import type { V2Http } from './v2/streamable-http.js';

export interface McpOptions {
  core: McpCore;
  structured: 'on' | 'off';
  /** Told about faults of this server, which a caller never sees. */
  report: (cause: unknown) => void;
}

/** MCP over HTTP, in all revisions; the message itself says which. */
export interface McpHttp {
  /** Takes a message that passed all checks. */
  speak: Middleware;
  /** Ends the streams that are open. */
  close(): Promise<void>;
}

export function mcpOverHttp({ core, structured, report }: McpOptions): McpHttp {
  let v2: Promise<V2Http> | undefined;
  const loadV2 = () => {
    v2 ??= import('./v2/streamable-http.js').then((loaded) => new loaded.V2Http(core, report));
    return v2;
  };
  return {
    async speak(ctx) {
      const isStructured = (structuredOf(ctx) ?? structured) === 'on';
      if (speaksV2(ctx)) {
        const modern = await loadV2();
        // Only the handshake of old may carry a claim and yet be none of this revision.
        if (!isHandshake(ctx) || !modern.leaves(ctx)) return modern.speak(ctx, isStructured);
      }
      await speakV1(core, ctx, isStructured);
    },
    async close() {
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
