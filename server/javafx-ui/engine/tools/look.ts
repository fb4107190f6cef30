import type { RawScene, WindowSelection } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { selectWindows } from '../../scene/windows.js';
import { noStages } from '../errors.js';
import { checkLocator, findLocated } from '../locators/find-located.js';
import { lookAt } from '../look/look.js';
import { captureForLook, everyWindow } from '../look/look-sections.js';
import type { LookedWindow } from '../look/look-windows.js';
import type { Handlers } from './handler.js';
import { lookSelection } from './window-selection.js';

export const look: Handlers['ui_look'] = ({ window, within, since, maxBytes }, { schema, looks, rows }) => {
  const selection = lookSelection(window);
  const locator = within == null ? null : checkLocator(within, '/within');
  return {
    async run({ toolkit, deadline }) {
      // A locator may find its node anywhere, and other windows are told by how much there is in them.
      const scene = await captureForLook(
        toolkit,
        locator ? everyWindow : (selection ?? everyWindow),
        deadline,
      );
      const asked = selection && keysOf(scene, selection);
      if (scene.windows.length === 0 || asked?.size === 0)
        throw noStages(scene.windows, selection ?? everyWindow);
      const searched = asked ? onlyWindows(scene, asked) : scene;
      const found = locator && (await findLocated(searched, within!, locator, { toolkit, deadline, rows }));
      rows.note(scene);
      const limit = maxBytes ?? 16_384;
      const { windows, lines, omitted } = lookAt(scene, { asked, within: found, maxBytes: limit });
      const of = JSON.stringify([window ?? null, within ?? null, limit]);
      const { revision, kind, base, text } = looks.look(of, lines, since ?? null);
      const output = { schema, revision, kind, base, windows: windows.map(toWindow), outline: text, omitted };
      return { output, text };
    },
  };
};

function keysOf({ windows }: RawScene, selection: WindowSelection): Set<number> {
  return new Set(selectWindows(windows, selection).map(({ key }) => key));
}

function onlyWindows(scene: RawScene, keys: ReadonlySet<number>): RawScene {
  return { ...scene, windows: scene.windows.map((one) => (keys.has(one.key) ? one : { ...one, root: -1 })) };
}

function toWindow({ window, current, behind, lines, shown }: LookedWindow) {
  return {
    windowId: windowId(window.key),
    kind: window.kind,
    title: window.title,
    modal: window.modal !== undefined,
    current,
    ownerId: window.owner === null ? null : windowId(window.owner),
    behind: behind && windowId(behind.key),
    shown,
    lines: lines.length,
  };
}
