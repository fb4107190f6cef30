import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { configure, start } from '../platform/lifecycle.js';
import { contentOf, writeFiles } from '../platform/project.js';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Folders that cannot be used, as far as this system has them. */
function unusable(folder: string): [what: string, path: string][] {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'file');
  writeFileSync(file, 'a file');
  const cases: [string, string][] = [
    ['a file', file],
    ['a folder below a file', join(file, 'below')],
  ];
  // Whoever may do everything can write everywhere.
  if (process.platform !== 'win32' && process.getuid?.() !== 0) {
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    cases.push(
      ['a folder that cannot be written to', locked],
      ['a folder in such a one', join(locked, 'in')],
    );
  } else if (existsSync('/proc/self')) {
    cases.push(['a folder where none can be made', '/proc/ui-platform-probe']);
  }
  return cases;
}

/** The configuration that a platform tells of a folder with this file. */
async function configFrom(t: CheckContext, toml: string | null): Promise<Record<string, unknown>> {
  const own = await t.fresh();
  if (toml !== null) writeFiles(own.project.baseDir, { 'config/config.toml': toml });
  const reply = await own.call('ui_configure', { base_dir: own.project.baseDir });
  return asObject(t.output(reply, 'ui_configure to succeed').config);
}

export const configureChecks = {
  'configure-creates': async (t) => {
    const own = await t.fresh();
    const baseDir = join(own.project.baseDir, 'two', 'deep');
    t.output(await own.call('ui_configure', { base_dir: baseDir }));
    t.expect(isFolder(baseDir), 'the folder and those above it to be created', 'it is not there');
    t.expect(isFolder(join(baseDir, 'log')), 'the folder log in it', 'it is not there');
  },

  'configure-keeps': async (t) => {
    const own = await t.fresh();
    const files = {
      'log/lua.log': 'from before\n',
      'lua/main.lua': '-- mine\n',
      'viewdefs/Mine.DEFAULT.html': '<template>mine</template>\n',
      'config/config.toml': '# mine\n[lua]\nmemoryMb = 48\n',
      'notes.txt': 'mine\n',
    };
    writeFiles(own.project.baseDir, files);
    await configure(own, own.project.baseDir);
    for (const [path, content] of Object.entries(files))
      t.equal(contentOf(own.project.baseDir, path), content, `${path}, which was there before`);
  },

  'configure-relative': async (t) => {
    const own = await t.fresh();
    for (const path of ['project', './project', '../project', '~/project']) {
      const reply = await own.callInvalid('ui_configure', { base_dir: path });
      t.refuses(reply, `the base_dir "${path}"`);
      t.expect(!existsSync(path), `no folder ${path}`, 'it was created');
    }
  },

  'configure-unusable': async (t) => {
    const own = await t.fresh();
    for (const [what, path] of unusable(own.project.baseDir))
      t.failsWith(await own.call('ui_configure', { base_dir: path }), 'UI_IO', what);
  },

  'configure-tells': async (t) => {
    const own = await t.fresh();
    const { baseDir } = own.project;
    const reply = await own.call('ui_configure', { base_dir: baseDir });
    const output = t.output(reply);
    const paths = {
      baseDir,
      logFile: join(baseDir, 'log', 'lua.log'),
      errorLogFile: join(baseDir, 'log', 'lua-err.log'),
    };
    for (const [member, path] of Object.entries(paths)) {
      t.equal(output[member], path, member, reply);
      t.expect(reply.text.includes(path), `${path} in the text`, reply.text, reply);
    }
  },

  'config-defaults': async (t) => {
    for (const toml of [null, '', '[lua]\n']) {
      const { lua, session } = await configFrom(t, toml);
      const { softTimeoutMs, hardTimeoutMs, memoryMb } = asObject(lua);
      t.equal(
        [softTimeoutMs, hardTimeoutMs, memoryMb],
        [5000, 10000, 64],
        'soft limit, hard limit and memory',
      );
      t.equal(asObject(session).timeout, '24h', 'the timeout of idle sessions');
    }
  },

  'config-loaded': async (t) => {
    const toml = '[lua]\nsoftTimeoutMs = 321\nmemoryMb = 77\n[session]\ntimeout = "30m"\n';
    const { lua, session } = await configFrom(t, toml);
    const { softTimeoutMs, hardTimeoutMs, memoryMb } = asObject(lua);
    t.equal([softTimeoutMs, hardTimeoutMs, memoryMb], [321, 10000, 77], 'soft limit, hard limit and memory');
    t.equal(asObject(session).timeout, '30m', 'the timeout of idle sessions');
  },

  'config-broken': async (t) => {
    const own = await t.prepared();
    const { baseDir } = own.project;
    const broken = ['[lua\nmemoryMb = ', '[lua]\nsoftTimeoutMs = "soon"\n', '[session]\ntimeout = 5\n'];
    for (const [i, toml] of broken.entries()) {
      const other = `${baseDir}-${i}`;
      writeFiles(other, { 'config/config.toml': toml });
      const reply = await own.call('ui_configure', { base_dir: other });
      t.expect(!reply.ok, `an error for the configuration ${JSON.stringify(toml)}`, 'a success', reply);
    }
    await start(own);
    await own.lua('print("still here")');
    t.equal(contentOf(baseDir, 'log/lua.log'), 'still here\n', 'the log of the folder from before');
  },

  'logs-move': async (t) => {
    const own = await t.prepared();
    const { baseDir } = own.project;
    const other = `${baseDir}-2`;
    await configure(own, other);
    await start(own);
    await own.lua('print("printed") io.stdout:write("written\\n") io.stderr:write("complained\\n")');
    t.equal(
      contentOf(other, 'log/lua.log'),
      'printed\nwritten\n',
      'log/lua.log of the folder that was configured last',
    );
    t.equal(contentOf(other, 'log/lua-err.log'), 'complained\n', 'log/lua-err.log of that folder');
    const left = [contentOf(baseDir, 'log/lua.log') ?? '', contentOf(baseDir, 'log/lua-err.log') ?? ''];
    t.equal(left, ['', ''], 'the logs of the folder from before');
  },
} satisfies Partial<Record<RequirementId, Check>>;
