import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { configure, start } from '../platform/lifecycle.js';
import { canLook, portsOf } from '../platform/listening.js';
import { type Refusal, refusalsIn, refusedExactly, rightInputs } from '../platform/matrix.js';
import { openerShim } from '../platform/opener-shim.js';
import { contentOf } from '../platform/project.js';

/** A row of the matrix: every tool that the contract refuses in a state, with an input that is right. */
async function refusesAll(t: CheckContext, state: string, only?: string): Promise<void> {
  const refusals = refusalsIn(t, state).filter(({ tool }) => only === undefined || tool === only);
  for (const refusal of t.some(refusals, `tools that do not work in ${state}`))
    refusedExactly(t, await t.call(refusal.tool, rightInputs[refusal.tool] as never), refusal);
}

const wrongInputs = [{}, { code: 7, base_dir: 7, type: 7, path: 7, sessionId: 7 }, { unknown: true }];

/** The states, and the changes between them. */
export const lifecycleChecks = {
  'refused-unconfigured': async (t) => refusesAll(await t.fresh(), 'unconfigured'),

  'refused-configured': async (t) => refusesAll(await t.prepared(), 'configured'),

  'refused-start': (t) => refusesAll(t, 'running', 'ui_start'),

  'refused-configure': (t) => refusesAll(t, 'running', 'ui_configure'),

  'state-first': async (t) => {
    const states: [string, CheckContext][] = [
      ['unconfigured', await t.fresh()],
      ['configured', await t.prepared()],
      ['running', t],
    ];
    for (const [state, own] of states) {
      for (const refusal of refusalsIn(t, state)) {
        for (const input of wrongInputs) {
          const reply = await own.callInvalid(refusal.tool, input);
          refusedExactly(t, reply, refusal, ` with ${JSON.stringify(input)} in ${state}`);
        }
      }
    }
  },

  'refused-harmless': async (t) => {
    const own = await t.fresh();
    const { baseDir } = own.project;
    await own.call('ui_start', {});
    await own.call('ui_run', { code: 'print("too early")' });
    await configure(own, baseDir);
    await own.call('ui_run', { code: 'print("too early")' });
    await own.call('ui_upload_viewdef', rightInputs.ui_upload_viewdef);
    await start(own);
    const elsewhere = join(baseDir, '..', 'elsewhere', 'deep');
    const reply = await own.call('ui_configure', { base_dir: elsewhere });
    t.expect(
      !existsSync(join(baseDir, '..', 'elsewhere')),
      'a refused ui_configure to create no folder',
      'it is there',
      reply,
    );
    await own.lua('print("where it belongs")');
    t.equal(contentOf(baseDir, 'log/lua.log'), 'where it belongs\n', 'log/lua.log after refused calls');
    t.equal(contentOf(elsewhere, 'log/lua.log'), null, 'the log of a folder that was refused');
    const again = await own.call('ui_start', {});
    const page = await await own.call('ui_get_state', {});
    t.succeeds(page, 'the platform to go on after a refused ui_start');
    t.expect(!again.ok, 'ui_start to be refused', 'a success', again);
  },

  'refused-resource': async (t) => {
    for (const [state, own] of [
      ['unconfigured', await t.fresh()],
      ['configured', await t.prepared()],
    ] as const) {
      const { message } = refusalsIn(t, state).find(({ tool }) => tool === 'ui_get_state') as Refusal;
      for (const uri of ['ui-platform://state', 'ui-platform://state/1']) {
        const { error, exchange, failure } = await own.raw.rpc('resources/read', { uri });
        t.expect(
          error?.message === message,
          `a JSON-RPC error with the message "${message}" for ${uri} in ${state}`,
          error?.message ?? failure ?? 'a result',
          exchange,
        );
      }
    }
  },

  'configure-leads': async (t) => {
    const own = await t.fresh();
    const reply = await own.call('ui_configure', { base_dir: own.project.baseDir });
    t.succeeds(reply);
    t.failsWith(await own.call('ui_get_state', {}), 'UI_NOT_STARTED', 'ui_get_state after ui_configure');
    t.succeeds(await own.call('ui_start', {}), 'ui_start after ui_configure');
  },

  'configure-again': async (t) => {
    const own = await t.prepared();
    const { baseDir } = own.project;
    t.succeeds(await own.call('ui_configure', { base_dir: baseDir }), 'the same folder again');
    t.succeeds(await own.call('ui_configure', { base_dir: `${baseDir}-2` }), 'another folder');
    t.failsWith(await own.call('ui_get_state', {}), 'UI_NOT_STARTED', 'ui_get_state after ui_configure');
    t.succeeds(await own.call('ui_start', {}), 'ui_start after it was configured three times');
  },

  'start-leads': async (t) => {
    const { env } = openerShim(t);
    const own = await t.prepared(undefined, { env });
    t.succeeds(await own.call('ui_start', {}));
    for (const tool of ['ui_run', 'ui_upload_viewdef', 'ui_open_browser', 'ui_get_state'] as const)
      t.succeeds(await own.call(tool, rightInputs[tool] as never), `${tool} while running`);
  },

  'failure-stays': async (t) => {
    const own = await t.fresh();
    // The program that is running is a file, and nothing lies below a file.
    const unusable = join(process.execPath, 'below');
    await t.given('configure-unusable', async () => {
      const failed = await own.call('ui_configure', { base_dir: unusable });
      t.expect(!failed.ok, 'ui_configure below a file to fail', 'a success', failed);
    });
    t.failsWith(
      await own.call('ui_start', {}),
      'UI_NOT_CONFIGURED',
      'ui_start after a ui_configure that failed',
    );
    await configure(own, own.project.baseDir);
    await own.call('ui_configure', { base_dir: unusable });
    t.failsWith(
      await own.call('ui_run', { code: 'return 1' }),
      'UI_NOT_STARTED',
      'ui_run after a ui_configure that failed',
    );
    t.succeeds(await own.call('ui_start', {}), 'ui_start after a ui_configure that failed');
    await own.run('error("on purpose")');
    t.succeeds(await own.run('return 1'), 'ui_run after one that failed');
  },

  'port-closed': async (t) => {
    if (!canLook) return t.skip('the sockets of a process can only be seen where there is /proc');
    const own = await t.fresh();
    const ports = (): number[] => portsOf(own.raw.process.pid ?? 0);
    t.equal(ports(), [], 'ports that are open in unconfigured');
    await configure(own, own.project.baseDir);
    t.equal(ports(), [], 'ports that are open in configured');
    await start(own);
    // Else nothing was seen because nothing can be seen.
    t.some(ports(), 'open ports in running');
  },

  'list-constant': async (t) => {
    const own = await t.fresh();
    const list = async (): Promise<unknown> => (await own.raw.rpc('tools/list', {})).result?.tools;
    const first = await list();
    t.expect(Array.isArray(first) && first.length > 0, 'tools in unconfigured', first);
    await configure(own, own.project.baseDir);
    t.equal(await list(), first, 'tools/list in configured');
    await start(own);
    t.equal(await list(), first, 'tools/list in running');
  },
} satisfies Partial<Record<RequirementId, Check>>;
