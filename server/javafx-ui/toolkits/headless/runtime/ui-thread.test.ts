import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UiThread } from './ui-thread.js';

const logged = () => {
  const log: string[] = [];
  return { log, ui: new UiThread(() => log.push('layout')) };
};

describe('the UI thread', () => {
  it('runs posted work in its order, in a later turn', async () => {
    const { log, ui } = logged();
    ui.runLater(() => log.push('a'));
    ui.runLater(() => log.push('b'));
    log.push('now');
    await nextTurn();
    await nextTurn();
    expect(log).toEqual(['now', 'a', 'b']);
  });

  it('lays out after what was put before the pulse, once for many requests', async () => {
    const { log, ui } = logged();
    ui.requestPulse();
    ui.nextPulse(() => log.push('before'));
    ui.requestPulse();
    await ui.settle();
    expect(log).toEqual(['before', 'layout']);
  });

  it('settles after posted work, what that posts, and a pulse', async () => {
    const { log, ui } = logged();
    ui.runLater(() => {
      log.push('first');
      ui.runLater(() => {
        log.push('second');
        ui.nextPulse(() => log.push('pulse'));
      });
    });
    await ui.settle();
    expect(log).toEqual(['first', 'second', 'pulse', 'layout']);
  });

  it('keeps pulses apart, unless somebody waits for one', async () => {
    const { log, ui } = logged();
    await ui.settle();
    ui.nextPulse(() => log.push('later'));
    for (let i = 0; i < 3; i++) await nextTurn();
    expect(log).toEqual(['layout']);
    await ui.settle();
    expect(log).toEqual(['layout', 'later', 'layout']);
  });

  it('does not wait for ever for work that posts itself again', async () => {
    const { ui } = logged();
    const again = () => ui.runLater(again);
    again();
    await expect(ui.settle()).resolves.toBeUndefined();
    ui.end();
  });

  it('lets a call from outside take its turn after what is posted', async () => {
    const { log, ui } = logged();
    ui.runLater(() => log.push('posted'));
    ui.takeTurn(() => log.push('call'));
    await nextTurn();
    await nextTurn();
    ui.takeTurn(() => log.push('at once'));
    expect(log).toEqual(['posted', 'call', 'at once']);
  });
});
