import type { PictureOptions } from '../../../scene/port.js';
import { Control } from '../controls/control.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import type { Window } from '../scene/window.js';
import { FONT_FAMILY, fontPath } from '../text/font.js';
import { look } from './look.js';
import { painterOf } from './painters.js';
import { Pen } from './pen.js';
import { prepared } from './picture.js';

type CanvasModule = typeof import('@napi-rs/canvas');

let loading: Promise<CanvasModule> | undefined;

/** The drawing library is large and native: it is loaded by the first screenshot. */
function loadCanvas(): Promise<CanvasModule> {
  loading ??= import('@napi-rs/canvas').then((canvas) => {
    for (const bold of [false, true]) canvas.GlobalFonts.registerFromPath(fontPath(bold), FONT_FAMILY);
    return canvas;
  });
  return loading;
}

/** A PNG of a window and the popups over it; null when the window has gone. */
export async function screenshot(
  app: Application,
  key: number,
  picture: PictureOptions = {},
): Promise<Uint8Array | null> {
  const { createCanvas } = await loadCanvas();
  const window = app.windows.byKey(key);
  if (!window) return null;
  app.layout();
  const popups = app
    .popupsOver(window)
    .reverse()
    .filter((popup) => popup !== window);
  // A list that hangs out at the right or at the bottom is shown whole; the origin stays the window's.
  const width = Math.max(1, window.width, ...popups.map((popup) => popup.x + popup.width - window.x));
  const height = Math.max(1, window.height, ...popups.map((popup) => popup.y + popup.height - window.y));
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const pen = new Pen(canvas.getContext('2d'));
  pen.fill({ x: 0, y: 0, width, height }, '#d0d0d0');
  for (const shown of [window, ...popups]) paintWindow(pen, shown, shown.x - window.x, shown.y - window.y);
  return prepared(canvas, picture, createCanvas).encode('png');
}

function paintWindow(pen: Pen, window: Window, x: number, y: number): void {
  pen.context.save();
  pen.context.translate(x, y);
  const box = { x: 0, y: 0, width: window.width, height: window.height };
  if (window.kind === 'popup') pen.fill({ ...box, x: 2, y: 3 }, 'rgba(0,0,0,0.12)', 3);
  pen.fill(box, look.background);
  pen.clipped(box, () => paintNode(pen, window.scene.root, false));
  pen.context.restore();
}

function paintNode(pen: Pen, node: Node, faded: boolean): void {
  if (!node.visible || node.opacity <= 0) return;
  const { context } = pen;
  context.save();
  context.translate(node.placeX, node.placeY);
  // A disabled control is pale, once: what stands in it is pale with it.
  const fades = !faded && node instanceof Control && node.disabled;
  context.globalAlpha *= node.opacity * (fades ? 0.4 : 1);
  painterOf(node)?.(pen, node);
  if (node.clips) {
    context.beginPath();
    context.rect(node.minX, node.minY, node.width, node.height);
    context.clip();
  }
  for (const kid of node.kids) paintNode(pen, kid, faded || fades);
  context.restore();
}
