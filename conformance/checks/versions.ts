import type { Check, CheckContext } from '../check.js';
import { isObject } from '../reading/json.js';
import type { Reply } from '../reading/reply.js';
import { successes } from '../reading/survey.js';

/** 15 Versions */
export const versions = {
  'version-string': async (t) => {
    const reply = await t.read('ui_get_snapshot', {});
    const { schema } = t.output(reply);
    const { id, version } = t.contract;
    const [major] = version.split('.');
    const right = typeof schema === 'string' && new RegExp(`^${id}/${major}\\.\\d+$`).test(schema);
    t.expect(right, `a schema such as ${t.contract.schema}`, schema ?? 'none', reply);
  },

  'version-open-outputs': async (t) => {
    for (const reply of await successes(t)) {
      if (t.succeeds(reply)) hasAll(t, reply.output, mandatory[reply.tool] ?? {}, '', reply);
    }
  },
} satisfies Record<string, Check>;

/** Members that each object must have; `$each` leads into the items of a list. */
interface Shape {
  [member: string]: Shape | true;
}

const ref: Shape = { uid: true, path: true };
const nodeMembers: Shape = {
  ref,
  type: true,
  id: true,
  styleClass: true,
  visible: true,
  managed: true,
  disabled: true,
  children: true,
};
nodeMembers.children = { $each: nodeMembers };

const mandatory: Record<string, Shape> = {
  ui_get_snapshot: {
    schema: true,
    capturedAt: true,
    app: { pid: true },
    focus: true,
    stages: {
      $each: { stageIndex: true, kind: true, showing: true, focused: true, scene: { root: nodeMembers } },
    },
  },
  ui_query: { matches: { $each: { ref, type: true, id: true, summary: true } } },
  ui_get_node: nodeMembers,
  ui_screenshot: { contentType: true, dataBase64: true },
};

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
