import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { explainLocator } from '../ui/explain-locator.js';
import { lookText } from '../ui/look-lines.js';
import { serverOptions } from '../ui/options.js';
import { outlineOf } from '../ui/outline.js';
import { painter, paintParts } from '../ui/paint.js';
import { checkView, viewOf, viewOptions } from '../ui/view.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description:
    'Shows what a user of an application sees, line by line; with --scene, or a server of 1.0, the windows and all nodes in them.',
  options: { ...viewOptions, ...serverOptions },
  examples: [
    'snapshot',
    'snapshot --within "#form"',
    'snapshot --scene --all --depth 3',
    'snapshot --scene --full --json > ui.json',
  ],
  exitCodes,
  async run({ options }) {
    checkView(options);
    const seen = await withSession(options, async (session) => {
      const view = viewOf(session, options);
      if ('tree' in view) return session.tools.ui_get_snapshot(view.tree);
      return explainLocator(session, options.within, () => session.ui.look(view.look));
    });
    if (options.json) return printJson(seen);
    const paint = painter();
    if ('outline' in seen) return print(lookText(seen.outline, paint));
    const lines = outlineOf(seen).map(
      ({ indent, parts }) => `${'  '.repeat(indent)}${paintParts(parts, paint)}\n`,
    );
    await print(lines.join(''));
  },
});
