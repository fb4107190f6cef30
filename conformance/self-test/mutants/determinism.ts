import { asArray, asObject } from '../../reading/json.js';
import type { Mutant } from '../mutant.js';
import { onOutput } from '../over-reply.js';
import { overNodes } from '../over-toolkit.js';

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
    reply: (result, { tool, nth }) => {
      const [block] = result.content;
      if (tool === 'ui_get_snapshot' && !result.isError && block) block.text = `${block.text}\n(${nth})`;
      return result;
    },
  },
  'deterministic-query': {
    breaks: 'Leaves out the bounds of matches every other time.',
    reply: onOutput('ui_query', (output, { nth }) => {
      for (const match of asArray(output.matches)) if (nth % 2 === 1) delete asObject(match).layout;
    }),
  },
  'sorted-pseudo-classes': {
    breaks: 'Lists pseudo-classes as they come.',
    toolkit: overNodes(({ pseudoClass }) => {
      pseudoClass?.reverse();
    }),
  },
  'user-data': {
    breaks: 'Reports an object in userData as text.',
    toolkit: overNodes((node) => {
      if (node.id !== 'object-data') return;
      node.properties = { ...node.properties, userData: 'java.lang.Object@1b6d3586' };
    }),
  },
} satisfies Record<string, Mutant>;
