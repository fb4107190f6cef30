import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call, connectClient, serve } from './fixture-server.js';

/** The calls that the contract's first description shows, with real references in the place of its dots. */

// Large enough that the point of the click by coordinates lies in it.
const form = `<?import javafx.scene.control.*?>
<?import javafx.scene.layout.*?>
<VBox spacing="8" prefWidth="1200" prefHeight="700">
  <TextField id="name" />
  <Button id="okButton" text="OK" styleClass="primary" />
  <ListView id="list" prefHeight="120" />
</VBox>`;

async function connect() {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-seed-'));
  writeFileSync(join(folder, 'form.fxml'), form);
  const client = await connectClient(await serve({ view: { fxml: join(folder, 'form.fxml') } }));
  await client.listTools();
  const refOf = async (css: string) => {
    const { structuredContent } = await call(client, 'ui_query', { selector: { css } });
    return (structuredContent as { matches: { ref: { path: string; uid: string } }[] }).matches[0]!.ref;
  };
  return { client, refOf };
}

const include = {
  bounds: true,
  localToScreen: true,
  properties: false,
  virtualization: true,
  accessibility: false,
};

test.each(['ui_get_snapshot', 'ui.getSnapshot'])('%s with every member', async (name) => {
  const { client } = await connect();
  const input = { stage: 'focused', stageIndex: 0, mode: 'full', depth: 50, include };
  const { structuredContent } = await call(client, name, input);
  expect(structuredContent).toMatchObject({
    schema: 'mcp-javafx-ui/1.0',
    focus: { focusedWindow: { stageIndex: 0 } },
    stages: [
      {
        stageIndex: 0,
        showing: true,
        scene: {
          root: {
            type: 'VBox',
            children: [
              { type: 'TextField' },
              {
                type: 'Button',
                ref: { path: '/stages[0]/scene/root/Button[0]' },
                id: 'okButton',
                styleClass: ['button', 'primary'],
                text: { label: 'OK' },
                layout: {
                  boundsInScene: { width: expect.any(Number) },
                  localToScreen: { width: expect.any(Number) },
                },
              },
              { type: 'ListView', virtualization: { kind: 'ListView', itemsCount: 0 } },
            ],
          },
        },
      },
    ],
  });
});

test.each(['focused', 'primary', 'all'])('ui_get_snapshot of %s, compact', async (stage) => {
  const { client } = await connect();
  const { structuredContent } = await call(client, 'ui_get_snapshot', { stage, mode: 'compact' });
  expect((structuredContent as { stages: object[] }).stages).toHaveLength(1);
});

test.each(['ui_query', 'ui.query'])('%s by CSS, with nulls', async (name) => {
  const { client } = await connect();
  const { structuredContent } = await call(client, name, {
    scope: { stage: 'index', stageIndex: 0 },
    selector: { css: '#okButton', text: null, match: 'contains', predicate: null },
    limit: 50,
  });
  expect(structuredContent).toEqual({
    matches: [
      {
        ref: { path: '/stages[0]/scene/root/Button[0]', uid: expect.stringMatching(/^u-/) },
        type: 'Button',
        id: 'okButton',
        summary: 'Button[text=OK]',
        layout: {
          boundsInScene: {
            minX: expect.any(Number),
            minY: expect.any(Number),
            width: expect.any(Number),
            height: expect.any(Number),
          },
        },
      },
    ],
  });
});

test('ui_query by the predicate with every member', async () => {
  const { client } = await connect();
  const predicate = {
    typeIs: ['Button', 'TextField'],
    idEquals: 'okButton',
    styleClassHas: 'primary',
    textContains: 'OK',
    visible: true,
    enabled: true,
  };
  const { structuredContent } = await call(client, 'ui_query', { selector: { predicate } });
  expect(structuredContent).toMatchObject({ matches: [{ id: 'okButton' }] });
});

test.each(['ui_get_node', 'ui.getNode'])('%s by path and uid', async (name) => {
  const { client, refOf } = await connect();
  const ref = await refOf('#okButton');
  const { structuredContent } = await call(client, name, { ref, includeChildren: false });
  expect(structuredContent).toMatchObject({ ref, type: 'Button', module: expect.any(String), children: [] });
});

test.each(['ui_perform', 'ui.perform'])('%s with each kind of action', async (name) => {
  const { client, refOf } = await connect();
  const target = async (css: string) => ({ target: { ref: await refOf(css) } });
  const actions = [
    { type: 'focus', ...(await target('#name')) },
    { type: 'click', ...(await target('#okButton')) },
    { type: 'click', x: 100.0, y: 200.0 },
    { type: 'focus', ...(await target('#name')) },
    { type: 'typeText', text: 'Hello' },
    { type: 'setText', ...(await target('#name')), text: 'Hello' },
    { type: 'pressKey', key: 'ENTER', modifiers: ['CTRL'] },
    { type: 'scroll', ...(await target('#list')), deltaY: -400 },
  ];
  const { structuredContent } = await call(client, name, { actions, awaitUiIdle: true, timeoutMs: 5000 });
  expect(structuredContent).toEqual({ results: actions.map(({ type }) => ({ ok: true, type })) });
});

test.each(['ui_screenshot', 'ui.screenshot'])('%s of a stage', async (name) => {
  const { client } = await connect();
  const { structuredContent } = await call(client, name, { stageIndex: 0 });
  expect(structuredContent).toEqual({
    contentType: 'image/png',
    dataBase64: expect.stringMatching(/^iVBOR/),
  });
});
