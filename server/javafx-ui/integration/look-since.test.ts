import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { UiLook } from '../contract.js';
import { newestOver, outputOf } from '../engine/testing/call.js';
import { createHeadlessToolkit } from '../toolkits/headless/index.js';

const text = 'a text that has become longer than it was before';

/** A window of 10,000 labels; a click on its button changes one of them. */
async function openLabels(labels = 10_000) {
  const folder = mkdtempSync(join(tmpdir(), 'look-since-'));
  const rows = Array.from({ length: labels }, (_, i) => `<Label id="l${i}" text="label ${i}"/>`);
  const [fxml, behaviour] = [join(folder, 'view.fxml'), join(folder, 'view.mjs')];
  writeFileSync(
    fxml,
    `<?import javafx.scene.control.*?><?import javafx.scene.layout.*?>
<VBox><Button id="change" text="Change"/><VBox>${rows.join('')}</VBox></VBox>`,
  );
  writeFileSync(
    behaviour,
    `export default (app) => app.find('#change', 'Button').on('action', () => {
      app.find('#l7', 'Label').text = ${JSON.stringify(text)};
    });`,
  );
  const toolkit = await createHeadlessToolkit({ fxml, behaviour });
  onTestFinished(async () => {
    await toolkit.close();
    rmSync(folder, { recursive: true });
  });
  return newestOver(toolkit, { fxTimeoutMs: 600_000 });
}

// Cut by default, where a longer line moves the place of the cut; and whole.
test.each([{}, { maxBytes: 1_000_000 }])(
  'of 10,000 nodes little is told again: 300 bytes for nothing, 500 for one label; %j',
  async (size) => {
    const { call } = await openLabels();
    const { revision: since } = outputOf<UiLook>(await call('ui_look', size));
    const same = await call('ui_look', { ...size, since });
    expect([outputOf<UiLook>(same).kind, Buffer.byteLength(same.text) <= 300]).toEqual(['unchanged', true]);
    outputOf(await call('ui_perform', { actions: [{ type: 'click', locator: '#change' }] }));
    const changed = await call('ui_look', { ...size, since });
    expect(outputOf<UiLook>(changed).kind).toBe('delta');
    expect(changed.text.match(/^~ .* Label#.*$/gm)).toEqual([expect.stringMatching(`Label#l7 "${text}"$`)]);
    expect(Buffer.byteLength(changed.text)).toBeLessThanOrEqual(500);
  },
);
