import { describe, expect, it, vi } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { ToolkitGone } from '../scene/port.js';
import { createEngine, type EngineOptions } from './engine.js';
import { engineOver, errorOf, outputOf } from './testing/call.js';
import { FakeToolkit, node, stage } from './testing/fake-toolkit.js';

const fake = () => new FakeToolkit([stage('Main', node('Pane', { uid: 'u-1' }))]);
const names = (toolkit: FakeToolkit, options?: EngineOptions) =>
  engineOver(toolkit, options)
    .engine.tools()
    .map(({ name }) => name);
const everyTool = Object.keys(contract.tools);

const validInputs: Record<string, object> = {
  ui_get_snapshot: {},
  ui_query: { selector: { css: '*' } },
  ui_get_node: { ref: { uid: 'u-1' } },
  ui_perform: { actions: [{ type: 'click', target: { ref: { uid: 'u-1' } } }] },
  ui_screenshot: {},
};

describe('the list of tools', () => {
  it('is the list of the contract, word for word', () => {
    expect(engineOver(fake()).engine.tools()).toEqual(
      Object.values(contract.tools).map((tool) => tool.descriptor),
    );
  });

  it('has no tool that acts when the server is read-only', () => {
    expect(names(fake(), { allowActions: false })).toEqual(everyTool.filter((name) => name !== 'ui_perform'));
  });

  it('has no screenshots when the toolkit takes none', async () => {
    const toolkit = fake();
    Object.assign(toolkit, { screenshot: undefined });
    expect(names(toolkit)).toEqual(everyTool.filter((name) => name !== 'ui_screenshot'));
    expect(errorOf(await engineOver(toolkit).call('ui_screenshot'))).toEqual({
      code: 'MCP_UI_NOT_ENABLED',
      message: 'This server does not offer ui_screenshot.',
      details: { reason: 'NOT_OFFERED' },
    });
  });

  it('lacks a tool that was added to the contract until there is a handler for it', async () => {
    const { ui_query } = contract.tools;
    const ui_hover = {
      ...ui_query,
      name: 'ui_hover',
      descriptor: { ...ui_query.descriptor, name: 'ui_hover' },
    };
    const extended: ContractModule = { ...contract, tools: { ...contract.tools, ui_hover } };
    const engine = createEngine({ toolkit: fake(), contract: extended });
    expect(engine.tools().map(({ name }) => name)).toEqual([...everyTool]);
    expect(engine.resolveTool('ui_hover')).toBe('ui_hover');
    const reply = await engine.call('ui_hover', validInputs.ui_query, { arrivedAt: performance.now() });
    expect(reply.text).toBe(
      'MCP_UI_NOT_ENABLED: This server does not offer ui_hover. Read details.reason: ask the user to enable it ' +
        'or to start the application; do without a tool that is NOT_OFFERED.',
    );
  });
});

describe('resolveTool', () => {
  const { engine, call } = engineOver(fake());

  it('knows names and aliases, and nothing else', () => {
    expect(engine.resolveTool('ui_get_snapshot')).toBe('ui_get_snapshot');
    expect(engine.resolveTool('ui.getSnapshot')).toBe('ui_get_snapshot');
    expect(engine.resolveTool('ui.screenshot')).toBe('ui_screenshot');
    for (const name of ['ui_getSnapshot', 'toString', '__proto__', 'constructor', '']) {
      expect(engine.resolveTool(name)).toBeUndefined();
    }
  });

  it('lets a tool be called by its alias', async () => {
    expect(outputOf(await call('ui.query', validInputs.ui_query))).toMatchObject({
      matches: [{ type: 'Pane' }],
    });
  });

  it('is not needed for an unknown tool to be refused', async () => {
    expect(errorOf(await call('nothing')).message).toBe('There is no tool "nothing".');
  });
});

describe('a call', () => {
  it.each([undefined, null, {}])('takes %j as no arguments', async (input) => {
    const { engine } = engineOver(fake());
    expect((await engine.call('ui_get_snapshot', input, { arrivedAt: performance.now() })).ok).toBe(true);
  });

  it.each([[], 'text', 7, true])('refuses the arguments %j', async (input) => {
    expect(errorOf(await engineOver(fake()).call('ui_get_snapshot', input)).code).toBe(
      'MCP_UI_INVALID_INPUT',
    );
  });

  it('explains what is wrong with its input, and does nothing', async () => {
    const toolkit = fake();
    const reply = await engineOver(toolkit).call('ui_get_snapshot', { depht: 3 });
    expect(errorOf(reply).details.issues).toEqual([
      {
        pointer: '/depht',
        message: 'Unknown member "depht". Did you mean "depth"?',
        expected: 'only the members stage, stageIndex, mode, depth and include',
      },
    ]);
    expect(reply.text).toBe(
      'MCP_UI_INVALID_INPUT: Unknown member "depht". Did you mean "depth"? Repair what details.issues names and ' +
        'call again.',
    );
    expect(toolkit.captures).toEqual([]);
  });

  it.each(everyTool)('of %s is refused when the server is off', async (tool) => {
    const reply = await engineOver(fake(), { enabled: false }).call(tool, validInputs[tool]);
    expect(errorOf(reply)).toMatchObject({ code: 'MCP_UI_NOT_ENABLED', details: { reason: 'DISABLED' } });
  });

  it.each(everyTool)('of %s is refused when no application is attached', async (tool) => {
    const toolkit = fake();
    toolkit.attached = false;
    expect(errorOf(await engineOver(toolkit).call(tool, validInputs[tool]))).toEqual({
      code: 'MCP_UI_NOT_ENABLED',
      message: 'No JavaFX application is attached.',
      details: { reason: 'NOT_ATTACHED' },
    });
  });

  it('is refused when it would act and the server is read-only', async () => {
    const toolkit = fake();
    const { call } = engineOver(toolkit, { allowActions: false });
    for (const tool of ['ui_perform', 'ui.perform']) {
      expect(errorOf(await call(tool, validInputs.ui_perform))).toMatchObject({
        code: 'MCP_UI_NOT_ENABLED',
        details: { reason: 'READ_ONLY' },
      });
    }
    expect(toolkit.performed).toEqual([]);
    expect((await call('ui_get_snapshot')).ok).toBe(true);
  });

  it('tells when the application has exited meanwhile', async () => {
    const toolkit = fake();
    toolkit.capture = async () => {
      throw new ToolkitGone('The application has exited.');
    };
    expect(errorOf(await engineOver(toolkit).call('ui_get_snapshot'))).toEqual({
      code: 'MCP_UI_NOT_ENABLED',
      message: 'The application has exited.',
      details: { reason: 'NOT_ATTACHED' },
    });
  });

  it('discloses nothing of a fault, which only the server is told', async () => {
    const toolkit = fake();
    const error = new Error('ENOENT: /home/me/secret.txt');
    toolkit.capture = () => Promise.reject(error);
    const onFault = vi.fn();
    expect(await engineOver(toolkit, { onFault }).call('ui_get_snapshot')).toEqual({
      ok: false,
      error: { code: 'MCP_UI_INTERNAL', message: 'ui_get_snapshot failed inside the server.', details: {} },
      text: 'MCP_UI_INTERNAL: ui_get_snapshot failed inside the server. Try again; report it if it stays.',
    });
    expect(onFault).toHaveBeenCalledExactlyOnceWith({ tool: 'ui_get_snapshot', error });
  });

  it('never answers what breaks the contract', async () => {
    const toolkit = new FakeToolkit([stage('Main', node('Pane', { uid: 'NOT A UID' }))]);
    const onFault = vi.fn();
    const reply = await engineOver(toolkit, { onFault }).call('ui_get_snapshot');
    expect(errorOf(reply)).toEqual({
      code: 'MCP_UI_INTERNAL',
      message: 'ui_get_snapshot failed inside the server.',
      details: {},
    });
    const message: string = onFault.mock.calls[0]![0].error.message;
    expect(message).toMatch(
      /^The output of ui_get_snapshot breaks the contract\. .*"stages\[0\]\.scene\.root\.ref\.uid"/,
    );
  });

  it('is answered once the next can go on after a fault', async () => {
    const toolkit = fake();
    const capture = toolkit.capture.bind(toolkit);
    toolkit.capture = () => Promise.reject(new Error('once'));
    const { call } = engineOver(toolkit, { onFault: () => {} });
    await call('ui_get_snapshot');
    toolkit.capture = capture;
    expect((await call('ui_get_snapshot')).ok).toBe(true);
  });
});

describe('close', () => {
  it('refuses what comes later and closes the toolkit', async () => {
    const toolkit = fake();
    const { engine, call } = engineOver(toolkit);
    await engine.close();
    expect(toolkit.closed).toBe(true);
    expect(errorOf(await call('ui_get_snapshot'))).toMatchObject({ message: 'The server is closing.' });
  });

  it('refuses what waits', async () => {
    const toolkit = fake();
    const { engine, call } = engineOver(toolkit);
    const release = toolkit.block();
    const running = call('ui_get_snapshot');
    const waiting = call('ui_get_snapshot');
    await engine.close();
    expect(errorOf(await waiting)).toMatchObject({ message: 'The server is closing.' });
    release();
    expect((await running).ok).toBe(true);
  });
});

describe('every error', () => {
  it('validates against the contract', async () => {
    const toolkit = fake();
    const hasty = engineOver(toolkit, { fxTimeoutMs: 300, queueLimit: 0 });
    const release = toolkit.block();
    const answered = await Promise.all([hasty.call('ui_get_snapshot'), hasty.call('ui_get_snapshot')]);
    release();
    const { call } = engineOver(toolkit);
    for (const [tool, input] of [
      ['ui_get_node', { ref: { uid: 'u-zz' } }],
      ['ui_get_node', { ref: {} }],
      ['ui_get_snapshot', { stageIndex: 9 }],
      ['ui_perform', { actions: [{ type: 'pressKey', key: 'nope' }] }],
    ] as const) {
      answered.push(await call(tool, input));
    }
    expect(answered.map((reply) => errorOf(reply).code)).toEqual([
      'MCP_UI_TIMEOUT',
      'MCP_UI_BUSY',
      'MCP_UI_NODE_NOT_FOUND',
      'MCP_UI_INVALID_INPUT',
      'MCP_UI_NO_STAGES',
      'MCP_UI_ACTION_FAILED',
    ]);
    for (const reply of answered) {
      const error = errorOf(reply);
      expect(contract.validateError({ error })).toBe(true);
      expect(reply.text).toBe(
        `${error.code}: ${error.message} ${contract.errors[error.code as keyof typeof contract.errors].next}`,
      );
    }
  });
});
