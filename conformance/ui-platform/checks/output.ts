import { renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { canLook, openFiles } from '../platform/listening.js';
import { contentOf } from '../platform/project.js';

const log = 'log/lua.log';
const errors = 'log/lua-err.log';

/** What code adds to a log file. */
async function added(t: CheckContext, code: string, path = log): Promise<string> {
  const before = contentOf(t.project.baseDir, path) ?? '';
  const reply = await t.run(code);
  // Code that fails is what is judged here; a platform that runs none is judged elsewhere.
  t.demand(reply.error?.code !== 'UI_LUA_ERROR', `\`${code}\` to run`, reply.text, reply);
  await t.given('run-result', () => void t.output(reply, `\`${code}\` to run`));
  const after = contentOf(t.project.baseDir, path) ?? '';
  return after.startsWith(before) ? after.slice(before.length) : `${after} in the place of ${before}`;
}

/** Where Lua writes what a program writes to its streams. */
export const outputChecks = {
  'print-format': async (t) => {
    const cases: [code: string, text: string][] = [
      ['print("a", "b")', 'a\tb\n'],
      ['print(1, 2.5, true, nil, "x")', '1\t2.5\ttrue\tnil\tx\n'],
      ['print()', '\n'],
      ['print("two\\nlines")', 'two\nlines\n'],
      ['print(setmetatable({}, {__tostring = function() return "shown" end}))', 'shown\n'],
      ['print("first") print("second")', 'first\nsecond\n'],
      ['print("Grüße 🦀")', 'Grüße 🦀\n'],
    ];
    for (const [code, text] of cases) t.equal(await added(t, code), text, `what \`${code}\` writes`);
  },

  'print-at-once': async (t) => {
    for (let i = 0; i < 20; i++)
      t.equal(
        await added(t, `print("line ${i}")`),
        `line ${i}\n`,
        `what stands in the file when the call is answered`,
      );
  },

  'print-truncated': async (t) => {
    await t.lua('print(string.rep("long before ", 100))');
    truncateSync(join(t.project.baseDir, log));
    await t.lua('print("after the cut")');
    t.equal(contentOf(t.project.baseDir, log), 'after the cut\n', 'a log that was truncated in between');
  },

  'print-renamed': async (t) => {
    await t.lua('print("before")');
    const old = join(t.project.baseDir, 'log', `${t.unused()}.log`);
    renameSync(join(t.project.baseDir, log), old);
    const size = contentOf(old, '')?.length;
    await t.lua('print("after the move")');
    t.equal(contentOf(t.project.baseDir, log), 'after the move\n', 'the log under its old name');
    t.equal(contentOf(old, '')?.length, size, 'the length of the one that was renamed');
  },

  'print-released': async (t) => {
    if (!canLook) return t.skip('open files can only be seen where there is /proc');
    await t.lua('print("and closed") io.stderr:write("and closed")');
    t.expect(contentOf(t.project.baseDir, log)?.includes('and closed') === true, 'a log', 'none');
    t.equal(
      openFiles(t.raw.process.pid ?? 0, t.project.baseDir),
      [],
      'files of the project that are open between two calls',
    );
  },

  'io-stdout': async (t) => {
    const cases: [code: string, text: string][] = [
      ['io.write("by io.write", 1)', 'by io.write1'],
      ['io.stdout:write("by io.stdout\\n")', 'by io.stdout\n'],
      ['io.stdout:write("one "):write("after the other")', 'one after the other'],
      ['io.stdout:flush()', ''],
    ];
    for (const [code, text] of cases)
      t.equal(await added(t, code), text, `what \`${code}\` writes to ${log}`);
  },

  'io-stderr': async (t) => {
    const code = 'io.stderr:write("a complaint\\n")';
    t.equal(await added(t, code, errors), 'a complaint\n', `what \`${code}\` writes to ${errors}`);
    t.equal(await added(t, code), '', `what \`${code}\` writes to ${log}`);
  },
} satisfies Partial<Record<RequirementId, Check>>;
