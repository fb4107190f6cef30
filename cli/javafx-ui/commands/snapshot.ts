import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions } from '../ui/options.js';
import { outlineOf } from '../ui/outline.js';
import { painter, paintParts } from '../ui/paint.js';
import { snapshotInput, snapshotOptions } from '../ui/snapshot-input.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Shows the windows of an application and what is in them, a line for each node.',
  options: { ...snapshotOptions, ...serverOptions },
  examples: ['snapshot', 'snapshot --all --depth 3', 'snapshot --full --json > ui.json'],
  exitCodes,
  async run({ options }) {
    const input = snapshotInput(options);
    const snapshot = await withSession(options, ({ tools }) => tools.ui_get_snapshot(input));
    if (options.json) return printJson(snapshot);
    const paint = painter();
    const lines = outlineOf(snapshot).map(
      ({ indent, parts }) => `${'  '.repeat(indent)}${paintParts(parts, paint)}\n`,
    );
    await print(lines.join(''));
  },
});
