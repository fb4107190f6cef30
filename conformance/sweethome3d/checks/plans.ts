import { asArray, asObject, asString, type JsonObject } from '../../kit/reading/json.js';
import { corners, place, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { fresh } from '../reading/fresh-path.js';
import { colours, pictureOf } from '../reading/picture.js';
import { svgProblem, svgTexts } from '../reading/svg.js';

const svg = async (t: CheckContext): Promise<string> => asString((await t.done('export_svg')).svg) ?? '';

async function image(t: CheckContext, input: JsonObject = {}) {
  const reply = await t.ask('export_plan_image', input);
  const output = t.output(reply);
  const blocks = asArray(reply.result?.content)
    .map(asObject)
    .filter(({ type }) => type === 'image');
  return { reply, output, blocks, picture: await pictureOf(blocks[0]) };
}

async function flat(t: CheckContext): Promise<void> {
  await t.done('create_walls', { x: 0, y: 0, width: 400, height: 300 });
  await t.done('create_room_polygon', {
    points: corners(0, 0, 400, 300),
    name: 'Reading & music',
    areaVisible: true,
  });
  await t.done('add_label', { text: 'Mind the <step>', x: 100, y: 50 });
}

/** 12.2 The plan */
export const plans = {
  'svg-document': async (t) => {
    await flat(t);
    t.equal(svgProblem(await svg(t)), null, 'what is wrong with the SVG');
  },

  'svg-shows': async (t) => {
    await flat(t);
    const spoken = svgTexts(await svg(t));
    for (const text of ['Reading & music', 'Mind the <step>'])
      t.expect(spoken.includes(text), `"${text}" on the plan`, spoken.slice(0, 300));
  },

  'svg-changes': async (t) => {
    await flat(t);
    const before = await svg(t);
    await wall(t, [200, 0, 200, 300]);
    const divided = await svg(t);
    t.expect(
      svgProblem(divided) === null && divided !== before,
      'another drawing with another wall',
      'the same',
    );
    await place(t, 100, 200);
    const furnished = await svg(t);
    t.expect(
      svgProblem(furnished) === null && furnished !== divided,
      'another drawing with a piece',
      'the same',
    );
  },

  'svg-file': async (t) => {
    await flat(t);
    const output = await t.done('export_svg', { filePath: fresh('plan') });
    t.equal(output.svg ?? null, null, 'svg beside a file');
    t.expect(Number(output.sizeBytes) > 100, 'a size of more than 100 bytes', output.sizeBytes);
    t.expect(asString(output.filePath) !== null, 'a filePath', output.filePath);
  },

  'plan-image': async (t) => {
    await flat(t);
    for (const width of [undefined, 300, 1]) {
      const { output, picture, reply } = await image(t, width === undefined ? {} : { width });
      t.equal(picture?.format, 'png', 'format of the image block', reply);
      t.equal(picture?.width, width ?? 1024, 'width of the picture', reply);
      t.equal(
        [output.width, output.height],
        [picture?.width, picture?.height],
        'width and height that are told',
        reply,
      );
    }
  },

  'plan-drawn': async (t) => {
    await flat(t);
    const { picture, reply } = await image(t, { width: 400 });
    const count = picture ? colours(picture) : 0;
    t.expect(count > 1, 'a picture of more than one colour', `${count} colours`, reply);
  },

  'plan-file': async (t) => {
    await flat(t);
    const { output, blocks } = await image(t, { filePath: fresh('plan'), width: 300 });
    t.equal(blocks, [], 'image blocks beside a file');
    t.expect(Number(output.sizeBytes) > 100, 'a size of more than 100 bytes', output.sizeBytes);
    t.near(output.width, 300, 'width');
  },

  'plan-empty': async (t) => {
    for (const tool of ['export_svg', 'export_plan_image', 'export_to_obj'])
      t.fails(await t.ask(tool), 'SH3D_EMPTY_SCENE', tool);
  },
} satisfies Record<string, Check>;
