import { asObject, isObject } from '../../../kit/reading/json.js';
import type { RequirementId } from '../../contract.js';
import { isNews, isPush, onMessage, viewdefsOf, without, withoutViews } from '../messages.js';
import type { UiMutant } from '../mutant.js';

export const frontendMutants = {
  'upload-pushed': {
    breaks: 'Never pushes a view.',
    web: () => ({ came: without(isPush) }),
  },
  'upload-refresh': {
    breaks: 'Sends a value along when a view is refreshed.',
    web: () => ({
      came: onMessage('update', (data) => {
        if (Object.keys(data).join() === 'varId') data.value = 'refreshed';
      }),
    }),
  },
  'upload-stored': {
    breaks: 'Keeps the view that was uploaded first.',
    web: () => ({
      came: (message) => {
        const viewdefs = viewdefsOf(message);
        if (viewdefs && 'Stored.DEFAULT' in viewdefs)
          viewdefs['Stored.DEFAULT'] = '<template><p>first</p></template>';
        return [message];
      },
    }),
  },
  'ws-views': {
    breaks: 'Tells its views only to who asks.',
    web: () => ({
      came: without((message, { notes }) => {
        const isFirst = !notes.has('first');
        notes.set('first', true);
        return isFirst && viewdefsOf(message) !== undefined;
      }),
    }),
  },
  'ws-unknown-session': {
    breaks: 'Takes whoever asks for an unknown session into session 1.',
    web: () => ({
      ask: (request) => (/^\/ws\/\d{5,}$/.test(request.path) ? { ...request, path: '/ws/1' } : request),
    }),
  },
  'ws-own-session': {
    breaks: 'Connects everybody with session 1.',
    web: () => ({ ask: (request) => ({ ...request, path: request.path.replace(/^\/ws\/\d+$/, '/ws/1') }) }),
  },
  'ws-messages': {
    breaks: 'Greets by a message that is not in the contract.',
    web: () => ({
      came: (message, { notes }) => {
        if (notes.has('greeted')) return [message];
        notes.set('greeted', true);
        return [{ type: 'hello', data: {} }, message];
      },
    }),
  },
  'ws-invalid': {
    breaks: 'Overlooks what it does not understand.',
    web: () => ({ sentStrange: () => null }),
  },
  'ws-reset': {
    breaks: 'Does not say why it closes a connection.',
    web: () => ({ closed: (code) => (code === 4001 ? 1000 : code) }),
  },
  'create-answer': {
    breaks: 'Forgets the properties of a request.',
    web: () => ({
      came: onMessage('create', (data) => {
        const { path, access, type } = asObject(data.properties);
        data.properties = { path, ...(access ? { access } : {}), ...(type ? { type } : {}) };
      }),
    }),
  },
  'create-ends': {
    breaks: 'Keeps the variables of those who have gone.',
    web: () => ({ clings: true }),
  },
  'watch-answer': {
    breaks: 'Answers a watch without the value.',
    web: () => ({
      came: onMessage('update', (data) => {
        if (!('requestId' in data) && viewdefsOf({ type: 'update', data })) delete data.value;
      }),
    }),
  },
  'watch-views': {
    breaks: 'Leaves the views out of an answer.',
    web: () => ({
      came: onMessage('update', (data) => {
        if ('value' in data && isObject(data.properties)) delete data.properties.viewdefs;
      }),
    }),
  },
  'unwatch-ends': {
    breaks: 'Does not stop.',
    web: () => ({ sent: without(({ type }) => type === 'unwatch') }),
  },
  'get-answer': {
    breaks: 'Answers a get without properties.',
    web: () => ({
      came: onMessage('update', (data) => {
        if ('requestId' in data) delete data.properties;
      }),
    }),
  },
  'update-writes': {
    breaks: 'Takes null for nothing to write.',
    web: () => ({ sent: without(({ type, data }) => type === 'update' && data.value === null) }),
  },
  'update-answer': {
    breaks: 'Does not answer a write.',
    web: () => ({
      came: without(({ type, data }) => type === 'update' && 'requestId' in data && data.varId !== 1),
    }),
  },
  'destroy-ends': {
    breaks: 'Keeps what a frontend destroys.',
    web: () => ({ sent: without(({ type }) => type === 'destroy') }),
  },
  'destroy-told': {
    breaks: 'Does not tell what was destroyed.',
    web: () => ({ came: without(({ type }) => type === 'destroy') }),
  },
  'path-fails': {
    breaks: 'Says of a path that fails that there is no variable.',
    web: () => ({
      came: onMessage('error', (data) => {
        if (data.code === 'path-failure') data.code = 'not-found';
      }),
    }),
  },
  'path-recovers': {
    breaks: 'Gives up a variable whose path has failed.',
    web: () => ({
      came: without((message, { notes }) => {
        if (message.type === 'error') notes.set(message.data.varId, true);
        return isNews(message) && notes.has(message.data.varId);
      }),
    }),
  },
  'variable-unknown': {
    breaks: 'Says of a variable that does not exist that it is not allowed.',
    web: () => ({
      came: onMessage('error', (data) => {
        if (data.code === 'not-found') data.code = 'unauthorized';
      }),
    }),
  },
  'variable-foreign': {
    breaks: 'Says of a variable of the application that there is none.',
    web: () => ({
      came: onMessage('error', (data) => {
        if (data.code === 'unauthorized') data.code = 'not-found';
      }),
    }),
  },
  'view-files': {
    breaks: 'Loads only the views of the default namespace.',
    web: () => ({ came: withoutViews(/^Extra\./) }),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
