import type { Check } from '../check.js';
import { centreOf } from '../fixture/centre.js';
import { eventually } from '../fixture/eventually.js';
import { neverIssued } from '../samples.js';

/** 10.3 Actions: mouse */
export const pointerActions = {
  'click-target': async (t) => {
    const target = await t.fixture.ref('#click-target');
    const { layout, reply } = await t.node(target);
    const { width = 0, height = 0 } = layout?.boundsInParent ?? {};
    await t.given('get-node-sections', () =>
      t.demand(width > 0 && height > 0, 'the size of #click-target', { width, height }, reply),
    );
    await t.act({ type: 'click', target: { ref: target } });
    // Whether it has arrived by now is another question.
    await eventually(t, async () => (await t.fixture.text('#click-count')) === '1');
    const log = (await t.fixture.text('#click-log')) ?? '';
    const seen = [...log.matchAll(/(pressed|released|clicked) (-?\d+),(-?\d+)/g)];
    t.equal(
      seen.map(([, what]) => what),
      ['pressed', 'released', 'clicked'],
      'what the mouse did to #click-target',
    );
    for (const [, what, x, y] of seen) {
      const near = Math.abs(Number(x) - width / 2) <= 2 && Math.abs(Number(y) - height / 2) <= 2;
      t.expect(near, `${what} at the centre ${width / 2},${height / 2}`, `${x},${y}`);
    }
    t.equal(await t.fixture.text('#click-count'), '1', 'the number of clicks');
    await t.fixture.click('#submit');
    t.equal(await t.fixture.text('#status'), 'Submitted:  <>', 'the status after a click on #submit');
  },

  'click-coordinates': async (t) => {
    const bounds = async () => {
      await centreOf(t, '#click-target');
      return (await t.node({ uid: (await t.fixture.ref('#click-target')).uid })).layout!.localToScreen!;
    };
    const { x, y, width, height } = await bounds();
    await t.act({ type: 'click', x: x + width / 2, y: y + height / 2 });
    t.equal(await t.fixture.text('#click-count'), '1', 'the clicks after one in its middle');
    // What the click logged may have moved it.
    const moved = await bounds();
    await t.act({ type: 'click', x: moved.x + moved.width - 6, y: moved.y + moved.height - 6 });
    t.equal(await t.fixture.text('#click-count'), '2', 'the clicks after one near its corner');
    await t.act({ type: 'click', x: moved.x + moved.width / 2, y: moved.y + moved.height + 2 });
    t.equal(await t.fixture.text('#click-count'), '2', 'the clicks after one just below it');
    // Far from every screen that a desktop may have.
    const nowhere = await t.perform([{ type: 'click', x: -50_000, y: -50_000 }]);
    t.actionFails(nowhere, 'NODE_NOT_FOUND');
  },

  'click-either': {
    async run(t) {
      // Nobody knows what a click without a target hits on this screen, so only one with a target is tried.
      const reply = await t.perform([{ type: 'click', target: { ref: { uid: neverIssued } } }]);
      t.takes(reply, 'a click with a target');
    },
    async withFixture(t) {
      for (const members of [{}, { target: null }, { x: null, y: null }]) {
        const reply = await t.callInvalid('ui_perform', { actions: [{ type: 'click', ...members }] });
        t.refuses(reply, JSON.stringify(members));
      }
      const { x, y } = await centreOf(t, '#click-target');
      const target = { ref: await t.fixture.ref('#click-target') };
      const wrong = [
        { x },
        { y },
        { x, y: null },
        { x: null, y },
        { target, x, y },
        { target, x },
        { target, y },
      ];
      for (const members of wrong) {
        const reply = await t.callInvalid('ui_perform', { actions: [{ type: 'click', ...members }] });
        t.refuses(reply, JSON.stringify(members));
      }
      t.equal(await t.fixture.text('#click-count'), '0', 'the number of clicks that were carried out');
    },
  },

  'click-modal': async (t) => {
    const opener = { ref: await t.fixture.ref('#open-dialog') };
    t.succeeds(await t.perform([{ type: 'click', target: opener }]), 'a click that opens a modal dialog');
    t.expect((await t.fixture.find('#dialog-text')) !== null, 'the dialog', 'it is not there');
    await t.fixture.click('#dialog-ok');
    t.equal(await t.fixture.text('#status'), 'Dialog: OK', 'the status after the dialog');
    t.equal(await t.fixture.find('#dialog-text'), null, 'the dialog after OK');
  },

  'scroll-direction': async (t) => {
    const target = { ref: await t.fixture.ref('#scroll-counter') };
    // A robot turns a wheel by whole notches: what one of them scrolls may be missing or too much.
    for (const deltaY of [-400, 200, -40]) {
      const before = Number(await t.fixture.text('#scroll-log'));
      await t.act({ type: 'scroll', target, deltaY });
      const by = Number(await t.fixture.text('#scroll-log')) - before;
      const right = Math.sign(by) === Math.sign(deltaY) && Math.abs(by - deltaY) <= notch;
      t.expect(right, `${deltaY} pixels, or up to ${notch} more or less, that the target saw`, by);
    }
    const list = { ref: await t.fixture.ref('#list') };
    const first = async () => {
      const { virtualization, reply } = await t.node(list.ref);
      const from = virtualization?.visibleRange?.from;
      await t.given('virtual-range', () =>
        t.demand(from !== undefined, 'visibleRange of #list', from, reply),
      );
      return from!;
    };
    const top = await first();
    await t.act({ type: 'scroll', target: list, deltaY: -200 });
    const down = await first();
    t.expect(down > top, `a later first row than ${top} after a negative deltaY`, down);
    await t.act({ type: 'scroll', target: list, deltaY: -600 });
    const further = await first();
    t.expect(
      further - top > 2 * (down - top),
      'a first row three times as far after three times as much',
      further - down,
    );
    await t.act({ type: 'scroll', target: list, deltaY: 2000 });
    t.equal(await first(), top, 'the first row after scrolling back');
  },
} satisfies Record<string, Check>;

const notch = 40;
