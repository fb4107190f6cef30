import { FakeUi } from './fake-ui.js';

/** A small form in the first window and a dialog in the second. */
export function form(): FakeUi {
  return new FakeUi([
    {
      title: 'Form',
      root: {
        uid: 'u-1',
        type: 'VBox',
        children: [
          { uid: 'u-2', type: 'TextField', id: 'name', value: '' },
          { uid: 'u-3', type: 'CheckBox', id: 'agree', label: 'I agree', value: false },
          { uid: 'u-4', type: 'Button', id: 'submit', label: 'Submit' },
          { uid: 'u-5', type: 'Button', id: 'reset', label: 'Reset' },
          { uid: 'u-6', type: 'Label', id: 'status', label: 'Ready' },
          {
            uid: 'u-7',
            type: 'HBox',
            id: 'hidden-group',
            visible: false,
            children: [{ uid: 'u-8', type: 'Label', id: 'in-hidden', label: 'Inside' }],
          },
        ],
      },
    },
    {
      title: 'Confirm',
      root: {
        uid: 'u-20',
        type: 'DialogPane',
        children: [{ uid: 'u-21', type: 'Button', id: 'ok', label: 'OK' }],
      },
    },
  ]);
}
