import { asObject, isObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onAnswer } from '../../../kit/self-test/alter-request.js';
import type { ToolResult } from '../../../kit/self-test/mutant.js';
import { alterNodes } from '../alter-toolkit.js';
import { nodesIn } from '../nodes-in.js';
import type { Oddity } from '../oddity.js';

/** What is told, and how it is written. */
export const texts = {
  'tells the moment of a capture in whole seconds': {
    only: ['captured-at', '14'],
    reply: onOutput('ui_get_snapshot', (output) => {
      output.capturedAt = String(output.capturedAt).replace(/\.\d+Z$/, 'Z');
    }),
  },

  'has properties whose keys look like integers, sorted like all others': {
    only: ['sorted-pseudo-classes', 'user-data'],
    http: onAnswer(({ body, ...answer }) => ({
      ...answer,
      body: String(body).replaceAll(/("fx":\{[^{}]*"properties":\{)(?=")/g, '$1"10":1,"2":2,'),
    })),
  },

  'says more of bounds than their numbers': {
    only: ['bounds-finite', 'result-schema', 'include-overrides'],
    reply: (result, { tool }) => {
      if (result.isError || !['ui_get_snapshot', 'ui_get_node'].includes(tool)) return result;
      for (const { layout } of nodesIn(result.structuredContent ?? {}))
        for (const bounds of Object.values(asObject(layout)))
          if (isObject(bounds)) Object.assign(bounds, { unit: 'px', scale: { x: 1, y: null } });
      return result;
    },
  },

  'repeats its output as JSON beside the text': {
    only: ['text-agrees', 'text-suffices', 'text-escaped', 'result-text', '12', 'deterministic-text'],
    reply: (result, { tool }) => {
      if (tool === 'ui_screenshot') return result;
      const json = { type: 'text', text: JSON.stringify(result.structuredContent, null, 2) };
      return { ...result, content: result.isError ? [...result.content, json] : [json, ...result.content] };
    },
  },

  'has other words for states': {
    only: ['text-suffices', 'text-agrees'],
    reply: (result, { tool }) => (tool === 'ui_screenshot' || result.isError ? result : inOtherWords(result)),
  },

  'writes dates by the Thai calendar': {
    only: ['value-displayed', 'text-suffices'],
    toolkit: alterNodes((node, { nodes }) => {
      const inPicker = nodes[node.parent]?.type === 'DatePicker' && node.valueText !== undefined;
      if (node.type === 'DatePicker' || inPicker) node.valueText = '๕/๑/๒๕๖๙';
    }),
  },
} satisfies Record<string, Oddity>;

const words = {
  disabled: 'enabled=no',
  invisible: '(hidden)',
  selected: '(x)',
  checked: '[✓]',
  focused: '<- keyboard',
};

function inOtherWords(result: ToolResult): ToolResult {
  const content = result.content.map((block) => {
    if (block.type !== 'text') return block;
    let text = String(block.text);
    for (const [word, other] of Object.entries(words))
      text = text.replaceAll(new RegExp(`^(\\s*u-.*) ${word}(?= [a-z+]|$)`, 'gm'), `$1 ${other}`);
    return { ...block, text };
  });
  return { ...result, content };
}
