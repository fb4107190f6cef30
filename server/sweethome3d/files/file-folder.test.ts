import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestHome, testFolder } from '../testing/test-home.js';
import { FileFolder } from './file-folder.js';

/** A folder of files with a neighbour that nobody may reach. */
function place() {
  const whole = testFolder();
  const [inside, outside] = [join(whole, 'files'), join(whole, 'secret')];
  for (const folder of [inside, outside]) mkdirSync(folder);
  writeFileSync(join(outside, 'treasure.svg'), 'gold');
  return { whole, inside, outside };
}

async function withWall(folder: string | null) {
  const home = new TestHome({ files: new FileFolder(folder) });
  await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 400, yEnd: 0 });
  return home;
}

const everything = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

describe('a path', () => {
  test.each([
    '../escape',
    '..',
    '.',
    'a/../../escape',
    'a/../b',
    './a',
    'a//b',
    'a/',
    '/tmp/escape',
    '//server/share',
    '~/escape',
    'C:\\escape',
    'C:escape',
    '..\\escape',
    'a\\b',
    'a\0b',
    'file:///tmp/escape',
    'a\nb',
  ])('%j is refused, and nothing is written', async (filePath) => {
    const { whole, inside } = place();
    const home = await withWall(inside);
    const before = everything(whole);
    for (const tool of [
      'export_svg',
      'export_plan_image',
      'export_to_obj',
      'save_home',
      'load_home',
      'render_photo',
    ] as const) {
      const overwrite = tool === 'load_home' ? {} : { overwrite: true };
      const { code, details, message } = await home.error(tool, { filePath, ...overwrite });
      expect([tool, code, details.reason]).toEqual([tool, 'SH3D_IO', 'OUTSIDE_FOLDER']);
      expect(message).not.toContain(whole);
    }
    expect(everything(whole)).toEqual(before);
  });

  test('through a link that leads out is refused, and nothing is read or written', async () => {
    const { whole, inside, outside } = place();
    symlinkSync(outside, join(inside, 'door'));
    symlinkSync(join(outside, 'treasure.svg'), join(inside, 'gold.svg'));
    symlinkSync(join(outside, 'not-there'), join(inside, 'hole'));
    symlinkSync(join(outside, 'new.svg'), join(inside, 'new.svg'));
    const home = await withWall(inside);
    const before = everything(whole);
    for (const filePath of [
      'door/plan',
      'door/treasure.svg',
      'gold.svg',
      'hole/plan',
      'new',
      'door/deeper/plan',
    ]) {
      const { details } = await home.error('export_svg', { filePath, overwrite: true });
      expect([filePath, details.reason]).toEqual([filePath, 'OUTSIDE_FOLDER']);
    }
    expect(everything(whole)).toEqual(before);
    expect(readFileSync(join(outside, 'treasure.svg'), 'utf8')).toBe('gold');
  });

  test('gets the ending of its kind, and folders that are missing', async () => {
    const { inside } = place();
    const home = await withWall(inside);
    const paths = ['plan', 'plan.SVG', 'deep/er/plan.txt'];
    const written: (string | null)[] = [];
    for (const filePath of paths) written.push((await home.call('export_svg', { filePath })).filePath);
    expect(written).toEqual(['plan.svg', 'plan.SVG', 'deep/er/plan.txt.svg']);
    expect(everything(inside)).toEqual(['deep', 'deep/er', 'deep/er/plan.txt.svg', 'plan.SVG', 'plan.svg']);
  });

  test('of a file that is there is refused without overwrite', async () => {
    const { inside } = place();
    const home = await withWall(inside);
    await home.call('export_svg', { filePath: 'plan' });
    await home.call('create_wall', { xStart: 0, yStart: 0, xEnd: 0, yEnd: 400 });
    const before = readFileSync(join(inside, 'plan.svg'), 'utf8');
    const error = await home.error('export_svg', { filePath: 'plan' });
    expect(error).toMatchObject({ code: 'SH3D_CONFLICT', details: { reason: 'FILE_EXISTS' } });
    expect(readFileSync(join(inside, 'plan.svg'), 'utf8')).toBe(before);
    await home.call('export_svg', { filePath: 'plan', overwrite: true });
    expect(readFileSync(join(inside, 'plan.svg'), 'utf8')).not.toBe(before);
    expect(everything(inside)).toEqual(['plan.svg']);
  });

  test('that has a file where a folder should be can not be written, without a word on where', async () => {
    const { whole, inside } = place();
    const home = await withWall(inside);
    await home.call('export_svg', { filePath: 'plan' });
    const error = await home.error('export_svg', { filePath: 'plan.svg/more' });
    expect(error).toMatchObject({ code: 'SH3D_IO', details: { reason: 'FAILED' } });
    expect(JSON.stringify(error)).not.toContain(whole);
  });

  test('has nowhere to lead without a folder of files', async () => {
    const home = await withWall(null);
    const error = await home.error('export_svg', { filePath: 'plan' });
    expect(error).toMatchObject({ code: 'SH3D_IO', details: { reason: 'NO_FOLDER' } });
    expect((await home.error('save_home')).code).toBe('SH3D_INVALID_INPUT');
  });
});

test('a folder that is a link itself is the folder of files', async () => {
  const { whole, inside } = place();
  symlinkSync(inside, join(whole, 'link'));
  const files = new FileFolder(join(whole, 'link'));
  const { path, shown } = await files.placeOf('a/plan', ['.svg']);
  expect([shown, files.relative(path)]).toEqual(['a/plan.svg', 'a/plan.svg']);
  await files.write({ path, shown }, 'x', false);
  expect(existsSync(join(inside, 'a/plan.svg'))).toBe(true);
  expect(files.relative(join(whole, 'secret/treasure.svg'))).toBeNull();
});

test('four pictures are four files, or none when one of them is there', async () => {
  const { inside } = place();
  const home = await withWall(inside);
  const input = { angles: 4, width: 40, height: 30, filePath: 'seen/photo.jpg' };
  const { images } = await home.call('render_photo', input);
  const names = [1, 2, 3, 4].map((i) => `seen/photo-${i}.jpg`);
  expect(images.map(({ filePath }) => filePath)).toEqual(names);
  expect(everything(join(inside, 'seen'))).toEqual(names.map((name) => name.slice('seen/'.length)));
  const before = everything(inside);
  expect((await home.error('render_photo', { ...input, filePath: 'seen/photo' })).code).toBe('SH3D_CONFLICT');
  expect(everything(inside)).toEqual(before);
});
