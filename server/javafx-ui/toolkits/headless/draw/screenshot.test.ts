import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openApp } from '../testing/open-app.js';
import { look } from './look.js';
import { screenshot } from './screenshot.js';

/** The picture of a window, to be asked for single pixels. */
async function picture(app: ReturnType<typeof openApp>, key = app.handle.primaryStage.key) {
  const png = await screenshot(app.app, key);
  const image = await loadImage(Buffer.from(png!));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const pixel = (x: number, y: number) =>
    `#${[...context.getImageData(x, y, 1, 1).data.slice(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  /** Whether a stretch of the picture has more than one colour. */
  const busy = (x: number, y: number, width: number, height: number) =>
    new Set(new Uint32Array(context.getImageData(x, y, width, height).data.buffer)).size > 1;
  return { width: image.width, height: image.height, pixel, busy };
}

describe('a screenshot', () => {
  it('is a PNG as large as the window', async () => {
    const app = openApp('<VBox prefWidth="120" prefHeight="80"/>');
    const png = await screenshot(app.app, 1);
    expect([...png!.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await picture(app)).toMatchObject({ width: 120, height: 80 });
  });

  it('shows colours, texts and marks where the layout put them', async () => {
    const app = openApp(`
      <Pane prefWidth="200" prefHeight="120">
        <Region layoutX="10" layoutY="10" prefWidth="20" prefHeight="20" style="-fx-background-color: #123456;"/>
        <Label layoutX="40" layoutY="10" prefWidth="60" text="Hello"/>
        <Label layoutX="40" layoutY="40" prefWidth="60" text=""/>
        <CheckBox layoutX="10" layoutY="60" selected="true"/>
        <Circle centerX="150" centerY="50" radius="10" fill="red"/>
        <Region layoutX="100" layoutY="80" prefWidth="20" prefHeight="20" visible="false" style="-fx-background-color: black;"/>
      </Pane>`);
    const { pixel, busy } = await picture(app);
    expect([pixel(20, 20), pixel(5, 5), pixel(150, 50), pixel(110, 90)]).toEqual([
      '#123456',
      look.background,
      '#ff0000',
      look.background,
    ]);
    expect([busy(40, 10, 60, 14), busy(40, 40, 60, 14), busy(13, 63, 12, 12)]).toEqual([true, false, true]);
  });

  it('shows selected rows, and cuts off what scrolls out', async () => {
    const app = openApp(
      `<VBox><ListView id="list" prefWidth="100" prefHeight="50" minHeight="50"/><Region id="rest" prefHeight="30" minHeight="30"/></VBox>`,
      (handle) => {
        const list = handle.find('#list', 'ListView');
        list.items.setAll(['a', 'b', 'c', 'd', 'e']);
        list.selectionModel.select(1);
      },
    );
    const { pixel, busy } = await picture(app);
    expect(pixel(40, 40)).toBe(look.accent);
    expect(busy(2, 52, 90, 25)).toBe(false);
  });

  it('shows open popups over the window, whole even where they hang out', async () => {
    const app = openApp(
      '<VBox prefWidth="100" prefHeight="40"><MenuButton text="Menu"><items><MenuItem text="One"/><MenuItem text="Two"/></items></MenuButton></VBox>',
    );
    app.click('Menu');
    const [, popup] = app.scene().windows;
    const { height, busy } = await picture(app);
    expect(height).toBe(popup!.y + popup!.height - app.handle.primaryStage.y);
    expect(busy(20, 30, 40, 20)).toBe(true);
  });

  it('is the same twice, and null of a window that has gone', async () => {
    const app = openApp('<VBox><TextField text="x"/></VBox>');
    const [first, second] = [await screenshot(app.app, 1), await screenshot(app.app, 1)];
    expect(Buffer.compare(first!, second!)).toBe(0);
    expect(await screenshot(app.app, 99)).toBeNull();
  });
});
