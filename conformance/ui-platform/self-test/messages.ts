import { asObject, isObject } from '../../kit/reading/json.js';
import type { WebConnection, WebFault, WebMessage } from './web-fault.js';

type Way = NonNullable<WebFault['came']>;

/** Writes into the data of messages of a type. */
export const onMessage =
  (type: string, change: (data: WebMessage['data'], connection: WebConnection) => void): Way =>
  (message, connection) => {
    if (message.type !== type) return [message];
    const data = structuredClone(message.data);
    change(data, connection);
    return [{ type, data }];
  };

/** Leaves out messages. */
export const without =
  (lacks: (message: WebMessage, connection: WebConnection) => boolean): Way =>
  (message, connection) =>
    lacks(message, connection) ? [] : [message];

/** Changes the value in every message that has one. */
export const onValue =
  (change: (value: unknown) => unknown): Way =>
  (message) => {
    if (!('value' in message.data)) return [message];
    return [{ ...message, data: { ...message.data, value: change(message.data.value) ?? null } }];
  };

/** Changes the path of a variable that a frontend asks for. */
export const onPath = (change: (path: string) => string): Way =>
  onMessage('create', (data) => {
    const properties = asObject(data.properties);
    if (typeof properties.path === 'string') properties.path = change(properties.path);
  });

/** Changes the properties of a variable that a frontend asks for. */
export const onAccess = (from: string, to: string): Way =>
  onMessage('create', (data) => {
    const properties = asObject(data.properties);
    if (properties.access === from) properties.access = to;
  });

export const viewdefsOf = ({ data }: WebMessage): Record<string, unknown> | undefined => {
  const { viewdefs } = asObject(data.properties);
  return isObject(viewdefs) ? viewdefs : undefined;
};

/** A view that comes without being asked for: neither at the beginning nor as an answer. */
export const isPush = (message: WebMessage, { notes }: WebConnection): boolean => {
  if (!viewdefsOf(message) || 'value' in message.data) return false;
  const isFirst = !notes.has('views');
  notes.set('views', true);
  return !isFirst;
};

/** Takes views away, by their keys. */
export const withoutViews =
  (lacks: RegExp): Way =>
  (message) => {
    const viewdefs = viewdefsOf(message);
    if (!viewdefs) return [message];
    const kept = Object.fromEntries(Object.entries(viewdefs).filter(([key]) => !lacks.test(key)));
    return [
      {
        ...message,
        data: { ...message.data, properties: { ...asObject(message.data.properties), viewdefs: kept } },
      },
    ];
  };

/** A change that nobody asked for. */
export const isNews = ({ type, data }: WebMessage): boolean =>
  type === 'update' && 'value' in data && !('requestId' in data) && data.varId !== 1;
