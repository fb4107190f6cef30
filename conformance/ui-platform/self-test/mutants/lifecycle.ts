import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject } from '../../../kit/reading/json.js';
import { onList } from '../../../kit/self-test/alter-list.js';
import { insteadOfError, onError } from '../../../kit/self-test/alter-reply.js';
import type { RequirementId } from '../../contract.js';
import { insteadOfSuccess, plainError, reworded, success } from '../alter.js';
import type { UiMutant } from '../mutant.js';
import { listensBeside } from '../wrappers.js';

const codeOf = (structured: unknown): unknown =>
  isObject(structured) && isObject(structured.error) ? structured.error.code : undefined;

export const lifecycleMutants = {
  'refused-unconfigured': {
    breaks: 'Does not look at the state in tools that only read.',
    reply: insteadOfError('UI_NOT_CONFIGURED', ({ tool }) =>
      tool === 'ui_get_state' ? success({ id: 1, properties: {}, value: null }) : undefined,
    ),
    alsoRed: ['state-first'],
  },
  'refused-configured': {
    breaks: 'Says in other words that it was not started.',
    reply: reworded('UI_NOT_STARTED', () => 'Server not started.'),
    alsoRed: ['state-first'],
  },
  'refused-start': {
    breaks: 'Says in other words that it is running.',
    reply: reworded('UI_ALREADY_RUNNING', () => 'Server is already running'),
    alsoRed: ['state-first'],
  },
  'refused-configure': {
    breaks: 'Has no code of its own for a folder that cannot change.',
    reply: onError('UI_CANNOT_RECONFIGURE', (error) => {
      error.code = 'UI_IO';
    }),
    alsoRed: ['state-first'],
  },
  'state-first': {
    breaks: 'Looks at the arguments before the state.',
    reply: (result, { tool, input }) =>
      tool === 'ui_run' && result.isError && typeof input.code !== 'string'
        ? plainError('UI_INVALID_INPUT', 'Missing member "code".')
        : result,
  },
  'refused-harmless': {
    breaks: 'Creates the folder before it looks at the state.',
    reply: (result, { input }) => {
      if (codeOf(result.structuredContent) === 'UI_CANNOT_RECONFIGURE' && typeof input.base_dir === 'string')
        mkdirSync(input.base_dir, { recursive: true });
      return result;
    },
  },
  'refused-resource': {
    breaks: 'Says of a resource in a wrong state that there is none.',
    rpc: (reply, { method }) =>
      method === 'resources/read' && isObject(reply.error)
        ? { ...reply, error: { ...reply.error, message: 'Resource not found' } }
        : reply,
  },
  'configure-leads': {
    breaks: 'Stays unconfigured.',
    reply: (result, { tool }) =>
      tool === 'ui_start' ? plainError('UI_NOT_CONFIGURED', 'Server not configured') : result,
  },
  'configure-again': {
    breaks: 'Can be configured once.',
    reply: insteadOfSuccess('ui_configure', (_, { nth }) =>
      nth === 0 ? undefined : plainError('UI_CANNOT_RECONFIGURE', 'Cannot reconfigure while running'),
    ),
  },
  'start-leads': {
    breaks: 'Forgets that it was started when a view is uploaded.',
    reply: insteadOfSuccess('ui_upload_viewdef', () => plainError('UI_NOT_STARTED', 'Server not started')),
  },
  'failure-stays': {
    breaks: 'Is configured by a call that failed, too.',
    reply: async (result, { tool }, server) => {
      if (tool !== 'ui_configure' || codeOf(result.structuredContent) !== 'UI_IO') return result;
      const folder = mkdtempSync(join(tmpdir(), 'ui-platform-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      await server.call('ui_configure', { base_dir: folder });
      return result;
    },
  },
  'port-closed': {
    breaks: 'Opens a port at once.',
    program: listensBeside,
  },
  'list-constant': {
    breaks: 'Lists tools only when they work.',
    each: () => {
      let running = false;
      return {
        reply: (result, { tool }) => {
          running ||= tool === 'ui_start' && !result.isError;
          return result;
        },
        rpc: (reply, request) =>
          onList((tools) => (running ? tools : tools.filter(({ name }) => name !== 'ui_run')))(
            reply,
            request,
          ),
      };
    },
    alsoRed: ['tools-listed', 'unlisted-refused'],
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
