import { extname } from 'node:path';
import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';
import { withHome } from '../home-calls.js';
import { homeOptions, outputOption } from '../home-options.js';
import { checkOutput, putOut } from '../put-out.js';

export const command = defineCommand({
  description:
    'Takes a picture of a home in 3D, from above or from its camera: as JPEG into a file that ends in .jpg, else as PNG.',
  options: {
    ...outputOption,
    view: {
      type: 'string',
      choices: ['overhead', 'standard'],
      description: 'From above a corner, or from the camera of the home (default overhead)',
    },
    width: { type: 'integer', placeholder: 'pixels', description: 'Width from 1 to 4096 (default 800)' },
    height: { type: 'integer', placeholder: 'pixels', description: 'Height from 1 to 4096 (default 600)' },
    quality: {
      type: 'string',
      choices: ['low', 'medium', 'high'],
      description: 'How much effort it is worth (default low)',
    },
    'hide-walls': { type: 'boolean', description: 'Leave the walls out' },
    ...homeOptions,
  },
  examples: ['render --home flat.sh3d -o photo.png', 'render --view standard --quality high -o photo.jpg'],
  async run({ options }) {
    const { output, view, width, height, quality } = options;
    checkOutput(output);
    const format = /^\.jpe?g$/i.test(extname(output ?? '')) ? 'jpeg' : 'png';
    const hideWalls = options['hide-walls'];
    const input = { view, width, height, quality, format, hideWalls };
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { pictures } = await withHome(options, (home) => home.call('render_photo', given));
    const [picture] = pictures;
    if (!picture) throw new Failure('The server answered without a picture.');
    await putOut(output, picture.data);
  },
});
