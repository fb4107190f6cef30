import { asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { alterNodes } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 14 Determinism */
export const determinism = {
  'deterministic-snapshot': {
    breaks: 'Writes members in another order each time.',
    reply: onOutput('ui_get_snapshot', (output, { nth }) => {
      const { focusedNode, focusedWindow } = asObject(output.focus);
      output.focus = nth % 2 === 0 ? { focusedNode, focusedWindow } : { focusedWindow, focusedNode };
    }),
  },
  'deterministic-text': {
    breaks: 'Numbers its snapshots in the text.',
    reply: numbered('ui_get_snapshot'),
  },
  'deterministic-query': {
    breaks: 'Tells how many queries it has answered.',
    reply: numbered('ui_query'),
  },
  'sorted-pseudo-classes': {
    breaks: 'Lists pseudo-classes as they come.',
    toolkit: alterNodes(({ pseudoClass }) => {
      pseudoClass?.reverse();
    }),
  },
  'user-data': {
    breaks: 'Reports an object in userData as text.',
    toolkit: alterNodes((node) => {
      if (node.id !== 'object-data') return;
      node.properties = { ...node.properties, userData: 'java.lang.Object@1b6d3586' };
    }),
  },
} satisfies Record<string, Mutant>;

/** The text of each answer ends with its number. */
function numbered(tool: string): NonNullable<Mutant['reply']> {
  return (result, call) => {
    const [block] = result.content;
    if (call.tool === tool && !result.isError && block) block.text = `${block.text}\n(${call.nth})`;
    return result;
  };
}
