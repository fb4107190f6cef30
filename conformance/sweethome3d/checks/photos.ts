import { asArray, asObject, asString } from '../../kit/reading/json.js';
import type { Check } from '../check.js';
import { cameraOf, flat, photo, small } from '../photographing.js';
import { fresh } from '../reading/fresh-path.js';
import { colours, pictureOf } from '../reading/picture.js';

/** 12.3 Pictures */
export const photos = {
  'no-image-data-in-text': async (t) => {
    await flat(t);
    for (const [tool, input] of [
      ['render_photo', small],
      ['export_plan_image', { width: 200 }],
    ] as const) {
      const reply = await t.ask(tool, input);
      const data =
        asString(
          asObject(
            asArray(reply.result?.content)
              .map(asObject)
              .find(({ type }) => type === 'image'),
          ).data,
        ) ?? '';
      t.expect(data.length > 100, `an image block of ${tool}`, `${data.length} characters`, reply);
      const said = [...reply.textBlocks, JSON.stringify(reply.result?.structuredContent ?? null)];
      const leaks = said.filter(
        (text) => text.includes(data.slice(0, 80)) || /[A-Za-z0-9+/]{300,}/.test(text),
      );
      t.equal(
        leaks.map((text) => text.slice(0, 60)),
        [],
        `texts of ${tool} with the data of an image`,
        reply,
      );
    }
  },

  'photo-size': async (t) => {
    await flat(t);
    const { pictures, told, reply } = await photo(t, { width: 200, height: 90 });
    t.equal([pictures[0]?.width, pictures[0]?.height], [200, 90], 'width and height', reply);
    t.equal([told[0]?.width, told[0]?.height], [200, 90], 'width and height that are told', reply);
    const byDefault = await t.ask('render_photo');
    const [block] = asArray(byDefault.result?.content)
      .map(asObject)
      .filter(({ type }) => type === 'image');
    const picture = await pictureOf(block);
    t.equal([picture?.width, picture?.height], [800, 600], 'width and height by default', byDefault);
  },

  'photo-format': async (t) => {
    await flat(t);
    for (const [input, format] of [
      [{}, 'jpeg'],
      [{ format: 'jpeg' }, 'jpeg'],
      [{ format: 'png' }, 'png'],
    ] as const) {
      const { pictures, blocks, reply } = await photo(t, input);
      t.equal(pictures[0]?.format, format, `format with ${JSON.stringify(input)}`, reply);
      t.equal(blocks[0]?.mimeType, `image/${format}`, `mimeType with ${JSON.stringify(input)}`, reply);
    }
  },

  'photo-drawn': async (t) => {
    await flat(t);
    for (const quality of ['low', 'medium', 'high']) {
      const { pictures, reply } = await photo(t, { quality });
      const count = pictures[0] ? colours(pictures[0]) : 0;
      t.expect(count > 3, `a picture of several colours, quality ${quality}`, `${count} colours`, reply);
    }
  },

  'photo-corners': async (t) => {
    await flat(t);
    const four = await photo(t, { angles: 4 });
    t.equal(four.pictures.filter((one) => one !== null).length, 4, 'pictures', four.reply);
    t.alike(
      four.told.map((_, i) => cameraOf(four.told, i).yaw),
      [315, 135, 45, 225],
      'yaws',
    );
    t.equal(
      four.told.map(({ index }) => index),
      [0, 1, 2, 3],
      'indices',
    );
    const one = await photo(t);
    t.equal(one.pictures.length, 1, 'pictures by default', one.reply);
    t.near(cameraOf(one.told, 0).yaw, 315, 'yaw by default');
  },

  'photo-angles': async (t) => {
    await flat(t);
    for (const angles of [2, 3])
      t.rejects(await t.ask('render_photo', { ...small, angles }), `${angles} angles`);
    t.rejects(await t.callInvalid('render_photo', { ...small, angles: 5 }), '5 angles');
  },

  'photo-file': async (t) => {
    await flat(t);
    const name = fresh('photo');
    const one = await photo(t, { filePath: name });
    t.equal(one.blocks, [], 'image blocks beside a file', one.reply);
    t.equal(
      one.told.map(({ filePath }) => filePath),
      [`${name}.jpg`],
      'the file',
    );
    const four = await photo(t, { filePath: name, angles: 4, format: 'png' });
    t.equal(
      four.told.map(({ filePath }) => filePath),
      [1, 2, 3, 4].map((n) => `${name}-${n}.png`),
      'four files',
    );
    for (const { sizeBytes } of four.told)
      t.expect(Number(sizeBytes) > 100, 'a size of more than 100 bytes', sizeBytes);
  },

  'photo-empty': async (t) => {
    t.fails(await t.ask('render_photo', small), 'SH3D_EMPTY_SCENE');
  },

  'photo-renderer': async (t) => {
    await flat(t);
    const { output, reply } = await photo(t);
    t.expect((asString(output.renderer) ?? '').trim() !== '', 'a renderer', output.renderer ?? 'none', reply);
  },
} satisfies Record<string, Check>;
