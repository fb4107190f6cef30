import { afterAll, expect, it } from 'vitest';
import { ScratchClone } from '../testing/scratch-clone.js';

const clone = new ScratchClone();
afterAll(() => clone[Symbol.dispose]());

it('npm run new-contract makes a contract that compiles, and without a handler does not', async () => {
  expect(await clone.run('node scripts/new-contract.mjs mcp-winter-garden')).toEqual({
    code: 0,
    output: [
      'wrote cli/winter-garden',
      'wrote conformance/winter-garden',
      'wrote schema/mcp-winter-garden',
      'wrote server/winter-garden',
      'Next: "npm run generate", then "npm test -- winter-garden".\n',
    ].join('\n'),
  });
  expect(
    await clone.run(
      'grep -riE "lights|0\\.3" {cli,conformance,server}/winter-garden schema/mcp-winter-garden',
    ),
  ).toEqual({ code: 1, output: '' });
  expect(await clone.run('node scripts/generate.mjs')).toMatchObject({ code: 0 });
  expect(
    await clone.run('npx biome check --error-on-warnings {cli,conformance,server}/winter-garden'),
  ).toMatchObject({ code: 0 });

  const engine = 'server/winter-garden/engine.ts';
  const whole = clone.text(engine);
  clone.write(engine, whole.replace(/^ {4}power_off: .*\n/m, ''));
  expect(clone.text(engine)).not.toBe(whole);
  const include = ['cli', 'conformance', 'server'].map((room) => `${room}/winter-garden`);
  clone.write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.json', include }));
  const { output } = await clone.run('node node_modules/ts7/bin/tsc --pretty false -p tsconfig.new.json');
  // Nothing else is wrong with it.
  expect(output.match(/^\S+ error .*$/gm)).toEqual([
    expect.stringMatching(/^server\/winter-garden\/engine\.ts.*'power_off' is missing in type/),
  ]);
});
