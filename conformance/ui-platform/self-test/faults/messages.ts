import { asArray, asObject, isObject } from '../../../kit/reading/json.js';
import { isNews, isPush, onMessage, viewdefsOf, without, withoutViews } from '../messages.js';
import type { WebFault, WebMessage } from '../web-fault.js';
import { type UiFault, webFault } from './fault.js';

type Way = NonNullable<WebFault['came']>;

/** Overlooks messages of a type about variables that this connection does not know. */
const overlooking = (type: string): WebFault => ({
  came: (message, { notes }) => {
    if (message.type !== 'error') notes.set(message.data.varId, true);
    return [message];
  },
  sent: without((message, { notes }) => message.type === type && !notes.has(message.data.varId)),
});

/** Errors of a kind, told otherwise. */
const onErrors = (
  applies: (data: WebMessage['data']) => boolean,
  change: (data: WebMessage['data']) => void,
): Way =>
  onMessage('error', (data) => {
    if (applies(data)) change(data);
  });

/** What can be wrong with what frontends are told. */
export const messageFaults: readonly UiFault[] = [
  webFault(
    'ws-messages',
    'Tells errors without a description.',
    () => ({
      came: onMessage('error', (data) => {
        delete data.description;
      }),
    }),
    { beside: ['path-fails'] },
  ),
  webFault('ws-invalid', 'Closes a connection as if all were well.', () => ({
    closed: (code) => (code === 1007 || code === 1008 ? 1000 : code),
  })),
  webFault('ws-invalid', 'Carries out the right messages of a batch with wrong ones.', () => ({
    sentStrange: (frame) => frame,
    sent: (message, connection) => {
      if (message.type !== 'sing') return [message];
      connection.toPlatform({ type: 'sing', data: {} });
      return [];
    },
  })),
  webFault('ws-views', 'Tells of its views only that there are some.', () => ({
    came: (message, { notes }) => {
      const isFirst = !notes.has('first');
      notes.set('first', true);
      return isFirst ? [{ type: 'update', data: { varId: 1, properties: { viewdefs: {} } } }] : [message];
    },
  })),
  webFault(
    'upload-pushed',
    'Pushes a view to the frontend that came first.',
    () => ({
      came: without((message, connection) => isPush(message, connection) && connection.nth > 0),
    }),
    { beside: ['upload-refresh'] },
  ),
  webFault('upload-pushed', 'Pushes a view once.', () => ({
    came: without((message, connection) => {
      if (!isPush(message, connection)) return false;
      const [key] = Object.keys(viewdefsOf(message) ?? {});
      const isKnown = connection.notes.has(`pushed ${key}`);
      connection.notes.set(`pushed ${key}`, true);
      return isKnown;
    }),
  })),
  webFault('upload-refresh', 'Refreshes one variable of a type.', () => ({
    came: without((message, { notes }) => {
      if (message.type !== 'update' || Object.keys(message.data).join() !== 'varId') {
        notes.delete('refreshed');
        return false;
      }
      const isSecond = notes.has('refreshed');
      notes.set('refreshed', true);
      return isSecond;
    }),
  })),
  webFault('watch-views', 'Leaves the views out of the answer to a get.', () => ({
    came: onMessage('update', (data) => {
      if ('requestId' in data && isObject(data.properties)) delete data.properties.viewdefs;
    }),
  })),
  webFault('view-files', 'Loads views whose names are simple.', () => ({ came: withoutViews(/[-_]/) })),
  webFault('create-answer', 'Answers a create with another parent.', () => ({
    came: onMessage('create', (data) => {
      data.parentId = Number(data.parentId) + 1;
    }),
  })),
  webFault('create-answer', 'Keeps the path of a variable to itself.', () => ({
    came: onMessage('create', (data) => {
      delete asObject(data.properties).path;
    }),
  })),
  webFault('get-answer', 'Answers a get of several variables with the first.', () => ({
    sent: onMessage('get', (data) => {
      data.varIds = asArray(data.varIds).slice(0, 1);
    }),
  })),
  webFault('get-answer', 'Answers a get with what was sent before.', () => ({
    came: (message, { notes }) => {
      const { varId, requestId } = message.data;
      if (message.type === 'create') notes.set(varId, message.data.value);
      if (isNews(message) && notes.has(varId)) notes.set(varId, message.data.value);
      if (message.type !== 'update' || requestId === undefined || !('properties' in message.data))
        return [message];
      return [
        { ...message, data: { ...message.data, ...(notes.has(varId) ? { value: notes.get(varId) } : {}) } },
      ];
    },
  })),
  webFault('destroy-ends', 'Keeps a variable that has others below it.', () => ({
    came: (message, { notes }) => {
      if (message.type === 'create') notes.set(message.data.parentId, true);
      return [message];
    },
    sent: without(
      ({ type, data }, { notes }) => type === 'destroy' && data.varId !== 1 && notes.has(data.varId),
    ),
  })),
  webFault('path-fails', 'Says nothing of what Lua says.', () => ({
    came: onErrors(
      ({ code }) => code === 'path-failure',
      (data) => {
        data.description = 'It failed.';
      },
    ),
  })),
  webFault('path-fails', 'Does not say whose path has failed.', () => ({
    came: onErrors(
      ({ code }) => code === 'path-failure',
      (data) => {
        delete data.varId;
        delete data.requestId;
      },
    ),
  })),
  ...['watch', 'unwatch', 'destroy'].map((type) =>
    webFault('variable-unknown', `Overlooks ${type} of a variable that it does not know.`, () =>
      overlooking(type),
    ),
  ),
  webFault('variable-unknown', 'Says of a parent that there is none that its path fails.', () => ({
    sent: (message, { notes }) => {
      if (message.type === 'create') notes.set(message.data.requestId, true);
      return [message];
    },
    came: (message, { notes }) => {
      const { code, requestId } = message.data;
      const isOfParent = message.type === 'error' && code === 'not-found' && notes.has(requestId);
      return isOfParent ? [{ ...message, data: { ...message.data, code: 'path-failure' } }] : [message];
    },
  })),
  webFault('destroy-told', 'Says that nothing is left of what was destroyed.', () => ({
    came: (message) =>
      message.type === 'destroy'
        ? [{ type: 'update', data: { varId: message.data.varId, value: null } }]
        : [message],
  })),
];
