import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

describe('a dialog', () => {
  const open = () => {
    const results: (string | null)[] = [];
    const app = openApp('<VBox><Button id="ask" text="Ask"/></VBox>', (handle) => {
      handle.find('#ask', 'Button').on('action', async () => {
        const pane = handle.create('DialogPane', { headerText: 'Sure?', contentText: 'Really.' });
        pane.buttonTypes.add(handle.buttonTypes.OK!, handle.buttonTypes.CANCEL!);
        const result = await handle.showDialog(pane, { title: 'Confirm', owner: handle.primaryStage });
        results.push(result?.text ?? null);
      });
    });
    app.click('ask');
    return { app, results };
  };

  it('is a window of its own kind that takes the focus, and gives it back', async () => {
    const { app, results } = open();
    expect(app.scene().windows).toMatchObject([
      { kind: 'stage', focused: false },
      { kind: 'dialog', title: 'Confirm', focused: true, owner: 1 },
    ]);
    expect(
      app
        .scene()
        .nodes.filter((n) => n.parent >= 0)
        .map((n) => [n.type, n.label]),
    ).toEqual([
      ['Button', 'Ask'],
      ['Label', 'Sure?'],
      ['Label', 'Really.'],
      ['ButtonBar', undefined],
      ['Button', 'Cancel'],
      ['Button', 'OK'],
    ]);
    app.click('OK');
    await Promise.resolve();
    expect([results, app.scene().windows]).toMatchObject([['OK'], [{ focused: true }]]);
  });

  it('answers ENTER with its default button and ESCAPE with cancel', async () => {
    const first = open();
    first.app.press('ENTER');
    const second = open();
    second.app.press('ESCAPE');
    await Promise.resolve();
    expect([first.results, second.results]).toEqual([['OK'], ['Cancel']]);
  });
});
