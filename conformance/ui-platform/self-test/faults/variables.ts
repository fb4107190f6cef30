import { isObject } from '../../../kit/reading/json.js';
import { isNews, isPush, onMessage, onPath, onValue, without } from '../messages.js';
import { type UiFault, webFault } from './fault.js';

/** What can be wrong with values, paths and changes. */
export const variableFaults: readonly UiFault[] = [
  webFault('value-scalars', 'Takes an empty text for nothing.', () => ({
    came: onValue((value) => (value === '' ? null : value)),
  })),
  webFault('value-scalars', 'Ends texts at the first NUL.', () => ({
    came: onValue((value) => (typeof value === 'string' ? value.split('\0')[0] : value)),
  })),
  webFault('value-scalars', 'Sends numbers with a fraction as text.', () => ({
    came: onValue((value) => (typeof value === 'number' && !Number.isInteger(value) ? String(value) : value)),
  })),
  webFault('value-lists', 'Takes a list of one entry for that entry.', () => ({
    came: onValue((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  })),
  webFault('value-lists', 'Sends lists of scalars as text.', () => ({
    came: onValue((value) =>
      Array.isArray(value) && value.length > 0 && !value.some(isObject) ? value.join() : value,
    ),
  })),
  webFault('path-members', 'Reads the first two steps of a path.', () => ({
    sent: onPath((path) => path.replace('.city.name', '.city')),
  })),
  webFault('path-indexes', 'Counts lists in lists from 1.', () => ({
    sent: onPath((path) => path.replace(/\.tags\.(\d+)/, (_, digits) => `.tags.${Number(digits) - 1}`)),
  })),
  webFault('path-parent', 'Leads to the application at two dots.', () => ({
    sent: onMessage('create', (data) => {
      const properties = isObject(data.properties) ? data.properties : {};
      if (typeof properties.path !== 'string' || !properties.path.startsWith('..')) return;
      properties.path = properties.path.slice(2);
      data.parentId = 1;
    }),
  })),
  webFault('path-reads-method', 'Ends a path at its first method.', () => ({
    sent: onPath((path) => path.replace(/(\w+\(\))\..*/, '$1')),
  })),
  webFault('path-query', 'Reads the first property behind a question mark.', () => ({
    sent: onPath((path) => path.replace(/(\?[^&]*)&.*/, '$1')),
  })),
  webFault(
    'path-query',
    'Does not take access from behind a question mark.',
    () => ({ sent: onPath((path) => path.replace(/\?access=\w+/, '')) }),
    { place: 'access' },
  ),
  webFault(
    'path-nothing',
    'Never looks again at a path that met nil.',
    () => ({
      came: (message, { notes }) => {
        const { varId, value } = message.data;
        if (message.type === 'create' && value === null) notes.set(varId, true);
        return isNews(message) && notes.has(varId) ? [] : [message];
      },
    }),
    { beside: ['path-recovers', 'access-write'] },
  ),
  webFault(
    'access-read',
    'Says of what may only be read that there is none.',
    () => ({
      came: onMessage('error', (data) => {
        if (data.code === 'unauthorized' && 'requestId' in data) data.code = 'not-found';
      }),
    }),
    { beside: ['path-query'] },
  ),
  webFault('action-quiet', 'Runs its actions when a view is refreshed.', () => ({
    came: (message, connection) => {
      const { varId, properties } = message.data;
      if (message.type === 'create' && isObject(properties) && properties.access === 'action')
        connection.notes.set('action', varId);
      const action = connection.notes.get('action');
      if (isPush(message, connection) && typeof action === 'number')
        connection.toPlatform({ type: 'update', data: { varId: action, value: null } });
      return [message];
    },
  })),
  webFault('action-runs', 'Runs actions without their argument.', () => ({
    sent: onMessage('update', (data) => {
      if (isObject(data.value)) data.value = null;
    }),
  })),
  webFault('change-run', 'Tells the first of several changes.', () => ({
    came: without((message, { notes }) => {
      if (!isNews(message)) {
        notes.delete('told');
        return false;
      }
      const isSecond = notes.has('told');
      notes.set('told', true);
      return isSecond;
    }),
  })),
  webFault('change-message', 'Does not tell the writer what follows from a write.', () => ({
    sent: (message, { notes }) => {
      if (message.type === 'update') notes.set('wrote', true);
      return [message];
    },
    came: without((message, { notes }) => isNews(message) && notes.has('wrote')),
  })),
  webFault('change-type', 'Tells the type that a variable had first.', () => ({
    came: (message, { notes }) => {
      const { varId, properties } = message.data;
      if (message.type === 'create' && isObject(properties)) notes.set(varId, properties.type);
      if (!isNews(message) || !isObject(properties) || !notes.get(varId)) return [message];
      return [
        { ...message, data: { ...message.data, properties: { ...properties, type: notes.get(varId) } } },
      ];
    },
  })),
  webFault('update-writes', 'Writes numbers as text.', () => ({
    sent: onMessage('update', (data) => {
      if (typeof data.value === 'number') data.value = String(data.value);
    }),
  })),
  webFault('update-writes', 'Takes truth for the number 1.', () => ({
    sent: onMessage('update', (data) => {
      if (data.value === true) data.value = 1;
    }),
  })),
  webFault('update-answer', 'Answers a write with the number of another variable.', () => ({
    came: onMessage('update', (data) => {
      if ('requestId' in data && !('properties' in data)) data.varId = Number(data.varId) + 1;
    }),
  })),
];
