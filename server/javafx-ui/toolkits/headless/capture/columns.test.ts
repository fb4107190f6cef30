import { describe, expect, it } from 'vitest';
import { Application } from '../runtime/application.js';
import { openApp } from '../testing/open-app.js';
import { capture } from './capture.js';

describe('columns', () => {
  it('grow with the scene and hand over memory that no other capture uses', () => {
    const { app } = openApp('<VBox id="box"/>', (handle) => {
      const labels = Array.from({ length: 2000 }, (_, i) => handle.create('Label', { text: `n${i}` }));
      handle.find('#box', 'VBox').children.setAll(labels);
    });
    const take = () =>
      capture(app, { scope: { kind: 'windows', selection: { stage: 'all' } }, sections: ['bounds'] });
    const [first, second] = [take(), take()];
    expect(first.count).toBe(2001);
    expect(first.numbers.buffer).not.toBe(second.numbers.buffer);
    expect(first.places.buffer).not.toBe(second.places.buffer);
    expect(first.texts).toBe(second.texts);
  });

  it('of an application without windows are empty', () => {
    const { head, count } = capture(new Application(), {
      scope: { kind: 'windows', selection: { stage: 'all' } },
      sections: [],
    });
    expect([head.windows, count]).toEqual([[], 0]);
  });
});
