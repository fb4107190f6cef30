import { isObject } from '../../../kit/reading/json.js';
import type { RequirementId } from '../../contract.js';
import { isNews, onAccess, onMessage, onPath, onValue, without } from '../messages.js';
import type { UiMutant } from '../mutant.js';
import type { WebMessage } from '../web-fault.js';

/** Numbers of variables that were created as actions, by their connections. */
const isAction = ({ type, data }: WebMessage): boolean =>
  type === 'create' && isObject(data.properties) && data.properties.access === 'action';

export const variableMutants = {
  'value-scalars': {
    breaks: 'Sends truth as text.',
    web: () => ({ came: onValue((value) => (typeof value === 'boolean' ? String(value) : value)) }),
  },
  'value-objects': {
    breaks: 'Gives an object another number each time.',
    web: () => {
      let count = 0;
      return {
        came: onValue((value) => (isObject(value) ? { obj: Number(value.obj) + 1000 * ++count } : value)),
      };
    },
  },
  'value-lists': {
    breaks: 'Takes an empty list for nothing.',
    web: () => ({ came: onValue((value) => (Array.isArray(value) && value.length === 0 ? null : value)) }),
  },
  'path-members': {
    breaks: 'Follows a path for two steps at most.',
    web: () => ({ sent: onPath((path) => path.split('.').slice(0, 3).join('.')) }),
  },
  'path-indexes': {
    breaks: 'Counts the entries of a list from another number.',
    web: () => ({
      sent: onPath((path) =>
        path.replaceAll(/\d+(?=\.|$)/g, (digits, at: number) =>
          at === 0 || path[at - 1] === '.' ? String(Number(digits) + 1) : digits,
        ),
      ),
    }),
  },
  'path-parent': {
    breaks: 'Stays where it is at two dots.',
    web: () => ({ sent: onPath((path) => path.replace(/^\.\./, '')) }),
  },
  'path-reads-method': {
    breaks: 'Takes a method for a member.',
    web: () => ({ sent: onPath((path) => path.replace('shout()', 'shout')) }),
  },
  'path-writes-method': {
    breaks: 'Writes past the method.',
    web: () => ({ sent: onPath((path) => path.replace('rename(_)', 'name')) }),
  },
  'path-query': {
    breaks: 'Overlooks what follows a question mark.',
    web: () => ({ sent: onPath((path) => path.replace(/\?.*/, '')) }),
  },
  'path-nothing': {
    breaks: 'Takes nil on the way for a mistake.',
    web: () => ({
      came: (message) =>
        message.type === 'create' && message.data.value === null
          ? [
              message,
              {
                type: 'error',
                data: { varId: message.data.varId, code: 'path-failure', description: 'There is nothing.' },
              },
            ]
          : [message],
    }),
  },
  'access-read': {
    breaks: 'Lets everything be written.',
    web: () => ({ sent: onAccess('r', 'rw') }),
  },
  'access-write': {
    breaks: 'Reads what may only be written.',
    web: () => ({ sent: onAccess('w', 'rw') }),
  },
  'action-quiet': {
    breaks: 'Runs an action when it is created, to know its value.',
    web: () => ({
      came: (message, connection) => {
        if (isAction(message))
          connection.toPlatform({ type: 'update', data: { varId: message.data.varId, value: null } });
        return [message];
      },
    }),
  },
  'action-runs': {
    breaks: 'Runs an action twice.',
    web: () => ({
      came: (message, { notes }) => {
        if (isAction(message)) notes.set(message.data.varId, true);
        return [message];
      },
      sent: (message, { notes }) =>
        message.type === 'update' && notes.has(message.data.varId) ? [message, message] : [message],
    }),
  },
  'change-run': {
    breaks: 'Tells changes only to who asks.',
    web: () => ({ came: without(isNews) }),
  },
  'change-message': {
    breaks: 'Tells changes only to who made them.',
    web: () => ({
      sent: (message, { notes }) => {
        if (message.type === 'update') notes.set('writes', true);
        return [message];
      },
      came: without((message, { notes }) => isNews(message) && !notes.has('writes')),
    }),
  },
  'change-only': {
    breaks: 'Sends everything after each change.',
    web: () => ({
      came: (message, { notes }) => {
        const { varId, value } = message.data;
        if (message.type === 'create') notes.set(varId, value);
        if (!isNews(message)) return [message];
        const others = [...notes].filter(([id]) => id !== varId);
        return [message, ...others.map(([id, old]) => ({ type: 'update', data: { varId: id, value: old } }))];
      },
    }),
  },
  'change-batch': {
    breaks: 'Takes the messages of a batch one by one.',
    web: () => ({ apart: true }),
  },
  'change-type': {
    breaks: 'Does not say that the type has changed.',
    web: () => ({
      came: onMessage('update', (data) => {
        if ('value' in data && !('requestId' in data)) delete data.properties;
      }),
    }),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
