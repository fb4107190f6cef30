import type { StaticWindow } from './static-toolkit.js';

/** Two windows to look at. */
export const form: StaticWindow[] = [
  {
    title: 'Sign up',
    root: {
      type: 'VBox',
      id: 'form',
      children: [
        { type: 'Label', label: 'Name' },
        { type: 'TextField', id: 'name', value: 'Ann' },
        { type: 'Label', label: 'City' },
        { type: 'TextField', id: 'city', value: '' },
        {
          type: 'HBox',
          children: [
            { type: 'Button', id: 'ok', styleClass: ['button', 'default'], label: 'OK' },
            { type: 'Button', id: 'cancel', styleClass: ['button'], label: 'Cancel' },
          ],
        },
      ],
    },
  },
  { title: 'Help', root: { type: 'Pane', children: [{ type: 'Text', label: 'Nobody reads this.' }] } },
];
