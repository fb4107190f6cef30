import { isObject, parseJson } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { addressesAt, canLook, groupOf } from '../platform/listening.js';
import { startNormally } from '../platform/normal-program.js';
import { contentOf } from '../platform/project.js';
import { soon } from '../platform/soon.js';
import { askHttp, told } from '../web/http.js';

/** So long a platform may take to go. */
const leaveMs = 10_000;

/** The program, with `--mcp` and without. */
export const programChecks = {
  'stdio-utf8': async (t) => {
    const texts = ['Grüße, Welt', 'Привет', '日本語', '🦀 and 👩‍👩‍👧', '\u00a0\u2028\u2029\ufeff'];
    for (const text of texts) {
      const reply = await t.run(`return ${JSON.stringify(text)}`);
      t.equal(t.output(reply).result, text, 'a text that went there and back', reply);
    }
  },

  'normal-serves': async (t) => {
    const program = await startNormally(t, '');
    t.expect(program.serves, `a web server at ${program.url}, the port of the configuration`, 'none');
  },

  'normal-silent': async (t) => {
    const program = await t.given('normal-serves', async () => {
      const started = await startNormally(t, '');
      t.demand(started.serves, 'a web server', 'none');
      return started;
    });
    program.write(
      `${t.raw.message('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'suite', version: '1' } })}\n`,
    );
    program.write(`${t.raw.message('tools/list', {}, 2)}\n`);
    const answers = (): unknown[] =>
      program
        .output()
        .split('\n')
        .map(parseJson)
        .filter((line) => isObject(line) && 'jsonrpc' in line);
    // Long enough for one that means to answer.
    await soon(() => answers().length > 0);
    await askHttp(program.url, '/');
    t.equal(answers(), [], 'MCP messages on standard output');
  },

  'normal-logs': async (t) => {
    const logging = '[logging]\nlevel = "debug"\noutput = "log/platform.log"\n';
    const program = await t.given('normal-serves', async () => {
      const started = await startNormally(t, logging);
      t.demand(started.serves, 'a web server', 'none');
      return started;
    });
    const written = (): string | null => contentOf(program.folder, 'log/platform.log');
    await soon(() => (written() ?? '').trim() !== '');
    const log = written();
    t.expect(
      (log ?? '').trim() !== '',
      'a log in log/platform.log, as [logging] says',
      log ?? 'no such file',
    );
    const loud = await startNormally(t, '[logging]\nlevel = "debug"\noutput = "stdout"\n');
    await soon(() => loud.output().trim() !== '');
    t.expect(loud.output().trim() !== '', 'a log on standard output, as [logging] says', 'nothing');
  },

  'input-end': async (t) => {
    for (const [state, process] of [
      ['unconfigured', (await t.fresh()).raw.process],
      ['running', (await t.running()).raw.process],
    ] as const) {
      const code = await process.endInput(leaveMs);
      t.expect(code === 0, `exit code 0 when the input ends, ${state}`, code ?? 'still running after 10 s');
    }
  },

  'nothing-left': async (t) => {
    const own = await t.running();
    await own.newSession();
    const { process } = own.raw;
    await t.given('input-end', async () => {
      const code = await process.endInput(leaveMs);
      t.demand(code !== null, 'an exit when the input ends', 'still running');
    });
    const after = await own.http('/');
    t.expect(after.status === 0, 'nobody to answer at the port', told(after));
    if (!canLook) return;
    t.equal(
      addressesAt(Number(new URL(own.project.url).port)),
      [],
      'addresses on which the port is still open',
    );
    t.equal(groupOf(process.pid ?? 0), [], 'processes that are still there');
  },
} satisfies Partial<Record<RequirementId, Check>>;
