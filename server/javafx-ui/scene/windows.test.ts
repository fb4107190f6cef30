import { describe, expect, it } from 'vitest';
import type { WindowFacts } from './port.js';
import { currentWindow, focusedWindow, orderWindows, selectWindows } from './windows.js';

let key = 0;
const window = (kind: WindowFacts['kind'], title: string | null, facts: Partial<WindowFacts> = {}) => ({
  key: ++key,
  kind,
  title,
  focused: false,
  owner: null,
  ...facts,
});
const titles = (windows: readonly WindowFacts[]) => windows.map(({ title }) => title);

describe('orderWindows', () => {
  it('puts stages before dialogs before popups', () => {
    const windows = [window('popup', 'a'), window('dialog', 'b'), window('stage', 'c')];
    expect(titles(orderWindows(windows))).toEqual(['c', 'b', 'a']);
  });

  it('compares titles by UTF-16 code units, whatever the locale', () => {
    // A surrogate pair begins with D83D, below U+FF5E; by code points it would come last.
    const windows = ['\uff5e', '😀', 'ä', 'b', 'B', ''].map((title) => window('stage', title));
    expect(titles(orderWindows(windows))).toEqual(['', 'B', 'b', 'ä', '😀', '\uff5e']);
  });

  it('puts a window without a title after those with one', () => {
    const windows = [
      window('stage', null),
      window('stage', 'z'),
      window('dialog', null),
      window('dialog', 'y'),
    ];
    expect(titles(orderWindows(windows))).toEqual(['z', null, 'y', null]);
  });

  it('keeps equal titles, windows without a title and popups in the order of the toolkit', () => {
    const windows = [
      window('popup', 'b', { key: 1 }),
      window('stage', 'same', { key: 2 }),
      window('popup', 'a', { key: 3 }),
      window('stage', 'same', { key: 4 }),
      window('stage', null, { key: 5 }),
      window('stage', null, { key: 6 }),
    ];
    expect(orderWindows(windows).map((one) => one.key)).toEqual([2, 4, 5, 6, 1, 3]);
  });

  it('leaves the list of the toolkit as it was', () => {
    const windows = [window('stage', 'b'), window('stage', 'a')];
    orderWindows(windows);
    expect(titles(windows)).toEqual(['b', 'a']);
  });
});

describe('focusedWindow', () => {
  it('is never a popup', () => {
    const owner = window('stage', 'owner', { focused: true });
    const popup = window('popup', null, { focused: true, owner: owner.key });
    expect(focusedWindow([popup, owner])).toBe(owner);
    expect(focusedWindow([popup])).toBeUndefined();
  });
});

describe('currentWindow', () => {
  const first = window('stage', 'a');
  const last = window('stage', 'b', { lastFocused: true });
  const below = window('dialog', 'c', { modal: 'application' });
  const onTop = window('dialog', 'd', { modal: 'application' });
  const focused = window('stage', 'e', { focused: true });
  const popup = window('popup', null, { focused: true });

  it('is the focused one, whatever stands before it', () => {
    expect(currentWindow([popup, last, onTop, focused])).toBe(focused);
  });

  it('is the modal one that was shown last when none is focused', () => {
    expect(currentWindow([first, last, below, onTop, popup])).toBe(onTop);
  });

  it('is the one that was focused last when none is modal', () => {
    expect(currentWindow([first, last, popup])).toBe(last);
  });

  it('is the first one otherwise, if there is any', () => {
    expect(currentWindow([window('stage', 'z'), first])).toBe(first);
    expect(currentWindow([])).toBeUndefined();
  });
});

describe('selectWindows', () => {
  const first = window('stage', 'first');
  const second = window('stage', 'second', { focused: true });
  const dialog = window('dialog', 'question', { owner: second.key });
  const menu = window('popup', 'menu', { owner: second.key });
  const submenu = window('popup', 'submenu', { owner: menu.key });
  const ofDialog = window('popup', 'tip', { owner: dialog.key });
  const windows = [submenu, menu, ofDialog, dialog, second, first];

  it('selects the focused window with the popups that it owns, popups of popups included', () => {
    expect(titles(selectWindows(windows, { stage: 'focused' }))).toEqual(['second', 'submenu', 'menu']);
  });

  it('selects the first window when none is focused', () => {
    const unfocused = windows.map((one) => ({ ...one, focused: false }));
    expect(titles(selectWindows(unfocused, { stage: 'focused' }))).toEqual(['first']);
  });

  it('selects index 0 as the primary window', () => {
    expect(titles(selectWindows(windows, { stage: 'primary' }))).toEqual(['first']);
  });

  it('selects everything', () => {
    const all = ['first', 'second', 'question', 'submenu', 'menu', 'tip'];
    expect(titles(selectWindows(windows, { stage: 'all' }))).toEqual(all);
  });

  it('selects by index, also a dialog and a popup', () => {
    expect(titles(selectWindows(windows, { stageIndex: 2 }))).toEqual(['question', 'tip']);
    expect(titles(selectWindows(windows, { stageIndex: 4 }))).toEqual(['submenu', 'menu']);
  });

  it('selects by key, also a popup, and the current window', () => {
    expect(titles(selectWindows(windows, { key: dialog.key }))).toEqual(['question', 'tip']);
    expect(titles(selectWindows(windows, { key: menu.key }))).toEqual(['submenu', 'menu']);
    expect(selectWindows(windows, { key: 9999 })).toEqual([]);
    expect(titles(selectWindows(windows, { stage: 'current' }))).toEqual(['second', 'submenu', 'menu']);
  });

  it('selects nothing by an index beyond the windows', () => {
    expect(selectWindows(windows, { stageIndex: 6 })).toEqual([]);
    expect(selectWindows([], { stage: 'focused' })).toEqual([]);
  });
});
