import type { UiGetSnapshotInput } from '../../../client/javafx-ui/contract.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { type Change, changesBetween } from './changes.js';
import { outlineOf } from './outline.js';
import { type Paint, paintParts } from './paint.js';
import type { Watch } from './watch-look.js';

/** The tree of nodes, compared here line by line. */
export async function watchTree(
  { tools }: Session,
  input: UiGetSnapshotInput,
  paint: Paint | 'json',
  signal: AbortSignal,
): Promise<Watch> {
  const look = async () => outlineOf(await tools.ui_get_snapshot(input, { signal }));
  let last = await look();
  return {
    lines: last.length,
    next: async () => {
      const now = await look();
      const changes = changesBetween(last, now);
      last = now;
      return changes.map((change) => (paint === 'json' ? asJson(change) : asLine(change, paint))).join('');
    },
  };
}

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
