import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterBranches } from '../alter-scene.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

/** Parts of skins that a user operates, by the type of their node and of the control. */
const operable: readonly (readonly [what: string, type: string, of: string])[] = [
  ['the headers of tabs', 'TabHeaderSkin', 'TabPane'],
  ['the buttons of a menu bar', 'MenuBarButton', 'MenuBar'],
  ['the headers of columns', 'TableColumnHeader', 'TableView'],
  ['the headers of columns in a tree', 'TableColumnHeader', 'TreeTableView'],
  ['the arrow of a combo box', 'StackPane', 'ComboBox'],
  ['the editor of a date picker', 'TextField', 'DatePicker'],
];

/** The reported tree. */
export const treeFaults: readonly Fault<Mutant>[] = [
  ...operable.map(([what, type, of]) =>
    fault(
      'tree-skins-operable',
      {
        breaks: `Leaves out ${what}.`,
        toolkit: alterBranches((branch) => {
          if (branch.node.type === of)
            branch.children = branch.children.filter(({ node }) => node.type !== type);
        }),
      },
      { beside: ['text-headers'] },
    ),
  ),
  fault('tree-application-nodes', {
    breaks: 'Leaves out the content of titled panes.',
    toolkit: alterBranches((branch) => {
      if (branch.node.type === 'TitledPane')
        branch.children = branch.children.filter(({ node }) => node.id === null);
    }),
  }),
  fault('tree-order', {
    breaks: 'Lists the children of a row from right to left.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.id === 'ordered') children.reverse();
    }),
  }),
  fault('tree-skins-hidden', {
    breaks: 'Reports the text inside of a hyperlink.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.type !== 'Hyperlink') return;
      const text = { uid: `${node.uid}x`, parent: -1, type: 'LabeledText', id: null, styleClass: ['text'] };
      children.push({ node: text, children: [] });
    }),
  }),
];
