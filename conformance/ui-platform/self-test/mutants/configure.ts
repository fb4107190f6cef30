import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import type { RequirementId } from '../../contract.js';
import { beside, insteadOfSuccess, plainError } from '../alter.js';
import type { Spoiling, UiMutant } from '../mutant.js';

const configOf = (baseDir: unknown): string => join(String(baseDir), 'config', 'config.toml');

/** Remembers the folder that each process was configured with first. */
const withFirstFolder =
  (work: (folders: { first: string; now: string }) => Spoiling): (() => Spoiling) =>
  () => {
    const folders = { first: '', now: '' };
    const spoiling = work(folders);
    return {
      ...spoiling,
      async reply(result, call, server) {
        if (call.tool === 'ui_configure' && !result.isError) {
          folders.now = String(call.input.base_dir);
          folders.first ||= folders.now;
        }
        return (await spoiling.reply?.(result, call, server)) ?? result;
      },
    };
  };

export const configureMutants = {
  'configure-creates': {
    breaks: 'Makes no folder for logs.',
    reply: beside('ui_configure', ({ input }) =>
      rmSync(join(String(input.base_dir), 'log'), { recursive: true }),
    ),
  },
  'configure-keeps': {
    breaks: 'Writes its configuration over the one that is there.',
    reply: beside('ui_configure', ({ input }) =>
      writeFileSync(configOf(input.base_dir), '[lua]\nmemoryMb = 64\n'),
    ),
  },
  'configure-relative': {
    breaks: 'Says of a relative path that it cannot be used.',
    reply: onError('UI_INVALID_INPUT', (error, { tool }) => {
      if (tool === 'ui_configure') error.code = 'UI_IO';
    }),
  },
  'configure-unusable': {
    breaks: 'Calls a folder that cannot be used a fault of its own.',
    reply: onError('UI_IO', (error) => {
      error.code = 'UI_INTERNAL';
    }),
  },
  'configure-tells': {
    breaks: 'Does not tell where the logs are.',
    reply: onText('ui_configure', () => 'Configured.'),
  },
  'config-defaults': {
    breaks: 'Has other defaults.',
    reply: onOutput('ui_configure', ({ config }) => {
      const lua = asObject(asObject(config).lua);
      if (lua.memoryMb === 64) lua.memoryMb = 128;
    }),
  },
  'config-loaded': {
    breaks: 'Tells the defaults, whatever the file says.',
    reply: onOutput('ui_configure', ({ config }) => {
      asObject(asObject(config).lua).softTimeoutMs = 5000;
    }),
  },
  'config-broken': {
    breaks: 'Goes on with the defaults when it cannot read its configuration.',
    reply: insteadOfError('UI_IO', async ({ tool, input }, server) => {
      if (tool !== 'ui_configure' || !existsSync(configOf(input.base_dir))) return undefined as never;
      rmSync(configOf(input.base_dir));
      return server.call('ui_configure', input);
    }),
  },
  'logs-move': {
    breaks: 'Writes to the logs of the folder from before as well.',
    each: withFirstFolder((folders) => ({
      reply: beside('ui_run', () => {
        const log = join(folders.now, 'log', 'lua.log');
        if (folders.first === folders.now || !existsSync(log)) return;
        mkdirSync(join(folders.first, 'log'), { recursive: true });
        appendFileSync(join(folders.first, 'log', 'lua.log'), readFileSync(log));
      }),
    })),
  },
  'start-url': {
    breaks: 'Says more than the address.',
    reply: onText('ui_start', (text) => `Listening at ${text}`),
  },
  'start-answers': {
    breaks: 'Answers before it listens.',
    // Whoever believes it is there before it listens, on every machine.
    web: () => ({ lateMs: 120_000 }),
  },
  'start-loopback': {
    breaks: 'Listens on all addresses.',
    web: () => ({ address: '0.0.0.0' }),
  },
  'start-free-port': {
    breaks: 'Insists on the port of the configuration.',
    each: withFirstFolder((folders) => ({
      reply: insteadOfSuccess('ui_start', () =>
        existsSync(configOf(folders.now)) &&
        /^port = [1-9]/m.test(readFileSync(configOf(folders.now), 'utf8'))
          ? plainError('UI_IO', 'The port is in use.')
          : undefined,
      ),
    })),
  },
  'start-session': {
    breaks: 'Runs main.lua after it has answered.',
    reply: beside('ui_start', (_, server) => server.call('ui_run', { code: 'started = nil' })),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
