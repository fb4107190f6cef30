import { platform } from '../../../calls/platform.js';
import { quote } from '../../../calls/quote.js';
import type { Annotation } from '../../contract.js';
import { endOfSubtree } from '../../scene/paths.js';
import type { RawScene, RawWindow, WindowSelection } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { chooseWindow, orderWindows, selectWindows } from '../../scene/windows.js';
import { noStages, UiError } from '../errors.js';
import { checkLocator, findLocated } from '../locators/find-located.js';
import { InView } from '../look/in-view.js';
import { captureForLook, everyWindow } from '../look/look-sections.js';
import { nodeLine } from '../outline/node-line.js';
import { annotationsOf } from '../pictures/annotations.js';
import { common, fittingScale, frameOf, outward, pngSize, scaled } from '../pictures/frame.js';
import type { Handlers } from './handler.js';
import { screenshotSelection } from './window-selection.js';

export const screenshot: Handlers['ui_screenshot'] = (input, { rows }) => {
  const selection = screenshotSelection(input);
  const { stageIndex, window: named, locator: source, maxWidth, maxHeight, annotate } = input;
  const locator = source == null ? null : checkLocator(source, '/locator');
  const scales = maxWidth != null || maxHeight != null;
  const special = locator !== null || scales || annotate === true;
  return {
    async run({ toolkit, deadline }) {
      const scene = special
        ? await captureForLook(toolkit, everyWindow, deadline, ['localToScreen'])
        : await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
      const { windows } = scene;
      // A locator may find its node anywhere, unless the call says in which window.
      const anywhere = locator !== null && stageIndex == null && named == null;
      const chosen = anywhere ? undefined : chooseWindow(windows, selection);
      if (windows.length === 0 || (!anywhere && !chosen)) throw noStages(windows, selection);
      const searched = anywhere ? scene : only(scene, selection);
      const found = locator && (await findLocated(searched, source!, locator, { toolkit, deadline, rows }));
      const window = found?.window ?? chosen!;
      const take = async (picture?: Parameters<NonNullable<typeof toolkit.screenshot>>[2]) => {
        const png = await toolkit.screenshot!(window.key, deadline, picture);
        if (png === null) throw closed(windows, window, selection);
        return png;
      };
      const whole = await take();
      if (!special) return answer(whole, windowName(windows, window), {});

      // How large the window's picture is, it tells itself.
      const frame = frameOf(window, scene, whole);
      const part = found && visiblePart(scene, window, found.index);
      const shown = found ? part && common(outward(part), frame) : frame;
      if (!shown) throw outOfView(scene, source!, found!.index);
      const scale = fittingScale(shown, maxWidth, maxHeight);
      const size = { width: scaled(shown.width, scale), height: scaled(shown.height, scale) };
      const within = found?.index ?? null;
      const annotations = annotate ? annotationsOf(scene, { window, within, shown, scale }) : [];
      const boxes = annotations.map(({ uid, ...box }) => ({ ...box, label: uid }));
      const png = await take({ clip: shown, size, boxes });
      if (annotate) rows.note(scene);
      const of = found
        ? `${nodeLine(scene.nodes[found.index]!)} in ${windowId(window.key)}`
        : windowName(windows, window);
      return answer(png, of, { ...(scales && { scale }), ...(annotate && { annotations }) });
    },
  };
};

function answer(png: Uint8Array, of: string, facts: { scale?: number; annotations?: Annotation[] }) {
  const data = platform.base64(png);
  const { width, height } = pngSize(png);
  const { scale = 1, annotations } = facts;
  let text = `PNG of ${of}, ${width}x${height} pixels`;
  if (scale < 1) text += `, scaled by ${scale.toFixed(3)}`;
  if (annotations)
    text += `, ${annotations.length === 1 ? '1 box' : `${annotations.length} boxes`} with uids`;
  return {
    output: { contentType: 'image/png' as const, dataBase64: data, ...facts },
    text,
    blocks: [{ type: 'image' as const, data, mimeType: 'image/png' }],
  };
}

function windowName(windows: readonly RawWindow[], window: RawWindow): string {
  const title = window.title === null ? '' : ` ${quote(window.title)}`;
  return `[${orderWindows(windows).indexOf(window)}] ${windowId(window.key)} ${window.kind}${title}`;
}

function only(scene: RawScene, selection: WindowSelection): RawScene {
  const keys = new Set(selectWindows(scene.windows, selection).map(({ key }) => key));
  return { ...scene, windows: scene.windows.map((one) => (keys.has(one.key) ? one : { ...one, root: -1 })) };
}

function visiblePart({ nodes }: RawScene, { root }: RawWindow, index: number) {
  return new InView(nodes, root, endOfSubtree(nodes, root)).visiblePart(index);
}

/** It was closed between the turns. */
function closed(windows: readonly RawWindow[], window: RawWindow, selection: WindowSelection): UiError {
  const index = orderWindows(windows).indexOf(window);
  return noStages(
    windows.filter((other) => other !== window),
    'key' in selection ? selection : { stageIndex: index },
  );
}

function outOfView({ nodes }: RawScene, source: string, index: number): UiError {
  const message = `Nothing of ${nodeLine(nodes[index]!)} is in view; scroll to it first.`;
  return new UiError('MCP_UI_NODE_NOT_FOUND', message, { ref: { locator: source } });
}
