import { setTimeout as sleep } from 'node:timers/promises';
import type { Deadline, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { ToolkitGone, ToolkitTimeout } from '../../../../server/javafx-ui/scene/port.js';
import { asObject, isObject, parseJson } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { HttpRequest, ToolResult } from '../../../kit/self-test/mutant.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { referenceFxTimeoutMs } from '../reference.js';

const later = ({ at, remaining }: Deadline, ms: number): Deadline => ({
  at: at + ms,
  remaining: () => remaining() + ms,
});

/** 13 Time and concurrency: deadlines */
export const deadlines = {
  'timeout-reads': {
    breaks: 'Answers with the node as it last saw it when the FX thread does not answer.',
    reply: fromMemory(),
  },
  'timeout-perform': {
    breaks: 'Waits for its own deadline, even when timeoutMs is shorter.',
    http: onInput('ui_perform', (input) => {
      const { timeoutMs } = input;
      if (typeof timeoutMs !== 'number') return input;
      return { ...input, timeoutMs: Math.max(timeoutMs, referenceFxTimeoutMs) };
    }),
  },
  'timeout-not-early': {
    breaks: 'Gives up after a third of the deadline.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        // So early that a busy machine does not make up for it.
        capture: (request, deadline, next) => next(request, later(deadline, (-referenceFxTimeoutMs * 2) / 3)),
      }),
  },
  'timeout-not-late': {
    breaks: 'Takes a second to notice that a deadline has passed.',
    reply: async (result, { tool }) => {
      const { code } = asObject(result.structuredContent?.error);
      if (code === 'MCP_UI_TIMEOUT' && tool !== 'ui_perform') await sleep(1000);
      return result;
    },
  },
  'timeout-responsive': {
    breaks: 'Looks at the UI before it lists its tools.',
    http: async (request, forward) => {
      if (methodOf(request) === 'tools/list') await forward(asSnapshot(request));
      return forward(request);
    },
  },
  'timeout-recovery': {
    breaks: 'Takes the application for gone when a picture is asked for after a hang.',
    toolkit: (toolkit) => {
      let hung = false;
      return alterToolkit(toolkit, {
        async capture(request, deadline, next) {
          try {
            return await next(request, deadline);
          } catch (error) {
            hung = true;
            throw error;
          }
        },
        async screenshot(window, deadline, next) {
          if (!hung) return next(window, deadline);
          hung = false;
          throw new ToolkitGone();
        },
      });
    },
  },
  'timeout-never-begins': {
    breaks: 'Gives up waiting for an action, but lets it happen all the same.',
    toolkit: withLateActions,
  },
  'timeout-details': {
    breaks: 'Does not tell whether an action had begun at its deadline.',
    reply: onError('MCP_UI_TIMEOUT', (error, { tool }) => {
      if (tool === 'ui_perform') delete asObject(error.details).startedIndex;
    }),
  },
} satisfies Record<string, Mutant>;

function fromMemory(): NonNullable<Mutant['reply']> {
  const seen = new Map<string, ToolResult>();
  return (result, { tool, input }) => {
    if (tool !== 'ui_get_node') return result;
    const asked = JSON.stringify(input);
    if (!result.isError) seen.set(asked, result);
    const { code } = asObject(result.structuredContent?.error);
    return code === 'MCP_UI_TIMEOUT' ? (seen.get(asked) ?? result) : result;
  };
}

function withLateActions(toolkit: Toolkit): Toolkit {
  return alterToolkit(toolkit, {
    perform(action, options, deadline, next) {
      const acting = next(action, options, later(deadline, 60_000));
      acting.catch(() => {});
      const given = sleep(Math.max(0, Math.ceil(deadline.remaining()))).then(() => {
        throw new ToolkitTimeout(false);
      });
      return Promise.race([acting, given]);
    },
  });
}

function methodOf(request: HttpRequest): unknown {
  const message = parseJson(request.body.toString('utf8'));
  return isObject(message) ? message.method : undefined;
}

function asSnapshot(request: HttpRequest): HttpRequest {
  const message = asObject(parseJson(request.body.toString('utf8')));
  const params = { name: 'ui_get_snapshot', arguments: { depth: 0 } };
  return { ...request, body: Buffer.from(JSON.stringify({ ...message, method: 'tools/call', params })) };
}
