import type { RawNode } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { alterBranches } from '../alter-scene.js';
import { alterNodes } from '../alter-toolkit.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

const ofSchemas = ['result-schema', 'descriptor-output', 'version-open-outputs'] as const;

/** Leaves out children for which it holds. */
const pruned = (isLeft: (child: RawNode, parent: RawNode) => boolean) =>
  alterBranches((branch) => {
    branch.children = branch.children.filter(({ node }) => !isLeft(node, branch.node));
  });

/** What the application added, by the names of the fixture. */
const added: Record<string, (child: RawNode, parent: RawNode) => boolean> = {
  'the content of a titled pane': ({ id }) => id === 'details-content',
  'the content of a scroll pane': (_, { type }) => type === 'ScrollPane',
  'the content of a tab': ({ id }) => id === 'general-content',
  'the cells of a list': ({ type }) => type === 'ListCell',
  'the cells of a table': ({ type }) => type === 'TableCell',
  'the cells of a tree': ({ type }) => type === 'TreeCell',
  'the cells of a tree table': ({ type }) => type === 'TreeTableCell',
  'what is below something invisible': (_, { invisible }) => invisible === true,
};

/** What a skin shows for a user to operate. */
const operable: Record<string, (child: RawNode, parent: RawNode) => boolean> = {
  'tab headers': ({ type }) => type === 'TabHeaderSkin',
  'menu-bar buttons': ({ type }) => type === 'MenuBarButton',
  'column headers of a table': ({ type }, parent) =>
    type === 'TableColumnHeader' && parent.type === 'TableView',
  'column headers of a tree table': ({ type }, parent) =>
    type === 'TableColumnHeader' && parent.type === 'TreeTableView',
  'the editor of a spinner': ({ type }, parent) => type === 'TextField' && parent.type === 'Spinner',
  'the editor of a date picker': ({ type }, parent) => /TextField/.test(type) && parent.type === 'DatePicker',
  'the arrow of a combo box': (_, parent) => parent.type === 'ComboBox',
  'the arrow of a date picker': ({ type }, parent) => type === 'StackPane' && parent.type === 'DatePicker',
  'the increment button of a spinner': ({ styleClass }) => /increment/.test(styleClass.join()),
  'the decrement button of a spinner': ({ styleClass }) => /decrement/.test(styleClass.join()),
};

/** What a text can have, and how it is lost. */
const texts: Record<string, (text: string) => string> = {
  quotes: (text) => text.replaceAll('"', "'"),
  'line breaks': (text) => text.replaceAll('\n', '\\n'),
  'padding at the end': (text) => text.trimEnd(),
  'characters beyond the first 65536': (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd'),
  'modifiers of emoji': (text) => text.replace(/[\u{1f3fb}-\u{1f3ff}]/gu, ''),
  backslashes: (text) => text.replaceAll('\\', '/'),
  'letters that are not ASCII': (text) => text.replace(/[\u0400-\u04ff]/g, '?'),
};

const finite = ['boundsInParent', 'boundsInScene', 'localToScreen'] as const;

/** 7.2 The reported tree, 7.3 Text and value, 7.4 Geometry: each thing that is listed there */
export const tree: readonly FurtherMutant[] = [
  ...Object.entries(added).map(
    ([what, isLeft]): FurtherMutant => ({
      of: 'tree-application-nodes',
      breaks: `Leaves out ${what}.`,
      toolkit: pruned(isLeft),
    }),
  ),
  ...Object.entries(operable).map(
    ([what, isLeft]): FurtherMutant => ({
      of: 'tree-skins-operable',
      breaks: `Leaves out ${what}.`,
      toolkit: pruned(isLeft),
    }),
  ),
  {
    of: 'tree-disabled',
    breaks: 'Takes what is in a disabled group for enabled.',
    toolkit: alterNodes((node) => {
      if (node.id === 'in-disabled') delete node.disabled;
    }),
  },
  {
    of: 'tree-disabled',
    breaks: 'Takes the graphic of a disabled button for enabled.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.id !== 'disabled-button') return;
      const icon = { uid: `${node.uid}0icon`, parent: -1, type: 'Circle', id: null, styleClass: [] };
      children.push({ node: icon, children: [] });
    }),
  },
  {
    of: 'tree-disabled',
    breaks: 'Tells only what is disabled itself, in an application that nobody knows.',
    toolkit: alterNodes((node) => {
      if (node.id === 'in-disabled') delete node.disabled;
    }),
    settings: { profile: 'core' },
  },
  {
    of: 'tree-visibility',
    breaks: 'Says of everything that it is visible when it is asked for one node.',
    reply: onOutput('ui_get_node', (node) => {
      node.visible = true;
    }),
  },
  ...Object.entries(texts).map(
    ([what, change]): FurtherMutant => ({
      of: 'text-exact',
      breaks: `Loses ${what}.`,
      toolkit: alterNodes((node) => {
        if (node.label !== undefined) node.label = change(node.label);
      }),
    }),
  ),
  {
    of: 'text-exact',
    breaks: 'Trims the text of a node that is asked for alone.',
    reply: onOutput('ui_get_node', ({ text }) => {
      const { label } = asObject(text);
      if (typeof label === 'string') asObject(text).label = label.trim();
    }),
  },
  {
    of: 'text-exact',
    breaks: 'Leaves the text out of a node that is asked for alone.',
    reply: onOutput('ui_get_node', (node) => {
      delete node.text;
    }),
  },
  ...['TextField', 'TextArea'].map(
    (type): FurtherMutant => ({
      of: 'value-text-input',
      breaks: `Does not tell what a ${type} holds.`,
      toolkit: alterNodes((node) => {
        if (node.type === type) delete node.valueText;
      }),
    }),
  ),
  {
    of: 'value-text-input',
    breaks: 'Tells nothing of a text input that is empty.',
    toolkit: alterNodes((node) => {
      if (/^Text(Field|Area)$/.test(node.type) && node.valueText === '') delete node.valueText;
    }),
  },
  {
    of: 'value-text-input',
    breaks: 'Tells the first line of a text area.',
    toolkit: alterNodes((node) => {
      if (node.type === 'TextArea') node.valueText = node.valueText?.split('\n')[0] ?? '';
    }),
  },
  ...['ToggleButton', 'RadioButton'].map(
    (type): FurtherMutant => ({
      of: 'value-selected',
      breaks: `Does not tell whether a ${type} is selected.`,
      toolkit: alterNodes((node) => {
        if (node.type === type) delete node.selected;
      }),
    }),
  ),
  ...['value-displayed', 'value-text-input', 'value-checked', 'value-selected'].map(
    (of): FurtherMutant => ({
      of: of as FurtherMutant['of'],
      breaks: 'Tells another value of a node that is asked for alone.',
      reply: onOutput('ui_get_node', (node) => {
        if (node.value != null) node.value = { text: 'another', checked: null, selected: null };
      }),
      beside: ['result-schema'],
    }),
  ),
  ...finite.flatMap((name) =>
    ['ui_get_snapshot', 'ui_get_node'].map(
      (tool): FurtherMutant => ({
        of: 'bounds-finite',
        breaks: `Reports a height of -1 in ${name} of ${tool}.`,
        reply: onOutput(tool, (output) => {
          for (const { layout } of nodesIn(output)) {
            const bounds = asObject(layout)[name];
            if (bounds) asObject(bounds).height = -1;
          }
        }),
        beside: ofSchemas,
      }),
    ),
  ),
  {
    of: 'bounds-finite',
    breaks: 'Writes null where a bound is not finite.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const { layout } of nodesIn(output)) {
        const { boundsInScene } = asObject(layout);
        if (boundsInScene) asObject(boundsInScene).minX = null;
      }
    }),
    beside: ofSchemas,
  },
  {
    of: 'captured-at',
    breaks: 'Tells the moment in another zone.',
    reply: onOutput('ui_get_snapshot', (output) => {
      output.capturedAt = String(output.capturedAt).replace('Z', '+01:00');
    }),
    beside: ofSchemas,
  },
  {
    of: 'sorted-pseudo-classes',
    breaks: 'Lists properties as they come.',
    reply: onOutput('ui_get_node', ({ fx }) => {
      const properties = Object.entries(asObject(asObject(fx).properties)).reverse();
      if (properties.length > 1) asObject(fx).properties = Object.fromEntries(properties);
    }),
  },
  {
    of: 'user-data',
    breaks: 'Does not report userData that is a string.',
    toolkit: alterNodes(({ properties }) => {
      delete properties?.userData;
    }),
  },
  {
    of: 'version-open-outputs',
    breaks: 'Leaves the summary out of a match.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches)) delete asObject(match).summary;
    }),
    beside: ['result-schema', 'descriptor-output'],
  },
  {
    of: 'version-open-outputs',
    breaks: 'Leaves showing out of a window.',
    reply: onOutput('ui_get_snapshot', ({ stages }) => {
      for (const stage of asArray(stages)) delete asObject(stage).showing;
    }),
    beside: ['result-schema', 'descriptor-output'],
  },
];
