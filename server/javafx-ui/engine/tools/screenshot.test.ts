import { describe, expect, it } from 'vitest';
import { engineOver, errorOf, outputOf } from '../testing/call.js';
import { FakeToolkit, node, stage } from '../testing/fake-toolkit.js';

/** The beginning of a PNG of 300 by 200 pixels. */
const png = Uint8Array.from([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200,
]);
const data = Buffer.from(png).toString('base64');

function fake() {
  const toolkit = new FakeToolkit([
    stage('Main', node('Pane'), { key: 1, focused: true }),
    stage('A', node('Pane'), { key: 2 }),
    stage(null, node('Menu'), { key: 3, kind: 'popup', owner: 1, focused: true }),
  ]);
  const asked: number[] = [];
  toolkit.screenshot = async (window) => {
    asked.push(window);
    return png;
  };
  return { toolkit, asked };
}

describe('ui_screenshot', () => {
  it('takes the focused window, as an image and never as text', async () => {
    const { toolkit, asked } = fake();
    const reply = await engineOver(toolkit).call('ui_screenshot');
    expect(reply).toEqual({
      ok: true,
      output: { contentType: 'image/png', dataBase64: data },
      text: 'PNG of [1] w1 stage "Main", 300x200 pixels',
      blocks: [{ type: 'image', data, mimeType: 'image/png' }],
    });
    expect(asked).toEqual([1]);
  });

  it('takes the window with the index', async () => {
    const { toolkit, asked } = fake();
    const { call } = engineOver(toolkit);
    for (const stageIndex of [0, 1, 2, null]) outputOf(await call('ui_screenshot', { stageIndex }));
    expect(asked).toEqual([2, 1, 3, 1]);
  });

  it('says which windows there are when the index names none', async () => {
    const error = errorOf(await engineOver(fake().toolkit).call('ui_screenshot', { stageIndex: 3 }));
    expect([error.code, (error.details.available as object[]).length]).toEqual(['MCP_UI_NO_STAGES', 3]);
  });

  it('says so when the window closes meanwhile', async () => {
    const { toolkit } = fake();
    toolkit.screenshot = async () => null;
    const error = errorOf(await engineOver(toolkit).call('ui_screenshot'));
    expect([error.code, (error.details.available as object[]).length]).toEqual(['MCP_UI_NO_STAGES', 2]);
  });
});
