import type { WindowSelection } from '../../toolkit/port.js';
import { noStages } from '../errors.js';
import { quote } from '../quote.js';
import { chooseWindow, orderWindows } from '../windows.js';
import type { Handlers } from './handler.js';

export const screenshot: Handlers['ui_screenshot'] = ({ stageIndex }) => {
  const selection: WindowSelection = stageIndex == null ? { stage: 'focused' } : { stageIndex };
  return {
    async run({ toolkit, deadline }) {
      const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
      const ordered = orderWindows(windows);
      const window = chooseWindow(ordered, selection);
      if (!window) throw noStages(windows, stageIndex ?? undefined);
      const index = ordered.indexOf(window);
      const png = await toolkit.screenshot!(window.key, deadline);
      // It was closed between the two turns.
      if (png === null)
        throw noStages(
          windows.filter((other) => other !== window),
          index,
        );
      const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
      const data = bytes.toString('base64');
      const title = window.title === null ? '' : ` ${quote(window.title)}`;
      return {
        output: { contentType: 'image/png', dataBase64: data },
        text: `PNG of [${index}] ${window.kind}${title}, ${pixels(bytes)}`,
        image: { data, mimeType: 'image/png' },
      };
    },
  };
};

/** A PNG begins with eight fixed bytes and a chunk that holds its size. */
function pixels(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)} pixels`;
}
