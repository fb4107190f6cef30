import { asArray, asObject, asString, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { alterNodes } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 5.3 Paths */
export const paths = {
  'path-canonical': {
    breaks: 'Counts all siblings in a path, not those of the same type.',
    reply: onOutput('ui_get_snapshot', ({ stages }) => {
      for (const stage of asArray(stages)) recount(asObject(asObject(asObject(stage).scene).root));
    }),
  },

  'path-anonymous': {
    breaks: 'Tells the name that the compiler gave to an anonymous class.',
    toolkit: alterNodes((node) => {
      if (node.id === 'anonymous') node.type = 'Fixture$1';
    }),
  },
} satisfies Record<string, Mutant>;

function recount(node: JsonObject): void {
  const path = asString(asObject(node.ref).path) ?? '';
  asArray(node.children)
    .map(asObject)
    .forEach((child, i) => {
      asObject(child.ref).path = `${path}/${child.type}[${i}]`;
      recount(child);
    });
}
