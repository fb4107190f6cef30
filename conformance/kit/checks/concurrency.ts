import type { CheckContext, CheckRun } from '../check.js';
import type { Facts } from './facts.js';

/** What happens to calls that come at the same time. */
export function concurrencyChecks<Context extends CheckContext>({
  questions,
}: Pick<Facts<Context>, 'questions'>) {
  return {
    'concurrent-calls': async (t) => {
      const asked = await t.given('result-bare', () => questions(t));
      const replies = await Promise.all(asked.map((question) => question.ask()));
      for (const [i, reply] of replies.entries()) {
        const { ask, what, about, aboutOf } = asked[i]!;
        // What is not answered when it is asked alone, either, has nothing to do with the others.
        if (!reply.ok)
          await t.given('result-bare', async () => t.output(await ask(), `${what} ${about} alone`));
        const answered = reply.ok ? aboutOf(reply) : (reply.error?.message ?? '');
        t.expect(answered === about, `${what} ${about} among ${asked.length} calls at once`, answered, reply);
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}
