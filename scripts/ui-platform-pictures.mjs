// node scripts/ui-platform-pictures.mjs: takes the pictures of docs/ui-platform.md, in the order of its story.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { chromium } from 'playwright-core';
import { buildOrExit } from './build-dist.mjs';
import { root } from './install.mjs';

await buildOrExit({ types: false });
const pictures = join(root, 'docs/ui-platform');
mkdirSync(pictures, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'contacts-'));
cpSync(join(root, 'examples/contacts'), folder, { recursive: true });

const agent = new Client({ name: 'pictures', version: '1.0.0' });
await agent.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'dist/ui-platform.js'), '--mcp', '--quiet'],
  }),
);
const call = async (name, input = {}) => {
  const { content, isError } = await agent.callTool({ name, arguments: input });
  if (isError) throw new Error(content[0].text);
  return content[0].text;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 900, height: 540 }, colorScheme: 'light' });
const shot = (page, name, clip) =>
  page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled', ...(clip ? { clip } : {}) });

try {
  await call('ui_configure', { base_dir: folder });
  const url = `${await call('ui_start')}/1/?conserve=true`;
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Mary Somerville' }).waitFor();
  await shot(page, 'contacts');

  await page.getByRole('searchbox').fill('la');
  await page.getByText('3 of 6 contacts').waitFor();
  await page.getByLabel('E-mail').fill('ada@');
  await page.getByText('An address looks like').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'editing');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('searchbox').fill('');

  const content = `<template>
  <li>
    <button class="row" ui-action="select()" ui-class-current="isCurrent()">
      <span class="who"><b ui-value="fullName()"></b><small ui-value="company"></small></span>
      <small ui-value="phone"></small>
    </button>
  </li>
</template>`;
  await call('ui_upload_viewdef', { type: 'Contact', namespace: 'row', content });
  await page.getByText('+44 131 555 0172').waitFor();
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
  await page.mouse.move(600, 500);
  await shot(page, 'changed');

  const duplicate = await context.newPage();
  await duplicate.goto(url);
  await duplicate.getByText('Session is already open').waitFor();
  await shot(duplicate, 'duplicate', { x: 100, y: 60, width: 700, height: 260 });
} finally {
  await browser.close();
  await agent.close();
  rmSync(folder, { recursive: true, force: true });
}
