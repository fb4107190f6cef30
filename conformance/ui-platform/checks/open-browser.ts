import { delimiter, join } from 'node:path';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { type OpenerShim, openerShim } from '../platform/opener-shim.js';
import { temporaryFolder } from '../platform/project.js';

/** Opens something by a shim, and says which URL it got. */
async function opened(
  t: CheckContext,
  shim: OpenerShim,
  input: { sessionId?: string; path?: string; conserve?: boolean },
): Promise<{ got: string | undefined; told: unknown; text: string }> {
  const before = shim.opened().length;
  const reply = await t.call('ui_open_browser', input);
  const { url } = t.output(reply, 'ui_open_browser to succeed');
  return { got: (await shim.openedAtLast(before + 1))[before]?.at(-1), told: url, text: reply.text };
}

/** What every URL begins with, whatever `ui_start` calls it. */
const base = ({ project }: CheckContext): string => `http://127.0.0.1:${new URL(project.url).port}`;

async function withShim(t: CheckContext, then?: string): Promise<[CheckContext, OpenerShim]> {
  const shim = openerShim(t, then);
  return [await t.running(undefined, { env: shim.env }), shim];
}

export const openBrowserChecks = {
  'open-url': async (t) => {
    const [own, shim] = await withShim(t);
    const url = base(own);
    const other = await own.newSession();
    const cases: [input: object, url: string][] = [
      [{}, `${url}/1/?conserve=true`],
      [{ path: '/' }, `${url}/1/?conserve=true`],
      [{ path: '/settings' }, `${url}/1/settings?conserve=true`],
      [{ path: '/a/b/', conserve: true }, `${url}/1/a/b/?conserve=true`],
      [{ sessionId: other }, `${url}/${other}/?conserve=true`],
    ];
    for (const [input, expected] of cases) {
      const { got, told, text } = await opened(own, shim, input);
      const what = JSON.stringify(input);
      t.equal(got, expected, `what is opened for ${what}`);
      t.equal(told, expected, `url for ${what}`);
      t.expect(text.includes(expected), `${expected} in the text for ${what}`, text);
    }
  },

  'open-unconserved': async (t) => {
    const [own, shim] = await withShim(t);
    const { got, told } = await opened(own, shim, { conserve: false });
    t.equal([got, told], [`${base(own)}/1/`, `${base(own)}/1/`], 'the URL with conserve false');
    const query = await opened(own, shim, { path: '/x?a=1#top', conserve: false });
    t.equal(query.got, `${base(own)}/1/x?a=1#top`, 'the URL of a path with a query and conserve false');
  },

  'open-query': async (t) => {
    const [own, shim] = await withShim(t);
    const page = `${base(own)}/1`;
    const cases: [path: string, url: string][] = [
      ['/list?tab=2', `${page}/list?tab=2&conserve=true`],
      ['/list#row', `${page}/list?conserve=true#row`],
      ['/list?tab=2#row', `${page}/list?tab=2&conserve=true#row`],
    ];
    for (const [path, expected] of cases)
      t.equal((await opened(own, shim, { path })).got, expected, `what is opened for ${path}`);
  },

  'open-path': async (t) => {
    const [own, shim] = await withShim(t);
    for (const path of [
      'settings',
      '//example.com/',
      'http://example.com/',
      '',
      '\\settings',
      '/\\example.com',
    ])
      t.refuses(await own.callInvalid('ui_open_browser', { path }), `the path ${JSON.stringify(path)}`);
    t.equal(shim.opened(), [], 'what was opened all the same');
  },

  'open-opener': async (t) => {
    const [own, shim] = await withShim(t);
    const path = `/a%20b?x=$HOME&y='1'`;
    await own.call('ui_open_browser', { path });
    const [first, ...more] = t.some(await shim.openedAtLast(1), 'openers that were started');
    t.equal(more.length, 0, 'further openers');
    t.equal(
      first.filter((argument) => argument.includes('127.0.0.1')),
      [`${base(own)}/1${path}&conserve=true`],
      'the argument of the opener',
    );
  },

  'open-fails': async (t) => {
    const [own] = await withShim(t, 'exit 3');
    t.failsWith(await own.call('ui_open_browser', {}), 'UI_IO', 'an opener that exits with 3');
    // Nothing is found in an empty folder, but what the command itself needs is found by its path.
    const { folder, remove } = temporaryFolder();
    t.afterCheck(remove);
    const { command } = t.raw;
    if (!command || !/[\\/]/.test(command[0] ?? '')) return;
    const alone = await t.running(undefined, {
      env: { PATH: [join(folder, 'bin')].join(delimiter), BROWSER: undefined },
    });
    t.failsWith(await alone.call('ui_open_browser', {}), 'UI_IO', 'an opener that is not there');
  },

  'open-lasting': async (t) => {
    const [own, shim] = await withShim(t, 'exec sleep 10');
    const reply = await own.call('ui_open_browser', {});
    t.succeeds(reply, 'an opener that goes on running');
    t.expect(
      reply.elapsedMs < 10_000,
      'an answer while the opener is running',
      `after ${Math.round(reply.elapsedMs)} ms`,
      reply,
    );
    t.equal((await shim.openedAtLast(1)).length, 1, 'openers that were started');
  },
} satisfies Partial<Record<RequirementId, Check>>;
