import { alterLooked, onOutline } from '../alter-looks.js';
import type { Mutant } from '../mutant.js';

/** 16.2 Lines */
export const lookLines = {
  'look-line': {
    breaks: 'Leaves out the value of a combo box.',
    toolkit: alterLooked((node) => {
      if (node.type === 'ComboBox') delete node.valueText;
    }),
  },

  'look-readable': {
    breaks: 'Overlooks a text that is no control.',
    reply: onOutline((outline) => outline.replaceAll(/\n[^\n]* Text#four [^\n]*/g, '')),
  },

  'look-name': {
    breaks: 'Does not know which label is for a text area.',
    reply: onOutline((outline) => outline.replaceAll(/( TextArea\S*) "Notes"/g, '$1')),
    alsoRed: ['look-readable'],
  },

  'look-label': {
    breaks: 'Shows the label of a control, too.',
    toolkit: alterLooked((node) => {
      if (node.label === 'E-mail') node.handled = true;
    }),
    alsoRed: ['look-name', 'locator-label'],
  },

  'look-hidden': {
    breaks: 'Shows a button that is invisible.',
    toolkit: alterLooked((node) => {
      if (node.type === 'Button') delete node.invisible;
    }),
  },

  'look-layout': {
    breaks: 'Takes every HBox for something that can be operated.',
    toolkit: alterLooked((node) => {
      if (node.type === 'HBox') node.handled = true;
    }),
  },

  'look-states': {
    breaks: 'Does not tell which text field is read-only.',
    toolkit: alterLooked((node) => {
      delete node.readOnly;
    }),
  },

  'look-rows': {
    breaks: 'Does not tell how many rows there are.',
    reply: onOutline((outline) => outline.replaceAll(/( rows \d+–\d+) of \d+/g, '$1')),
  },
} satisfies Record<string, Mutant>;
