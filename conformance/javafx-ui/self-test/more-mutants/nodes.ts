import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterActions } from '../alter-actions.js';
import { alterLookup, without } from '../alter-lookup.js';
import { alterNodes } from '../alter-toolkit.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

/** Sentences on which every output shows that is not valid by its schema. */
const ofSchemas = ['result-schema', 'descriptor-output', 'version-open-outputs'] as const;

const inCore = { profile: 'core' } as const;

/** Changes what is told of the rows of one control, whichever tool tells it. */
function rowsOf(id: string, change: (rows: JsonObject) => void): NonNullable<FurtherMutant['reply']> {
  return (result) => {
    const { structuredContent: output = {} } = result;
    const told = nodesIn(output).filter((node) => node.id === id && node.virtualization);
    for (const { virtualization } of told) change(asObject(virtualization));
    return result;
  };
}

/** 7 Snapshots and nodes, 8 Virtualized controls, 9 Query, 14 Determinism */
export const nodes: readonly FurtherMutant[] = [
  ...['ComboBox', 'ChoiceBox', 'DatePicker', 'Spinner', 'Slider', 'ProgressBar'].map(
    (type): FurtherMutant => ({
      of: 'value-displayed',
      breaks: `Does not tell what a ${type} displays.`,
      toolkit: alterNodes((node) => {
        if (node.type === type) delete node.valueText;
      }),
    }),
  ),
  ...['ComboBox', 'ChoiceBox'].map(
    (type): FurtherMutant => ({
      of: 'text-contains',
      breaks: `Does not search the value of a ${type}.`,
      toolkit: alterLookup((request, ask) =>
        request.selector.text === undefined
          ? ask(request)
          : without(request, ask, ({ node }) => node.type === type),
      ),
    }),
  ),
  {
    of: 'text-contains',
    breaks: 'Ignores case in equals.',
    toolkit: alterLookup((request, ask) => {
      const { text = '', match } = request.selector;
      if (match !== 'equals') return ask(request);
      const plain = text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return ask({ ...request, selector: { text: `(?i)^\\s*${plain}\\s*$`, match: 'regex' } });
    }),
  },
  {
    of: 'text-regex',
    breaks: 'Ignores case in a pattern.',
    toolkit: alterLookup((request, ask) => {
      const { text, match } = request.selector;
      return ask(match === 'regex' ? { ...request, selector: { text: `(?i)${text}`, match } } : request);
    }),
  },
  {
    of: 'predicate-all',
    breaks: 'Does not trim textContains.',
    reply: (result, { tool, input }) => {
      const { textContains } = asObject(asObject(asObject(input.selector).predicate));
      const padded = typeof textContains === 'string' && textContains !== textContains.trim();
      return tool === 'ui_query' && padded
        ? { content: [{ type: 'text', text: 'No node matches.' }], structuredContent: { matches: [] } }
        : result;
    },
  },
  {
    of: 'virtual-count',
    breaks: 'Counts the root of a tree that does not show it.',
    reply: rowsOf('rootless', (rows) => {
      rows.itemsCount = Number(rows.itemsCount) + 1;
    }),
    passes: ['virtual-cells'],
  },
  {
    of: 'virtual-cells',
    breaks: 'Numbers the rows of a tree as if it showed its root.',
    reply: rowsOf('rootless', ({ visibleCells }) => {
      for (const row of asArray(visibleCells).map(asObject)) row.index = Number(row.index) + 1;
    }),
    passes: ['virtual-count'],
  },
  {
    of: 'virtual-item',
    breaks: 'Counts the hidden root of a tree among the items that it clicks.',
    toolkit: alterActions(async (action, look) => {
      if (action.type !== 'click' || !('target' in action) || !action.target.item) return action;
      const { id } = (await look(action.target.uid)) ?? {};
      if (id !== 'rootless') return action;
      const index = Math.max(0, action.target.item.index - 1);
      return { ...action, target: { ...action.target, item: { ...action.target.item, index } } };
    }),
  },
  ...['properties', 'accessibility'].map(
    (name): FurtherMutant => ({
      of: 'include-overrides',
      breaks: `Overlooks include.${name}: true in full mode.`,
      http: onInput('ui_get_snapshot', (input) => {
        const { [name]: given, ...others } = asObject(input.include);
        return input.mode === 'full' && given === true ? { ...input, include: others } : input;
      }),
    }),
  ),
  {
    of: 'bounds-finite',
    breaks: 'Reports the width -1 of an invisible node when it is asked for that node alone.',
    reply: onOutput('ui_get_node', (output) => {
      for (const { visible, layout } of nodesIn(output)) {
        const { boundsInParent } = asObject(layout);
        if (visible === false && boundsInParent) asObject(boundsInParent).width = -1;
      }
    }),
    beside: ofSchemas,
  },
  {
    of: 'bounds-finite',
    breaks: 'Reports a height of -1 in the matches of a query.',
    reply: onOutput('ui_query', (output) => {
      for (const match of asArray(output.matches)) {
        const { boundsInScene } = asObject(asObject(match).layout);
        if (boundsInScene) asObject(boundsInScene).height = -1;
      }
    }),
    beside: ofSchemas,
  },
  {
    of: 'node-mandatory',
    breaks: 'Does not know the type of a shape.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) if (node.type === 'Circle') node.type = '';
    }),
    beside: ofSchemas,
  },
  {
    of: 'tree-visibility',
    breaks: 'Leaves out visible where it is false.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) if (node.visible === false) delete node.visible;
    }),
    beside: [...ofSchemas, 'node-mandatory'],
  },
  {
    of: 'tree-disabled',
    breaks: 'Leaves out disabled where it is false.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) if (node.disabled === false) delete node.disabled;
    }),
    beside: [...ofSchemas, 'node-mandatory'],
  },
  {
    of: 'result-schema',
    breaks: 'Tells the process id as a string, but always the same one.',
    reply: onOutput('ui_get_snapshot', (output) => {
      output.app = { pid: '4711' };
    }),
    beside: ['descriptor-output', 'version-open-outputs'],
    passes: ['deterministic-snapshot', 'snapshot-defaults'],
  },
  {
    of: 'uid-unique',
    breaks: 'Gives all texts one uid.',
    toolkit: (toolkit) => {
      let first: string | undefined;
      return alterNodes((node) => {
        if (node.type !== 'Text') return;
        first ??= node.uid;
        node.uid = first;
      })(toolkit);
    },
    blocks: ['query-order', 'query-subset', 'text-suffices'],
  },
  ...['disabled', 'invisible', 'selected', 'checked', 'focused'].flatMap((word) =>
    ['ui_get_snapshot', 'ui_query', 'ui_get_node'].map(
      (tool): FurtherMutant => ({
        of: 'text-suffices',
        breaks: `Does not say in the text of ${tool} what is ${word}.`,
        reply: onText(tool, (text) =>
          text.replaceAll(new RegExp(`^(\\s*u-.*) ${word}(?= [a-z+]|$)`, 'gm'), '$1'),
        ),
      }),
    ),
  ),
  {
    of: 'password-hidden',
    breaks: 'Masks a password, sign by sign, in an application that nobody knows.',
    reply: (result, { tool }) => {
      const { structuredContent: output } = result;
      if (tool === 'ui_get_node' && output?.type === 'PasswordField') output.value = { text: '•••••••' };
      return result;
    },
    settings: inCore,
  },
  {
    of: 'text-contains',
    breaks: 'Finds no text in an application that nobody knows.',
    toolkit: alterLookup(async (request, ask) => {
      const found = await ask(request);
      return request.selector.text === undefined ? found : { ...found, total: 0, matches: [] };
    }),
    settings: inCore,
  },
  {
    of: 'stage-kind',
    breaks: 'Calls a stage a window.',
    reply: onOutput('ui_get_snapshot', ({ stages }) => {
      for (const stage of asArray(stages)) asObject(stage).kind = 'window';
    }),
    settings: inCore,
  },
  {
    of: 'screenshot-image-block',
    breaks: 'Puts the picture into a text block, too.',
    reply: (result, { tool }) =>
      tool === 'ui_screenshot' && !result.isError
        ? {
            ...result,
            content: [...result.content, { type: 'text', text: JSON.stringify(result.structuredContent) }],
          }
        : result,
    settings: inCore,
  },
];
