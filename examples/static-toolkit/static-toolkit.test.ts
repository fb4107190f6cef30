import { expect, it } from 'vitest';
import { contract } from '../../generated/mcp-javafx-ui/1.0/index.js';
import type { UiNode, UiQueryOutput, UiSnapshot } from '../../generated/mcp-javafx-ui/1.0/types.js';
import { createEngine } from '../../server/javafx-ui/engine/engine.js';
import { form } from './form.js';
import { StaticToolkit } from './static-toolkit.js';

const engine = createEngine({ toolkit: new StaticToolkit(form), contract, options: { allowActions: false } });

async function call<T>(tool: string, input: object = {}): Promise<{ output: T; text: string }> {
  const reply = await engine.call(tool, input, { arrivedAt: performance.now() });
  if (!reply.ok) throw new Error(reply.text);
  return { output: reply.output as T, text: reply.text };
}

it('offers the tools that read', () => {
  expect(engine.tools().map(({ name }) => name)).toEqual(['ui_get_snapshot', 'ui_query', 'ui_get_node']);
});

it('shows the tree', async () => {
  const { text } = await call('ui_get_snapshot');
  expect(text.replaceAll(/u-\w+/g, 'u')).toBe(
    [
      '[0] w2 stage "Help" (not read)',
      '[1] w1 stage "Sign up" focused',
      'u VBox#form',
      ' u Label"Name"',
      ' u TextField#name="Ann"',
      ' u Label"City"',
      ' u TextField#city=""',
      ' u HBox',
      '  u Button#ok"OK"',
      '  u Button#cancel"Cancel"',
    ].join('\n'),
  );
});

it('reports every node at the path and with the sections that a snapshot gives it', async () => {
  const { output } = await call<UiSnapshot>('ui_get_snapshot', { stage: 'all', mode: 'full' });
  const check = async ({ ref, layout, children }: UiNode): Promise<number> => {
    const node = (await call<UiNode>('ui_get_node', { ref })).output;
    expect([node.ref, node.layout, node.childrenOmitted ?? 0]).toEqual([ref, layout, children.length]);
    const below = await Promise.all(children.map(check));
    return below.reduce((sum, count) => sum + count, 1);
  };
  const counts = await Promise.all(output.stages.map(({ scene }) => check(scene.root)));
  expect(counts).toEqual([2, 8]);
});

it('finds nodes', async () => {
  const { output } = await call<UiQueryOutput>('ui_query', { selector: { css: 'VBox > HBox Button' } });
  expect(output.matches.map(({ summary }) => summary)).toEqual(['Button[text=OK]', 'Button[text=Cancel]']);
});

it('knows no uid that it did not give', async () => {
  await expect(call('ui_get_node', { ref: { uid: 'u-1' } })).rejects.toThrow(/^MCP_UI_NODE_NOT_FOUND/);
});
