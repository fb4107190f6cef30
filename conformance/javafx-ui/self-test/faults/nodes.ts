import type { RawNode } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterNodes, alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';
import { fault } from './fault.js';

/** What becomes of texts on a way that was not made for all of them. */
const lossy: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['Writes a line break in a text as a space.', (text) => text.replaceAll('\n', ' ')],
  [
    'Loses characters beyond the first 65536 of Unicode.',
    (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, ''),
  ],
  ['Sets quotation marks as a printer would.', (text) => text.replaceAll('"', '”')],
  ['Takes an accent away from its letter.', (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')],
];

/** Members of a node that are told wrongly or not at all. */
export const nodeFaults: readonly Fault<Mutant>[] = [
  ...lossy.map(([breaks, change]) =>
    fault(
      'text-exact',
      {
        breaks,
        toolkit: alterNodes((node) => {
          if (node.label !== undefined) node.label = change(node.label);
        }),
      },
      { place: 'texts' },
    ),
  ),
  fault('tree-disabled', {
    breaks: 'Tells of a node alone only whether it is disabled itself.',
    toolkit: alterNodesAlone((node) => {
      if (node.id === 'in-disabled') delete node.disabled;
    }),
  }),
  fault('tree-visibility', {
    breaks: 'Tells of every node alone that it is visible.',
    toolkit: alterNodesAlone((node) => {
      delete node.invisible;
    }),
  }),
  fault('value-text-input', {
    breaks: 'Does not tell what a text area holds.',
    toolkit: alterNodes((node) => {
      if (node.type === 'TextArea') delete node.valueText;
    }),
  }),
  fault('value-text-input', {
    breaks: 'Takes the prompt of an empty field for its content.',
    toolkit: alterNodes((node) => {
      if (node.valueText === '' && node.prompt !== undefined) node.valueText = node.prompt;
    }),
  }),
  fault('value-checked', {
    breaks: 'Tells of every check box that it is not checked.',
    toolkit: alterNodes((node) => {
      if (node.checked !== undefined) node.checked = false;
    }),
  }),
  fault('value-selected', {
    breaks: 'Takes every radio button for selected.',
    toolkit: alterNodes((node) => {
      if (node.type === 'RadioButton') node.selected = true;
    }),
  }),
  fault('value-selected', {
    breaks: 'Does not tell whether a toggle button is selected.',
    toolkit: alterNodes((node) => {
      if (node.type === 'ToggleButton') delete node.selected;
    }),
  }),
  fault(
    ['bounds-finite', 'result-schema'],
    {
      breaks: 'Tells a label on the screen upside down.',
      reply: onOutput('ui_get_snapshot', (output) => {
        for (const { type, layout } of nodesIn(output)) {
          const { localToScreen } = asObject(layout);
          if (type === 'Label' && localToScreen) asObject(localToScreen).height = -12;
        }
      }),
    },
    { beside: ['descriptor-output'] },
  ),
  ...(['styleClass', 'id', 'children'] as const).map((member) =>
    fault(
      ['node-mandatory', 'result-schema'],
      {
        breaks: `Leaves out ${member} of a node where there is nothing to tell.`,
        reply: onOutput('ui_get_snapshot', (output) => {
          for (const node of nodesIn(output)) {
            const value = node[member];
            if (value === null || (Array.isArray(value) && value.length === 0)) delete node[member];
          }
        }),
      },
      { beside: ['descriptor-output', 'version-open-outputs'] },
    ),
  ),
  fault(
    'result-schema',
    {
      breaks: 'Tells managed as 1 or 0.',
      reply: onOutput('ui_get_snapshot', (output) => {
        for (const node of nodesIn(output)) node.managed = node.managed === true ? 1 : 0;
      }),
    },
    { beside: ['descriptor-output', 'node-mandatory'] },
  ),
  fault(
    'result-schema',
    {
      breaks: 'Tells style classes as one text.',
      reply: onOutput('ui_get_node', (node) => {
        node.styleClass = String(node.styleClass);
      }),
    },
    { beside: ['descriptor-output', 'get-node-sections'] },
  ),
  fault(
    'captured-at',
    {
      breaks: 'Tells the time of another zone as if it were UTC.',
      reply: onOutput('ui_get_snapshot', (output) => {
        output.capturedAt = new Date(Date.parse(String(output.capturedAt)) + 7_200_000).toISOString();
      }),
    },
    { place: 'capturedAt' },
  ),
  fault(
    ['captured-at', 'result-schema'],
    {
      breaks: 'Tells the time in milliseconds.',
      reply: onOutput('ui_get_snapshot', (output) => {
        output.capturedAt = Date.parse(String(output.capturedAt));
      }),
    },
    { beside: ['descriptor-output'], place: 'capturedAt' },
  ),
  fault('sorted-pseudo-classes', {
    breaks: 'Tells properties in the order of their discovery.',
    reply: onOutput('ui_get_node', ({ fx }) => {
      const { properties } = asObject(fx);
      const reversed = Object.entries(asObject(properties)).reverse();
      if (properties) asObject(fx).properties = Object.fromEntries(reversed);
    }),
  }),
  fault('deterministic-snapshot', () => {
    let pid = 0;
    return {
      breaks: 'Tells another process id each time.',
      reply: onOutput('ui_get_snapshot', (output) => {
        output.app = { ...asObject(output.app), pid: ++pid };
      }),
    };
  }),
];

/** A toolkit whose nodes are changed when they are asked for alone. */
function alterNodesAlone(change: (node: RawNode) => void): NonNullable<Mutant['toolkit']> {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        if (request.scope.kind === 'node') for (const node of scene.nodes) change(node);
        return scene;
      },
    });
}
