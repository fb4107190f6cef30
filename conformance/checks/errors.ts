import type { Check, CheckContext } from '../check.js';
import { isObject } from '../reading/json.js';
import { describeReply, type Reply } from '../reading/reply.js';
import { errors as provoked } from '../reading/survey.js';

/** 12 Errors */
export const errors = {
  'error-channel': async (t) => {
    for (const reply of await failures(t)) {
      const { result } = reply;
      const channel = result ? `isError: ${JSON.stringify(result.isError)}` : 'a JSON-RPC error';
      t.expect(result?.isError === true, 'a result with isError: true', channel, reply);
      if (!result) continue;
      const envelope = isObject(result.structuredContent) && isObject(result.structuredContent.error);
      t.expect(
        envelope,
        'the error envelope as structuredContent',
        result.structuredContent ?? 'none',
        reply,
      );
    }
  },

  'error-envelope': async (t) => {
    for (const reply of await failures(t)) {
      const { code, message, details } = reply.error!.raw ?? {};
      const known = Object.hasOwn(t.contract.errors, String(code));
      t.expect(known, 'a code of the contract', code ?? 'none', reply);
      t.expect(typeof message === 'string' && message !== '', 'a message', message ?? 'none', reply);
      t.expect(isObject(details), 'details that are an object', details ?? 'none', reply);
    }
  },

  'error-text': async (t) => {
    for (const reply of textual(t, await failures(t))) {
      const { code, message } = reply.error!;
      t.expect(
        reply.text.startsWith(`${code}: ${message}`),
        `a text that begins with ${code}: ${message}`,
        reply.text,
        reply,
      );
    }
  },

  'error-next-step': async (t) => {
    for (const reply of textual(t, await failures(t))) {
      const { code, message } = reply.error!;
      const rest = reply.text.replace(`${code}: ${message}`, '').trim();
      t.expect(rest.length >= 10, 'a text that goes on with what to do next', reply.text, reply);
    }
  },
} satisfies Record<string, Check>;

/** Replies that tell an error in whatever way; one that is no error at all is a finding here. */
async function failures(t: CheckContext): Promise<readonly [Reply, ...Reply[]]> {
  const replies = await provoked(t);
  const told = replies.filter((reply) =>
    t.expect(!reply.ok && reply.error?.channel !== 'none', 'a tool error', describeReply(reply), reply),
  );
  return t.some(told, 'tool errors');
}

/** Those that came as results: a JSON-RPC error has no text content. */
function textual(t: CheckContext, replies: readonly Reply[]): readonly Reply[] {
  const results = replies.filter((reply) => reply.error?.channel === 'result');
  if (results.length === 0) t.skip('tool errors come as JSON-RPC errors, which have no text content');
  return results;
}
