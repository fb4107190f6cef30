import { isObject, parseJson } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import { firstText } from '../context.js';
import type { RequirementId } from '../contract.js';

/** Code, and what it has to answer. */
const results: [code: string, result: unknown][] = [
  ['return 1', 1],
  ['return 1, 2, 3', 1],
  ['return -0.5', -0.5],
  ['return "text"', 'text'],
  ['return ""', ''],
  ['return true', true],
  ['return false', false],
  ['return nil', null],
  ['return', null],
  ['local x = 1', null],
  ['', null],
  ['return nil, 7', null],
  ['return {1, "two", {three = 3}}', [1, 'two', { three: 3 }]],
];

const tables: [code: string, result: unknown][] = [
  ['return {}', {}],
  ['return {1, 2, 3}', [1, 2, 3]],
  ['return {{}, {{}}}', [{}, [{}]]],
  ['return {a = 1, b = {}}', { a: 1, b: {} }],
  ['return {[1] = "a", [3] = "c"}', { '1': 'a', '3': 'c' }],
  ['return {"a", x = "b"}', { '1': 'a', x: 'b' }],
  ['return {[0] = "zero"}', { '0': 'zero' }],
];

const unspeakable = [
  'return print',
  'return function() end',
  'return coroutine.create(function() end)',
  'return io.stdout',
  'local t = {} t.t = t return t',
  'local a, b = {}, {} a.b = b b.a = a return {a, b}',
  'return 0/0',
  'return 1/0',
  'return {1, 2, {deep = {print}}}',
  'return {ok = true, wrong = 0/0}',
];

export const runChecks = {
  'run-result': async (t) => {
    for (const [code, result] of results) {
      const reply = await t.run(code);
      t.equal(t.output(reply, `${code} to run`).result, result, `the result of \`${code}\``, reply);
    }
  },

  'run-text': async (t) => {
    for (const [code, result] of results) {
      const reply = await t.run(code);
      const { result: structured } = await t.given('run-result', () => t.output(reply));
      const text = firstText(reply.result);
      t.expect(typeof text === 'string', 'a text', text, reply);
      t.equal(parseJson(String(text)), result, `the text of \`${code}\`, read as JSON`, reply);
      t.equal(structured, parseJson(String(text)), `result of \`${code}\`, compared with the text`, reply);
    }
  },

  'run-integers': async (t) => {
    const large = ['9007199254740993', '-9007199254740993', '9223372036854775807', '-9223372036854775807'];
    for (const digits of large) {
      const reply = await t.run(`return ${digits}`);
      t.equal(firstText(reply.result), digits, `the text of ${digits}`, reply);
      t.equal(t.output(reply).result, digits, `result of ${digits}`, reply);
    }
    const inside = await t.run('return {id = 9007199254740993, small = 9007199254740991}');
    t.equal(
      t.output(inside).result,
      { id: '9007199254740993', small: 9007199254740991 },
      'integers in a table',
      inside,
    );
    t.expect(
      String(firstText(inside.result)).includes('9007199254740993'),
      'the digits in the text',
      firstText(inside.result),
      inside,
    );
    const sum = await t.run('return 9223372036854775806 + 1');
    t.equal(firstText(sum.result), '9223372036854775807', 'a sum of 64 bits', sum);
  },

  'run-strings': async (t) => {
    const cases: [string, string][] = [
      ['return "a\\0b"', 'a\0b'],
      ['return "\\1\\2\\31\\127"', '\u0001\u0002\u001f\u007f'],
      ['return "quote \\" backslash \\\\ tab \\t end\\r\\n"', 'quote " backslash \\ tab \t end\r\n'],
      ['return "\\u{1F600} \\u{E9} \\u{2028}"', '\u{1f600} é \u2028'],
      ['return #"a\\0b" .. ""', '3'],
      ['return string.rep("x", 100000)', 'x'.repeat(100_000)],
    ];
    for (const [code, text] of cases) {
      const reply = await t.run(code);
      t.equal(t.output(reply, `${code} to run`).result, text, `the result of \`${code}\``, reply);
    }
  },

  'run-tables': async (t) => {
    for (const [code, result] of tables) {
      const reply = await t.run(code);
      t.equal(t.output(reply, `${code} to run`).result, result, `the result of \`${code}\``, reply);
      t.equal(parseJson(String(firstText(reply.result))), result, `the text of \`${code}\``, reply);
    }
  },

  'run-non-json': async (t) => {
    for (const code of unspeakable) {
      const reply = await t.run(code);
      const { result } = t.output(reply, `${code} to run`);
      const said = isObject(result) ? result['non-json'] : undefined;
      const isSaid = typeof said === 'string' && said !== '' && Object.keys(result as object).length === 1;
      t.expect(isSaid, `{"non-json": "…"} for \`${code}\``, result, reply);
      t.equal(parseJson(String(firstText(reply.result))), result, `the text of \`${code}\``, reply);
    }
  },

  'run-lua-error': async (t) => {
    const cases: [code: string, message: RegExp][] = [
      ['error("a broken thing")', /a broken thing/],
      ['local x = nil return x.y', /attempt to index a nil value/],
      ['return 1 + {}', /attempt to perform arithmetic on a table value/],
      ['local function f() error("inside of f") end f()', /inside of f/],
      ['coroutine.wrap(function() error("in a coroutine") end)()', /in a coroutine/],
    ];
    for (const [code, message] of cases) {
      const reply = await t.run(code);
      t.failsWith(reply, 'UI_LUA_ERROR', `\`${code}\``);
      t.expect(message.test(reply.text), `a text with ${message.source}`, reply.text, reply);
    }
  },

  'run-syntax-error': async (t) => {
    const name = t.unused();
    for (const code of [
      `${name} = 1 return return`,
      `${name} = 1 this is not Lua`,
      `${name} = 1 if x then`,
    ]) {
      const reply = await t.run(code);
      t.failsWith(reply, 'UI_LUA_ERROR', `\`${code}\``);
      t.expect(/near|expected|unfinished/.test(reply.text), 'the message of the compiler', reply.text, reply);
    }
    t.equal(await t.lua(`return ${name}`), null, 'what code that does not compile has left behind');
  },

  'run-unknown-session': async (t) => {
    const sessionId = '987654321';
    const inputs = {
      ui_run: { code: 'return 1', sessionId },
      ui_open_browser: { sessionId },
      ui_get_state: { sessionId },
    } as const;
    for (const [tool, input] of Object.entries(inputs)) {
      const reply = await t.call(tool as keyof typeof inputs, input as never);
      t.failsWith(reply, 'UI_SESSION_NOT_FOUND', tool);
      t.equal(firstText(reply.result), `session ${sessionId} not found`, `the text of ${tool}`, reply);
    }
  },

  'run-default-session': async (t) => {
    const name = t.unused();
    const other = await t.newSession();
    await t.lua(`${name} = "one"`, '1');
    await t.lua(`${name} = "other"`, other);
    for (const input of [{ code: `return ${name}` }, { code: `return ${name}`, sessionId: null }]) {
      const reply = await t.call('ui_run', input);
      t.equal(t.output(reply).result, 'one', 'what ui_run without a sessionId finds', reply);
    }
    const state = await t.call('ui_get_state', {});
    t.equal(
      t.output(state),
      t.output(await t.call('ui_get_state', { sessionId: '1' })),
      'ui_get_state without a sessionId',
      state,
    );
  },

  'run-keeps-state': async (t) => {
    const name = t.unused();
    await t.lua(`${name} = {count = 1}`);
    for (const expected of [2, 3]) {
      const reply = await t.run(`${name}.count = ${name}.count + 1 return ${name}.count`);
      t.equal(t.output(reply).result, expected, 'a count that goes on from call to call', reply);
    }
  },

  'run-stdio-only': async (t) => {
    const name = t.unused();
    const code = `${name} = "ran"`;
    const body = JSON.stringify({
      code,
      sessionId: '1',
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ui_run', arguments: { code } },
    });
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    for (const path of ['/mcp', '/ui_run', '/run', '/1/ui_run', '/1/run', '/api/ui_run', '/', '/1/']) {
      const answer = await t.http(path, { method: 'POST', headers, body });
      t.expect(
        answer.status === 0 || answer.status >= 400,
        `POST ${path} to be refused`,
        `status ${answer.status}`,
      );
      await t.http(`${path}?code=${encodeURIComponent(code)}`);
    }
    for (const type of ['run', 'ui_run', 'eval']) {
      const frontend = await t.frontend();
      frontend.send({ type, data: { code } });
      await frontend.until(
        () => frontend.closed !== null || frontend.messages.some((one) => one.type === 'error'),
        2000,
      );
    }
    t.equal(await t.lua(`return ${name}`), null, 'what code has left behind that did not come over stdio');
  },
} satisfies Partial<Record<RequirementId, Check>>;
