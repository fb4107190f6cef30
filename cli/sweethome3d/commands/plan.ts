import { extname } from 'node:path';
import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';
import { withHome } from '../home-calls.js';
import { homeOptions, outputOption } from '../home-options.js';
import { checkOutput, putOut } from '../put-out.js';

export const command = defineCommand({
  description: 'Draws the plan of a home: as SVG into a file that ends in .svg, else as PNG.',
  options: {
    ...outputOption,
    width: {
      type: 'integer',
      placeholder: 'pixels',
      description: 'Width of a PNG from 1 to 4096; its height follows (default 1024)',
    },
    ...homeOptions,
  },
  examples: ['plan --home flat.sh3d -o plan.png', 'plan -o plan.svg', 'plan --width 2048 -o plan.png'],
  async run({ options }) {
    const { output, width } = options;
    checkOutput(output);
    const isSvg = extname(output ?? '').toLowerCase() === '.svg';
    const made = await withHome(options, async (home) => {
      if (isSvg) return ((await home.call('export_svg', {})).output as { svg: string }).svg;
      const { pictures } = await home.call('export_plan_image', width === undefined ? {} : { width });
      return pictures[0]?.data;
    });
    if (made === undefined) throw new Failure('The server answered without a picture.');
    await putOut(output, made);
  },
});
