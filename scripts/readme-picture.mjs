// node scripts/readme-picture.mjs: makes the picture of the README, a window beside what an agent reads of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { chromium } from 'playwright-core';
import { buildOrExit } from './build-dist.mjs';
import { root } from './install.mjs';

await buildOrExit({ types: false });
const folder = join(root, 'docs/readme');
const agent = new Client({ name: 'picture', version: '1.0.0' });
await agent.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'dist/cli.js'), 'serve', join(folder, 'order.fxml'), '--stdio', '--quiet'],
  }),
);
const blockOf = async (name, type) => {
  const { content } = await agent.callTool({ name, arguments: {} });
  return content.find((block) => block.type === type);
};
const { text } = await blockOf('ui_get_snapshot', 'text');
const { data, mimeType } = await blockOf('ui_screenshot', 'image');
await agent.close();

const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const font = readFileSync(join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf')).toString(
  'base64',
);
const page = `<style>
  @font-face { font-family: outline; src: url(data:font/ttf;base64,${font}); }
  body { margin: 0; display: inline-flex; align-items: center; gap: 32px; padding: 28px; background: #fff; }
  img { border: 1px solid #c8ccd0; border-radius: 6px; box-shadow: 0 2px 8px #0002; }
  pre { font: 13px/1.55 outline; margin: 0; padding: 18px 22px; color: #24292f; background: #f6f8fa; border-radius: 6px; }
</style><img src="data:${mimeType};base64,${data}"><pre>${escaped}</pre>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 800 }, deviceScaleFactor: 2 });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  await tab.locator('body').screenshot({ path: join(folder, 'order.png') });
} finally {
  await browser.close();
}
