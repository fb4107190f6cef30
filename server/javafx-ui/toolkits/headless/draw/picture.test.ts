import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { PictureOptions } from '../../../scene/port.js';
import { openApp } from '../testing/open-app.js';
import { screenshot } from './screenshot.js';

const VIEW = `
  <Pane prefWidth="200" prefHeight="120">
    <Region layoutX="0" layoutY="0" prefWidth="100" prefHeight="120" style="-fx-background-color: #ff0000;"/>
    <Region layoutX="100" layoutY="0" prefWidth="100" prefHeight="120" style="-fx-background-color: #0000ff;"/>
  </Pane>`;

async function pixels(picture: PictureOptions) {
  const { app } = openApp(VIEW);
  const image = await loadImage(Buffer.from((await screenshot(app, 1, picture))!));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
  return { width: image.width, height: image.height, at };
}

const red = [255, 0, 0];
const blue = [0, 0, 255];
const mark = [0xd6, 0, 0x6c];

describe('a part of a picture', () => {
  it('is cut out of it', async () => {
    const { width, height, at } = await pixels({ clip: { x: 90, y: 10, width: 20, height: 30 } });
    expect([width, height]).toEqual([20, 30]);
    expect([at(0, 0), at(9, 29), at(10, 0), at(19, 29)]).toEqual([red, red, blue, blue]);
  });

  it('is scaled down', async () => {
    const clip = { x: 0, y: 0, width: 200, height: 120 };
    const { width, height, at } = await pixels({ clip, size: { width: 50, height: 30 } });
    expect([width, height]).toEqual([50, 30]);
    expect([at(5, 15), at(45, 15)]).toEqual([red, blue]);
  });

  it('has boxes drawn over it at last, with labels that can be read whole', async () => {
    const clip = { x: 0, y: 0, width: 200, height: 120 };
    const size = { width: 100, height: 60 };
    const boxes = [
      { x: 10, y: 20, width: 80, height: 30, label: 'u-1' },
      { x: 99, y: 59, width: 1, height: 1, label: 'u-2' },
    ];
    const { at } = await pixels({ clip, size, boxes });
    // The edge, what is inside, and what is outside of it.
    expect([at(89, 40), at(50, 49), at(10, 45), at(50, 40), at(60, 40), at(5, 40)]).toEqual([
      mark,
      mark,
      mark,
      blue,
      blue,
      red,
    ]);
    /** Whether there is the colour of labels, and of what is written on them: nothing else has any green. */
    const label = (left: number, top: number) => {
      const seen: number[][] = [];
      for (let x = left; x < left + 20; x++) for (let y = top; y < top + 12; y++) seen.push(at(x, y));
      return [seen.some((one) => one.join() === mark.join()), seen.some(([, green]) => green! > 128)];
    };
    expect(label(10, 20)).toEqual([true, true]);
    // At the corner there is no room for it, so it moves.
    expect(label(80, 48)).toEqual([true, true]);
  });
});
