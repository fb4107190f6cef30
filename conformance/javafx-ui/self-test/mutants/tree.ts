import { alterBranches } from '../alter-scene.js';
import { alterNodes } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 7.2 The reported tree */
export const tree = {
  'tree-order': {
    breaks: 'Groups the children of a box by type.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.type === 'HBox') children.sort((a, b) => a.node.type.localeCompare(b.node.type));
    }),
  },

  'tree-application-nodes': {
    breaks: 'Leaves out the graphic of a button.',
    toolkit: alterBranches((branch) => {
      if (branch.node.type === 'Button') branch.children = [];
    }),
  },

  'tree-skins-hidden': {
    breaks: 'Reports the box of a check box.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.type !== 'CheckBox') return;
      const box = { uid: `${node.uid}x`, parent: -1, type: 'StackPane', id: null, styleClass: ['box'] };
      children.push({ node: box, children: [] });
    }),
  },

  'tree-skins-operable': {
    breaks: 'Leaves out the arrows of a spinner.',
    toolkit: alterBranches((branch) => {
      if (branch.node.type !== 'Spinner') return;
      branch.children = branch.children.filter(({ node }) => node.type === 'TextField');
    }),
  },

  'tree-visibility': {
    breaks: 'Takes a node for invisible when an ancestor is.',
    toolkit: alterNodes((node, { nodes }) => {
      if (nodes[node.parent]?.invisible) node.invisible = true;
    }),
  },

  'tree-disabled': {
    breaks: 'Tells only what is disabled itself.',
    toolkit: alterBranches(({ node, children }) => {
      if (node.disabled) for (const child of children) delete child.node.disabled;
    }),
    alsoRed: ['predicate-all'],
  },
} satisfies Record<string, Mutant>;
