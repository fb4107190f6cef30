import type { CheckContext, CheckRun, Reply } from '../check.js';
import { isObject } from '../reading/json.js';
import type { Facts } from './facts.js';
import { allSucceed } from './results.js';

/** Members that an object must have; `$each` leads into the items of a list. */
export interface Shape {
  [member: string]: Shape | true;
}

/** What a client of one version may rely on in the next. */
export function versionChecks<Context extends CheckContext>({
  versionCall,
  survey,
  mandatory,
}: Pick<Facts<Context>, 'versionCall' | 'survey' | 'mandatory'>) {
  return {
    'version-string': async (t) => {
      const reply = await t.read(versionCall.tool, versionCall.input);
      const { id, version, schema, versionMember } = t.contract;
      const told = (await t.given('result-bare', () => t.output(reply)))[versionMember ?? ''];
      const [major] = version.split('.');
      const right = typeof told === 'string' && new RegExp(`^${id}/${major}\\.\\d+$`).test(told);
      t.expect(right, `a schema such as ${schema}`, told ?? 'none', reply);
    },

    'version-open-outputs': async (t) => {
      const replies = await t.given('result-bare', () => survey.successes(t));
      for (const reply of replies.filter(({ ok }) => ok))
        hasAll(t, reply.output, mandatory[reply.tool] ?? {}, '', reply);
      await t.given('result-bare', () => allSucceed(t, replies));
    },
  } satisfies Record<string, CheckRun<Context>>;
}

function hasAll(t: CheckContext, value: unknown, shape: Shape, at: string, reply: Reply): void {
  const object = isObject(value) ? value : {};
  for (const [member, inner] of Object.entries(shape)) {
    if (member === '$each') {
      if (Array.isArray(value))
        value.forEach((item, i) => void hasAll(t, item, inner as Shape, `${at}/${i}`, reply));
      continue;
    }
    const there = Object.hasOwn(object, member);
    if (!there) t.expect(false, `the member ${at}/${member} of ${reply.tool}`, 'absent', reply);
    else if (inner !== true) hasAll(t, object[member], inner, `${at}/${member}`, reply);
  }
  t.expect(
    isObject(value) || Array.isArray(value),
    `an object at ${at || '/'} of ${reply.tool}`,
    value,
    reply,
  );
}
