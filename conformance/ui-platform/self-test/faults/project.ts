import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { beside, insteadOfSuccess, plainError, success } from '../alter.js';
import { fault, type UiFault } from './fault.js';

const inFolder = (baseDir: unknown, ...path: string[]): string => join(String(baseDir), ...path);
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** What can be wrong with folders, files and the configuration. */
export const projectFaults: readonly UiFault[] = [
  fault('configure-keeps', {
    breaks: 'Begins its log anew.',
    reply: beside('ui_configure', ({ input }) =>
      writeFileSync(inFolder(input.base_dir, 'log', 'lua.log'), ''),
    ),
  }),
  fault('configure-keeps', {
    breaks: 'Throws away what it does not know.',
    reply: beside('ui_configure', ({ input }) =>
      rmSync(inFolder(input.base_dir, 'notes.txt'), { force: true }),
    ),
  }),
  fault('configure-keeps', {
    breaks: 'Adds a comment to the configuration that it finds.',
    reply: beside('ui_configure', ({ input }) => {
      const file = inFolder(input.base_dir, 'config', 'config.toml');
      writeFileSync(file, `${readFileSync(file, 'utf8')}# Read.\n`);
    }),
  }),
  fault('configure-unusable', {
    breaks: 'Takes a file in the place of the folder for a wrong input.',
    reply: onError('UI_IO', (error, { tool, input }) => {
      if (tool === 'ui_configure' && isFile(String(input.base_dir))) error.code = 'UI_INVALID_INPUT';
    }),
  }),
  fault('configure-unusable', {
    breaks: 'Takes a folder below a file for a wrong input.',
    reply: onError('UI_IO', (error, { tool, input }) => {
      if (tool === 'ui_configure' && isFile(dirname(String(input.base_dir)))) error.code = 'UI_INVALID_INPUT';
    }),
  }),
  ...(['baseDir', 'logFile', 'errorLogFile'] as const).map((member) =>
    fault('configure-tells', {
      breaks: `Tells ${member} as a path in the folder.`,
      reply: onOutput('ui_configure', (output) => {
        output[member] = String(output[member]).split('/').slice(-2).join('/');
      }),
    }),
  ),
  fault('configure-tells', {
    breaks: 'Does not name the log of errors in words.',
    reply: onText('ui_configure', (text) => text.replaceAll('lua-err.log', 'another file')),
  }),
  ...(
    [
      ['lua', 'softTimeoutMs', 5000, 3000],
      ['lua', 'hardTimeoutMs', 10000, 30000],
      ['session', 'timeout', '24h', '1d'],
    ] as const
  ).map(([section, member, right, wrong]) =>
    fault(
      'config-defaults',
      {
        breaks: `Has ${wrong} as ${member} where nothing is said.`,
        reply: onOutput('ui_configure', ({ config }) => {
          const part = asObject(asObject(config)[section]);
          if (part[member] === right) part[member] = wrong;
        }),
      },
      // The hard limit is not in the file by which this is tried.
      { beside: ['config-loaded'] },
    ),
  ),
  ...(
    [
      ['lua', 'memoryMb', 64],
      ['session', 'timeout', '24h'],
    ] as const
  ).map(([section, member, usual]) =>
    fault('config-loaded', {
      breaks: `Tells ${usual} as ${member}, whatever the file says.`,
      reply: onOutput('ui_configure', ({ config }) => {
        asObject(asObject(config)[section])[member] = usual;
      }),
    }),
  ),
  ...[/^softTimeoutMs = ".*"$/m, /^timeout = \d+$/m].map((wrong) =>
    fault(
      'config-broken',
      {
        breaks: `Overlooks a value of the wrong kind (${wrong.source}).`,
        reply: insteadOfError('UI_IO', async ({ tool, input }, server) => {
          const file = inFolder(input.base_dir, 'config', 'config.toml');
          if (tool !== 'ui_configure' || !isFile(file)) return undefined;
          const text = readFileSync(file, 'utf8');
          if (!wrong.test(text)) return undefined;
          writeFileSync(file, text.replace(wrong, ''));
          return server.call('ui_configure', input);
        }),
      },
      { place: 'broken configuration' },
    ),
  ),
  fault('open-url', {
    breaks: 'Does not say in words what it has opened.',
    reply: onText('ui_open_browser', () => 'Opened.'),
  }),
  fault(['open-url', 'open-unconserved'], {
    breaks: 'Answers the address of the page without its session.',
    reply: onOutput('ui_open_browser', (output) => {
      output.url = String(output.url).replace(/(:\d+)\/\w+/, '$1');
    }),
  }),
  fault(
    ['open-query'],
    {
      breaks: 'Loses the fragment of a path.',
      http: onInput('ui_open_browser', ({ path, ...input }) =>
        typeof path === 'string' ? { ...input, path: path.replace(/#.*/, '') } : input,
      ),
    },
    { beside: ['open-unconserved'] },
  ),
  ...(
    [
      ['an absolute address', /^https?:/],
      ['the name of another host', /^\/\//],
      ['backslashes', /\\/],
      ['an empty path', /^$/],
    ] as const
  ).map(([what, taken]) =>
    fault('open-path', {
      breaks: `Takes ${what} for the path of a page.`,
      reply: insteadOfError('UI_INVALID_INPUT', ({ tool, input }) =>
        tool === 'ui_open_browser' && typeof input.path === 'string' && taken.test(input.path)
          ? success({ url: 'http://127.0.0.1:1/1/' })
          : undefined,
      ),
    }),
  ),
  fault('open-fails', {
    breaks: 'Calls it a fault of its own that a browser does not open.',
    reply: onError('UI_IO', (error, { tool }) => {
      if (tool === 'ui_open_browser') error.code = 'UI_INTERNAL';
    }),
  }),
  fault('start-url', {
    breaks: 'Calls its address localhost.',
    reply: insteadOfSuccess('ui_start', ({ structuredContent }) => {
      const url = String(structuredContent?.url).replace('127.0.0.1', 'localhost');
      return success({ url }, url);
    }),
  }),
  fault('session-broken-main', {
    breaks: 'Says that it did not start where there is something in its log of errors.',
    each: () => {
      let log = '';
      return {
        reply: (result, { tool, input }) => {
          if (tool === 'ui_configure') log = inFolder(input.base_dir, 'log', 'lua-err.log');
          return tool === 'ui_start' && !result.isError && isFile(log)
            ? plainError('UI_LUA_ERROR', 'main.lua failed.')
            : result;
        },
      };
    },
  }),
];
