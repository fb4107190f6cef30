import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions, stageOption } from '../ui/options.js';
import { windowOf } from '../ui/selector.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Takes a picture of a window, as a PNG.',
  options: {
    output: {
      type: 'string',
      short: 'o',
      placeholder: 'file.png',
      description: 'Where it goes; without it to standard output, unless that is a terminal',
    },
    ...stageOption,
    ...serverOptions,
  },
  examples: ['screenshot -o window.png', 'screenshot --stage Confirm -o dialog.png', 'screenshot | display'],
  exitCodes,
  async run({ options }) {
    const { output, stage, json } = options;
    if (output === undefined && (json || process.stdout.isTTY)) {
      throw new UsageError('A picture is nothing for a terminal: name a file with -o <file.png>.');
    }
    const bytes = await withSession(options, ({ ui }) =>
      (stage === undefined ? ui : ui.within(windowOf(stage))).screenshot(output),
    );
    if (output === undefined) return void process.stdout.write(bytes);
    const { width, height } = size(bytes);
    if (json) return printJson({ file: output, width, height, bytes: bytes.length });
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
