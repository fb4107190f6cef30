import type { Check } from '../check.js';

/** 10.3 Actions: mouse */
export const pointerActions = {
  'click-target': async (t) => {
    const target = await t.fixture.ref('#click-target');
    const { layout, reply } = await t.node(target);
    const { width = 0, height = 0 } = layout?.boundsInParent ?? {};
    t.expect(width > 0 && height > 0, 'a size of #click-target', { width, height }, reply);
    await t.fixture.click('#click-target');
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
      const { layout } = await t.node(await t.fixture.ref('#click-target'));
      return layout?.localToScreen ?? t.untestable('#click-target has no bounds on the screen.');
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
  },

  'click-either': async (t) => {
    const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
    // An unknown key makes sure that nothing runs where a server takes one of these for valid.
    const guard = { type: 'pressKey', key: 'NO_SUCH_KEY' };
    const target = { ref: { uid: node.ref.uid } };
    const wrong = [
      {},
      { x: 1 },
      { y: 1 },
      { x: 1, y: null },
      { target: null },
      { target, x: 1, y: 1 },
      { target, y: 1 },
    ];
    for (const members of wrong) {
      const reply = await t.callInvalid('ui_perform', { actions: [{ type: 'click', ...members }, guard] });
      t.refuses(reply, JSON.stringify(members));
    }
  },

  'click-modal': async (t) => {
    t.succeeds(await t.fixture.click('#open-dialog'), 'a click that opens a modal dialog');
    t.expect((await t.fixture.find('#dialog-text')) !== null, 'the dialog', 'it is not there');
    await t.fixture.click('#dialog-ok');
    t.equal(await t.fixture.text('#status'), 'Dialog: OK', 'the status after the dialog');
    t.equal(await t.fixture.find('#dialog-text'), null, 'the dialog after OK');
  },

  'scroll-direction': async (t) => {
    const target = { ref: await t.fixture.ref('#scroll-counter') };
    await t.act({ type: 'scroll', target, deltaY: -40 });
    t.equal(Number(await t.fixture.text('#scroll-log')), -40, 'the sum of deltaY that the target saw');
    await t.act({ type: 'scroll', target, deltaY: 15 });
    t.equal(Number(await t.fixture.text('#scroll-log')), -25, 'the sum after scrolling back');
    const list = { ref: await t.fixture.ref('#list') };
    const first = async () => (await t.node(list.ref)).virtualization?.visibleRange?.from ?? -1;
    t.equal(await first(), 0, 'the first row of #list');
    await t.act({ type: 'scroll', target: list, deltaY: -300 });
    const down = await first();
    t.expect(down > 0, 'a later first row after a negative deltaY', down);
    await t.act({ type: 'scroll', target: list, deltaY: 300 });
    t.equal(await first(), 0, 'the first row after scrolling back');
  },
} satisfies Record<string, Check>;
