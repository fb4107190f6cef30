import type { CheckContext, CheckRun, Reply } from '../check.js';
import { isObject } from '../reading/json.js';
import type { Facts } from './facts.js';

/** How a success is told. */
export function resultChecks<Context extends CheckContext>({
  survey: { successes, errors },
}: Pick<Facts<Context>, 'survey'>) {
  return {
    'result-bare': async (t) => {
      for (const reply of await successes(t)) {
        if (!t.succeeds(reply)) continue;
        const content = reply.result?.structuredContent;
        t.expect(isObject(content), `structuredContent of ${reply.tool}`, content ?? 'none', reply);
        t.expect(!reply.wrapped, `the bare output of ${reply.tool}`, 'the output in {"output": …}', reply);
      }
    },

    'result-schema': async (t) => {
      const replies = await t.given('result-bare', () => successes(t));
      for (const reply of replies.filter(({ ok }) => ok)) {
        const problems = t.problems(reply.tool, reply.output);
        t.expect(
          problems.length === 0,
          `an output by the schema of ${reply.tool}`,
          problems.join('\n'),
          reply,
        );
      }
      await t.given('result-bare', () => allSucceed(t, replies));
    },

    'result-text': async (t) => {
      const replies = await t.given('result-bare', () => successes(t));
      for (const reply of [...replies, ...(await errors(t))]) {
        if (reply.result === null) continue;
        t.expect(reply.text.trim() !== '', `text content in the result of ${reply.tool}`, 'none', reply);
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** For a check that judges successes: a call that failed is the finding of `result-bare`. */
export function allSucceed(t: CheckContext, replies: readonly Reply[]): void {
  for (const reply of replies) t.succeeds(reply);
}
