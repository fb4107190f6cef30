import { asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { alterNodes, alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';

/** 7.3 Text and value, 7.4 Geometry */
export const values = {
  'text-exact': {
    breaks: 'Trims texts.',
    toolkit: alterNodes((node) => {
      if (node.label !== undefined) node.label = node.label.trim();
    }),
  },

  'value-text-input': {
    breaks: 'Takes a text field that cannot be changed for one without content.',
    toolkit: alterNodes((node) => {
      if (node.readOnly) delete node.valueText;
    }),
  },

  'value-displayed': {
    breaks: 'Tells the index of a choice instead of what it displays.',
    toolkit: alterNodes((node) => {
      if (node.type === 'ChoiceBox') node.valueText = '1';
    }),
  },

  'value-checked': {
    breaks: 'Calls a check box selected instead of checked.',
    toolkit: alterNodes((node) => {
      if (node.checked === undefined) return;
      node.selected = node.checked;
      delete node.checked;
    }),
  },

  'value-selected': {
    breaks: 'Tells of toggles only when they are selected.',
    toolkit: alterNodes((node) => {
      if (node.selected === false) delete node.selected;
    }),
  },

  'bounds-finite': {
    breaks: 'Reports the width -1 that an invisible node has.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const { visible, layout } of nodesIn(output)) {
        const { boundsInParent } = asObject(layout);
        if (visible === false && boundsInParent) asObject(boundsInParent).width = -1;
      }
    }),
    alsoRed: ['result-schema'],
  },

  'captured-at': {
    breaks: 'Tells when the server started instead of when it looked.',
    toolkit: (toolkit) => {
      const started = Date.now();
      return alterToolkit(toolkit, {
        capture: async (request, deadline, next) => ({
          ...(await next(request, deadline)),
          capturedAt: started,
        }),
      });
    },
  },
} satisfies Record<string, Mutant>;
