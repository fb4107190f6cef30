import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';

const reason = (outcome: { ok: boolean; reason?: string }) => (outcome.ok ? 'ok' : outcome.reason);

describe('an item', () => {
  const LIST = `<VBox><ListView id="list" prefHeight="100" minHeight="100"><items><FXCollections fx:factory="observableArrayList">
    ${Array.from({ length: 50 }, (_, i) => `<String fx:value="Item ${i}"/>`).join('')}
  </FXCollections></items></ListView><Label id="label"/></VBox>`;
  const at = (app: ReturnType<typeof openApp>, index: number) => ({ ...app.target('list'), item: { index } });
  const view = (app: ReturnType<typeof openApp>) => app.record('list', ['virtualization']).virtualization!;

  it('is scrolled into view and clicked', () => {
    const app = openApp(LIST);
    expect(reason(app.act({ type: 'click', target: at(app, 40) }))).toBe('ok');
    expect(view(app)).toMatchObject({ selectedIndices: [40], focusedIndex: 40, visibleRange: { to: 40 } });
  });

  it('is focused without being selected', () => {
    const app = openApp(LIST);
    app.act({ type: 'focus', target: at(app, 30) });
    expect(view(app)).toMatchObject({ selectedIndices: [], focusedIndex: 30 });
    expect(app.record('list').focused).toBe(true);
  });

  it.each([-1, 50, 1.5])('at %s does not exist', (index) => {
    const app = openApp(LIST);
    expect(reason(app.act({ type: 'click', target: at(app, index) }))).toBe('ITEM_NOT_FOUND');
  });

  it('of a column that is not there does not exist', () => {
    const app = openApp(LIST);
    const target = { ...app.target('list'), item: { index: 0, column: 'x' } };
    expect(reason(app.act({ type: 'click', target }))).toBe('ITEM_NOT_FOUND');
  });

  it('of something without items is unsupported', () => {
    const app = openApp(LIST);
    const target = { ...app.target('label'), item: { index: 0 } };
    expect(reason(app.act({ type: 'click', target }))).toBe('UNSUPPORTED_TARGET_TYPE');
  });
});
