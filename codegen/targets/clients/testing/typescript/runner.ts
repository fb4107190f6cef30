// Drives the generated client for the tests; see testing/language.ts for the protocol.
// The test compiles it inside of a package that was just generated.
import {
  type ActionTarget,
  McpJavafxUiClient,
  McpJavafxUiError,
  type UiNode,
} from '../../../../../generated/mcp-javafx-ui/1.0/clients/typescript/src/index.js';

const write = (line: object): void => console.log(JSON.stringify(line));

async function errorOf(call: Promise<unknown>): Promise<McpJavafxUiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof McpJavafxUiError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}

async function scenario(client: McpJavafxUiClient): Promise<void> {
  const find = async (css: string): Promise<{ uid: string }> => {
    const { matches } = await client.uiQuery({ selector: { css } });
    return { uid: matches[0]!.ref.uid };
  };
  const target = async (css: string): Promise<ActionTarget> => ({ ref: await find(css) });

  const { schema, stages } = await client.uiGetSnapshot({ mode: 'full' });
  const [stage] = stages;
  const { root } = stage!.scene;
  const rows = below(root, 'list')!.virtualization!;
  write({
    step: 'snapshot',
    schema,
    stageIndex: stage!.stageIndex,
    kind: stage!.kind,
    title: stage!.title,
    root: { id: root.id, type: root.type },
    list: { firstRow: rows.visibleRange!.from, itemsCount: rows.itemsCount },
  });

  const found = await client.uiQuery({ selector: { text: 'Submit', match: 'equals' } });
  write({
    step: 'query',
    matches: found.matches.map(({ type, id, summary }) => ({ type, id, summary })),
    truncated: found.truncated ?? null,
  });

  const done = await client.uiPerform({
    actions: [
      { type: 'setText', target: await target('#name'), text: 'Ada' },
      { type: 'setText', target: await target('#email'), text: 'ada@example.org' },
      { type: 'click', target: await target('#submit') },
    ],
  });
  const status = await client.uiGetNode({ ref: await find('#status') });
  write({ step: 'act', results: done.results, status: status.text?.label });

  const victim = await find('#victim');
  await client.uiPerform({ actions: [{ type: 'click', target: await target('#remove') }] });
  const stale = await errorOf(client.uiGetNode({ ref: victim }));
  if (stale.is('MCP_UI_STALE_REF')) {
    write({ step: 'stale', code: stale.code, sameUid: stale.details.ref.uid === victim.uid });
  }

  const disabled = await target('#disabled-button');
  const failed = await errorOf(client.uiPerform({ actions: [{ type: 'click', target: disabled }] }));
  if (failed.is('MCP_UI_ACTION_FAILED')) {
    const { failedIndex, reason, results } = failed.details;
    write({ step: 'failed', code: failed.code, failedIndex, reason, results: results.length });
  }

  const invalid = await errorOf(client.uiQuery({ selector: { css: ':::' } }));
  if (invalid.is('MCP_UI_INVALID_INPUT')) {
    const pointers = invalid.details.issues.map((issue) => issue.pointer);
    write({ step: 'invalid', code: invalid.code, pointers });
  }

  const email = await target('#email');
  const ms = await target('#hang-ms');
  await client.uiPerform({ actions: [{ type: 'setText', target: ms, text: '10000' }] });
  const hang = await target('#hang');
  await client.uiPerform({ actions: [{ type: 'click', target: hang }], awaitUiIdle: false });
  const late = await errorOf(
    client.uiPerform({ actions: [{ type: 'focus', target: email }], timeoutMs: 300 }),
  );
  if (late.is('MCP_UI_TIMEOUT')) {
    write({ step: 'timeout', code: late.code, timeoutMs: late.details.timeoutMs });
  }
}

async function future(client: McpJavafxUiClient): Promise<void> {
  const { stages } = await client.uiGetSnapshot();
  write({ step: 'snapshot', stages: stages.map(({ stageIndex, kind }) => ({ stageIndex, kind })) });
  const { results } = await client.uiPerform({ actions: [{ type: 'typeText', text: 'x' }] });
  write({ step: 'perform', results: results.map(({ ok, type }) => ({ ok, type })) });
  const { code, message, details } = await errorOf(client.uiQuery({ selector: { css: '#x' } }));
  write({ step: 'error', code, message, details });
  const failed = await client.uiScreenshot().then(
    () => false,
    () => true,
  );
  write({ step: 'no envelope', failed });
}

function below(node: UiNode, id: string): UiNode | undefined {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = below(child, id);
    if (found) return found;
  }
  return undefined;
}

const [command, url, token] = process.argv.slice(2);
if (command === 'vectors') {
  const { vectors } = (await import(new URL('vectors.js', import.meta.url).href)) as { vectors: object[] };
  for (const vector of vectors) write(vector);
} else {
  const client = await McpJavafxUiClient.connect(url!, token);
  await (command === 'scenario' ? scenario : future)(client);
  await client.close();
}
