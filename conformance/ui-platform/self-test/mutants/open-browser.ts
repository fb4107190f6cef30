import { spawnSync } from 'node:child_process';
import { isObject, parseJson } from '../../../kit/reading/json.js';
import { insteadOfError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { RequirementId } from '../../contract.js';
import { insteadOfSuccess, plainError, success } from '../alter.js';
import type { UiMutant } from '../mutant.js';

export const openBrowserMutants = {
  'open-url': {
    breaks: 'Answers the URL without its query.',
    reply: onOutput('ui_open_browser', (output) => {
      output.url = String(output.url).split('?')[0];
    }),
  },
  'open-unconserved': {
    breaks: 'Does not listen to conserve.',
    http: onInput('ui_open_browser', ({ conserve: _, ...input }) => input),
  },
  'open-query': {
    breaks: 'Takes a query for a part of the path.',
    http: onInput('ui_open_browser', ({ path, ...input }) =>
      typeof path === 'string' ? { ...input, path: path.replace('?', '%3F') } : input,
    ),
  },
  'open-path': {
    breaks: 'Makes a path of whatever it is given.',
    http: onInput('ui_open_browser', ({ path, ...input }) =>
      typeof path === 'string' ? { ...input, path: `/${path.replace(/^[\\/]+/, '')}` } : input,
    ),
  },
  'open-opener': {
    breaks: 'Opens the URL a second time, by a shell.',
    each: ({ env = {} }) => ({
      reply: (result, { tool }) => {
        const url = result.structuredContent?.url;
        if (tool === 'ui_open_browser' && typeof url === 'string')
          spawnSync('sh', ['-c', `xdg-open "${url.split('?')[0]}"`], {
            env: { ...process.env, ...env },
            stdio: 'ignore',
          });
        return result;
      },
    }),
  },
  'open-fails': {
    breaks: 'Does not look how its opener ended.',
    reply: insteadOfError('UI_IO', ({ tool }) =>
      tool === 'ui_open_browser' ? success({ url: 'http://127.0.0.1:1/1/?conserve=true' }) : undefined,
    ),
  },
  'open-lasting': {
    breaks: 'Gives up on an opener that does not end.',
    http: async (request, forward) => {
      const began = performance.now();
      const answer = await forward(request);
      const message = parseJson(request.body.toString('utf8'));
      const isOpening = isObject(message) && JSON.stringify(message).includes('"ui_open_browser"');
      if (!isOpening || performance.now() - began < 1200) return answer;
      const result = plainError('UI_IO', 'The browser did not open.');
      return {
        ...answer,
        body: JSON.stringify({ jsonrpc: '2.0', id: (message as { id: number }).id, result }),
      };
    },
  },
  'state-app': {
    breaks: 'Does not tell the type of the application.',
    reply: onOutput('ui_get_state', (output) => {
      output.properties = {};
    }),
  },
  'state-none': {
    breaks: 'Has no state where there is no application.',
    reply: insteadOfSuccess('ui_get_state', ({ structuredContent }) =>
      structuredContent?.value === null ? plainError('UI_INTERNAL', 'There is no application.') : undefined,
    ),
  },
  'state-resource': {
    breaks: 'Puts something around the state in a resource.',
    rpc: (reply, { method }) => {
      const { result } = reply;
      if (method !== 'resources/read' || !isObject(result) || !Array.isArray(result.contents)) return reply;
      const contents = result.contents
        .filter(isObject)
        .map((one) => ({ ...one, text: `{"state":${String(one.text)}}` }));
      return { ...reply, result: { ...result, contents } };
    },
  },
  'state-resource-unknown': {
    breaks: 'Answers nothing for a session that does not exist.',
    rpc: ({ error, ...reply }, { method }) =>
      method === 'resources/read' && error
        ? { ...reply, result: { contents: [] } }
        : { ...reply, ...(error ? { error } : {}) },
  },
  'state-listed': {
    breaks: 'Does not list its template.',
    rpc: (reply, { method }) =>
      method === 'resources/templates/list' ? { ...reply, result: { resourceTemplates: [] } } : reply,
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
