import { describe, expect, test } from 'vitest';
import { Timeline, type TimelineEntry } from './timeline.js';

function take(timeline: Timeline): TimelineEntry[] {
  const id = timeline.nextId();
  return timeline.add({ id, description: null, createdAt: '', handle: `kept ${id}`, digest: id });
}

const ids = (entries: readonly TimelineEntry[]) => entries.map(({ id }) => id.replace('checkpoint-', ''));

describe('a timeline', () => {
  test('keeps 32, forgets the oldest, and never counts again', () => {
    const timeline = new Timeline();
    for (let i = 1; i <= 32; i++) expect(take(timeline)).toEqual([]);
    expect(ids(take(timeline))).toEqual(['1']);
    expect(ids(timeline.entries)).toEqual(Array.from({ length: 32 }, (_, i) => String(i + 2)));
    expect(timeline.current?.id).toBe('checkpoint-33');
  });

  test('forgets what was ahead when it goes on after going back', () => {
    const timeline = new Timeline();
    for (let i = 0; i < 4; i++) take(timeline);
    timeline.moveTo(timeline.find('checkpoint-2')!);
    expect(timeline.previous?.id).toBe('checkpoint-1');
    expect(ids(take(timeline))).toEqual(['3', '4']);
    expect(ids(timeline.entries)).toEqual(['1', '2', '5']);
  });

  test('becomes what it was at a mark, but gives out new ids', () => {
    const timeline = new Timeline();
    take(timeline);
    const mark = timeline.mark();
    take(timeline);
    timeline.reset(mark);
    expect([ids(timeline.entries), timeline.current?.id]).toEqual([['1'], 'checkpoint-1']);
    take(timeline);
    expect(ids(timeline.entries)).toEqual(['1', '3']);
  });
});
