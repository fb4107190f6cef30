import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/whole-run.js';
import { protocols } from '../../kit/protocol/era.js';
import { isUnreadable, judge, needing, reds, skipped } from './judge-reference.js';

// Side by side: most of the time they wait for deadlines.
describe.concurrent('the reference server is green', () => {
  test.each(sampleOf(protocols, 2))('in the profile full over HTTP, in MCP %s', async (protocol) => {
    const report = await judge('full', {}, { protocol });
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(['stdout-clean']);
    console.log(`the whole suite: ${(report.durationMs / 1000).toFixed(1)} s`);
  });

  test('in the profile core', async () => {
    const report = await judge('core');
    expect(reds(report)).toEqual([]);
    const needs = needing('stdio', 'actions', 'fixture', 'optional');
    expect(skipped(report)).toEqual(needs.filter(isUnreadable));
  });
});
