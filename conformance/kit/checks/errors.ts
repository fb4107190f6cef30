import type { CheckContext, CheckRun } from '../check.js';
import { isObject } from '../reading/json.js';
import type { Reply } from '../reading/reply.js';
import type { Facts } from './facts.js';

/** How an error is told. */
export function errorChecks<Context extends CheckContext>({ survey }: Pick<Facts<Context>, 'survey'>) {
  /** Judges replies that tell an error in whatever way; that all of them do is judged by the first check. */
  const eachFailure = async (
    t: Context,
    judge: (told: readonly Reply[]) => void,
    afterwards?: (t: Context, told: readonly Reply[]) => Promise<void>,
  ): Promise<void> => {
    const replies = await survey.errors(t);
    const told = replies.filter(isTold);
    await t.given('error-channel', () => void t.some(told, 'tool errors'));
    judge(told);
    await afterwards?.(t, told);
  };

  return {
    'error-channel': async (t) => {
      // That a call has to fail at all is said elsewhere.
      const told = (await survey.errors(t)).filter(isTold);
      if (told.length === 0)
        t.untestable('No call was answered with an error, not even those that have to be.');
      for (const reply of told) {
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

    'error-envelope': (t) =>
      eachFailure(t, (told) => {
        for (const reply of told) {
          const { code, message, details } = reply.error!.raw ?? {};
          const known = Object.hasOwn(t.contract.errors, String(code));
          t.expect(known, 'a code of the contract', code ?? 'none', reply);
          t.expect(typeof message === 'string' && message !== '', 'a message', message ?? 'none', reply);
          t.expect(isObject(details), 'details that are an object', details ?? 'none', reply);
        }
      }),

    'error-text': (t) =>
      eachFailure(t, (told) => {
        for (const reply of textual(t, told)) {
          const begins = `${reply.error!.code}: ${reply.error!.message}`;
          t.expect(reply.text.startsWith(begins), `a text that begins with ${begins}`, reply.text, reply);
        }
      }),

    'error-text-plain': (t) =>
      eachFailure(t, (told) => {
        for (const reply of textual(t, told))
          t.equal(reply.text, reply.error!.message, 'the text of an error', reply);
      }),

    'error-next-step': (t) =>
      eachFailure(
        t,
        (told) => {
          for (const reply of textual(t, told)) {
            const begins = `${reply.error!.code}: ${reply.error!.message}`;
            // Without an envelope nobody knows where the message ends.
            if (reply.error!.raw === null || !reply.text.startsWith(begins)) continue;
            const rest = reply.text.slice(begins.length).trim();
            t.expect(rest.length >= 10, 'a text that goes on with what to do next', reply.text, reply);
          }
        },
        async (_, told) => {
          await t.given('error-channel', () => {
            for (const reply of textual(t, told))
              t.expect(reply.error!.raw !== null, 'the error envelope', 'none', reply);
          });
          await beginsRight(t, told);
        },
      ),
  } satisfies Record<string, CheckRun<Context>>;
}

/** What comes after `CODE: message` can be told only where that is there. */
const beginsRight = (t: CheckContext, told: readonly Reply[]): Promise<void> =>
  t.given('error-text', () => {
    for (const { error, text, ...reply } of told.filter((one) => one.error?.channel === 'result')) {
      const begins = `${error!.code}: ${error!.message}`;
      t.expect(text.startsWith(begins), `a text that begins with ${begins}`, text, { ...reply, error, text });
    }
  });

const isTold = ({ ok, error }: Reply): boolean => !ok && error?.channel !== 'none';

/** Those that came as results: a JSON-RPC error has no text content. */
function textual(t: CheckContext, replies: readonly Reply[]): readonly Reply[] {
  const results = replies.filter((reply) => reply.error?.channel === 'result');
  if (results.length === 0) t.skip('tool errors come as JSON-RPC errors, which have no text content');
  return results;
}
