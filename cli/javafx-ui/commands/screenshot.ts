import { savePicture } from '../../../client/javafx-ui/locator/picture.js';
import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions, stageOption, windowOption } from '../ui/options.js';
import { takePicture } from '../ui/take-picture.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Takes a picture of a window, or of one node, as a PNG.',
  positionals: [
    {
      name: 'locator',
      optional: true,
      description: 'Only this node, such as #ok or label=Name; needs a server of 1.1',
    },
  ],
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'file.png',
      description: 'Where it goes; without it to standard output, unless that is a terminal',
    },
    annotate: {
      type: 'boolean',
      description: 'With a box and its uid around each node that a look shows; needs a server of 1.1',
    },
    'max-width': {
      type: 'integer',
      placeholder: 'pixels',
      description: 'A wider picture is scaled down; needs a server of 1.1',
    },
    'max-height': {
      type: 'integer',
      placeholder: 'pixels',
      description: 'A higher picture is scaled down; needs a server of 1.1',
    },
    ...stageOption,
    ...windowOption,
    ...serverOptions,
  },
  examples: [
    'screenshot -o window.png',
    'screenshot --stage Confirm -o dialog.png',
    'screenshot "#form" -o form.png',
    'screenshot --annotate --max-width 800 -o marked.png',
    'screenshot | display',
  ],
  exitCodes,
  async run({ options, positionals: [locator] }) {
    const { output, json } = options;
    if (output === undefined && (json || process.stdout.isTTY)) {
      throw new UsageError('A picture is nothing for a terminal: name a file with -o <file.png>.');
    }
    const picture = await withSession(options, (session) => takePicture(session, locator, options));
    const bytes = await savePicture(picture, output);
    if (output === undefined) return void process.stdout.write(bytes);
    const { width, height } = size(bytes);
    const { scale, annotations } = picture;
    if (json) return printJson({ file: output, width, height, bytes: bytes.length, scale, annotations });
    await print(`${output}: ${width}×${height}\n`);
  },
});

/** Where every PNG tells it: in its header. */
function size(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return png.length < 24
    ? { width: 0, height: 0 }
    : { width: view.getUint32(16), height: view.getUint32(20) };
}
