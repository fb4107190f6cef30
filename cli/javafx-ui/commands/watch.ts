import { setTimeout as sleep } from 'node:timers/promises';
import { defineCommand } from '../../command.js';
import { print } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions } from '../ui/options.js';
import { painter } from '../ui/paint.js';
import { checkView, viewOf, viewOptions } from '../ui/view.js';
import { watchLook } from '../ui/watch-look.js';
import { watchTree } from '../ui/watch-tree.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Prints what changes in the user interface, until Ctrl-C: + added, - removed, ~ changed.',
  options: {
    interval: { type: 'integer', placeholder: 'ms', description: 'How often to look', default: 500 },
    ...viewOptions,
    ...serverOptions,
  },
  examples: [
    'watch',
    'watch --within "#status" --interval 200',
    'watch --scene --all',
    'watch --json | jq .',
  ],
  exitCodes,
  async run({ options }) {
    checkView(options);
    const end = new AbortController();
    const { signal } = end;
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end.abort());
    const paint = options.json ? 'json' : painter();
    await withSession(options, async (session) => {
      const view = viewOf(session, options);
      const watch =
        'look' in view
          ? await watchLook(session, view.look, paint, signal)
          : await watchTree(session, view.tree, paint, signal);
      process.stderr.write(`Watching ${watch.lines} lines; Ctrl-C ends it.\n`);
      for (;;) {
        await sleep(options.interval, undefined, { signal });
        const changes = await watch.next();
        if (changes !== '') await print(changes);
      }
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  },
});
