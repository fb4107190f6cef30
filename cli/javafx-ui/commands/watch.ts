import { setTimeout as sleep } from 'node:timers/promises';
import { defineCommand } from '../../command.js';
import { print } from '../../print.js';
import { type Change, changesBetween } from '../ui/changes.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions } from '../ui/options.js';
import { outlineOf } from '../ui/outline.js';
import { type Paint, painter, paintParts } from '../ui/paint.js';
import { snapshotInput, snapshotOptions } from '../ui/snapshot-input.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Prints what changes in the user interface, until Ctrl-C: + added, - removed, ~ changed.',
  options: {
    interval: { type: 'integer', placeholder: 'ms', description: 'How often to look', default: 500 },
    ...snapshotOptions,
    ...serverOptions,
  },
  examples: ['watch', 'watch --all --interval 200', 'watch --json | jq .'],
  exitCodes,
  async run({ options }) {
    const input = snapshotInput(options);
    const end = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
    const paint = painter();
    await withSession(options, async ({ tools }) => {
      const look = async () => outlineOf(await tools.ui_get_snapshot(input, { signal: end.signal }));
      let last = await look();
      process.stderr.write(`Watching ${last.length} lines; Ctrl-C ends it.\n`);
      for (;;) {
        await sleep(options.interval, undefined, { signal: end.signal });
        const now = await look();
        const changes = changesBetween(last, now);
        const lines = changes.map((change) => (options.json ? asJson(change) : asLine(change, paint)));
        if (lines.length > 0) await print(lines.join(''));
        last = now;
      }
    }).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    });
  },
});

const marks = { added: '+', removed: '-', changed: '~' } as const;

function asLine(change: Change, paint: Paint): string {
  const { kind, line } = change;
  const mark = paint(kind, marks[kind]);
  if (kind !== 'changed') return `${mark} ${paintParts(line.parts, paint)}\n`;
  const name = line.parts.filter((part) => ['uid', 'type', 'id'].includes(part.kind));
  const difference = `${paint('removed', change.from || '–')} → ${paint('added', change.to || '–')}`;
  return `${mark} ${paintParts(name, paint)}${name.length > 0 ? ' ' : ''}${difference}\n`;
}

function asJson({ line, ...change }: Change): string {
  const text = line.parts.map((part) => part.text).join('');
  return `${JSON.stringify({ ...change, uid: line.key.replace(/^window of /, ''), line: text })}\n`;
}
