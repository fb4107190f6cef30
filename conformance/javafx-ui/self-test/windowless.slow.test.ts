import { describe, expect, test } from 'vitest';
import { causesOf, type Report, type Result } from '../../index.js';
import { insteadOfError, onError, toolError } from '../../kit/self-test/alter-reply.js';
import { judgeOddity } from './judge-oddity.js';
import { reds } from './judge-reference.js';
import type { Mutant } from './mutant.js';
import { detached, withoutWindows } from './without-windows.js';

/** What is red itself. */
const blamed = ({ results }: Report): Result[] =>
  results.filter(({ outcome }) => !['pass', 'skip', 'blocked'].includes(outcome));

const settings = { profile: 'core', fixture: 'windowless' } as const;
const windowless = { only: [], toolkit: withoutWindows, settings };

describe('an application without a window', () => {
  test('shows what none with windows can: on the fixture for that the server is green', async () => {
    const report = await judgeOddity(windowless, true);
    expect(reds(report)).toEqual([]);
    const passed = report.results.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id);
    expect(passed).toEqual([
      'no-leak',
      'stage-out-of-range',
      'stage-available',
      'screenshot-range',
      'error-channel',
      'error-envelope',
      'error-text',
      'error-next-step',
    ]);
    expect(report.summary.verdict).toBe('conforms');
  });

  const nothing = { content: [{ type: 'text', text: 'Nothing.' }] };
  const faults: readonly (Mutant & { of: string })[] = [
    {
      of: 'stage-out-of-range',
      breaks: 'Answers with no window at all.',
      reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool, input }) =>
        tool === 'ui_get_snapshot' && input.stage === 'primary'
          ? { ...nothing, structuredContent: { stages: [] } }
          : undefined,
      ),
    },
    {
      of: 'stage-out-of-range',
      breaks: 'Finds nothing in no window.',
      reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool, input }) =>
        tool === 'ui_query' && input.scope == null
          ? { ...nothing, structuredContent: { matches: [] } }
          : undefined,
      ),
    },
    {
      of: 'stage-available',
      breaks: 'Does not say that no window is there.',
      reply: onError('MCP_UI_NO_STAGES', (error, { input }) => {
        if (input.stage === 'all') error.details = {};
      }),
    },
    {
      of: 'screenshot-range',
      breaks: 'Fails at a picture of nothing.',
      reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool, input }) =>
        tool === 'ui_screenshot' && input.stageIndex === undefined
          ? toolError('MCP_UI_INTERNAL', 'There is nothing to draw.')
          : undefined,
      ),
    },
  ];

  test.each(faults)('finds a server that errs there: $breaks', async ({ of, ...fault }) => {
    const report = await judgeOddity({ ...windowless, ...fault }, true);
    expect(blamed(report).map(({ id }) => id)).toEqual([of]);
  });

  test('is not taken for one where it shows a window', async () => {
    const report = await judgeOddity({ only: [], settings }, true);
    expect(reds(report)).toContain(
      'stage-out-of-range untestable: The target shows a window; start the fixture that has none.',
    );
  });
});

describe('a target on which nothing can be judged', () => {
  test('ends as not conforming, with one cause, where it shows no window', async () => {
    const settings = { profile: 'core' };
    const report = await judgeOddity({ only: [], toolkit: withoutWindows, settings }, true);
    expect(report.summary.verdict).toBe('does not conform');
    expect(
      blamed(report).map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings[0]]),
    ).toEqual([['result-bare', 'untestable', expect.any(String), undefined]]);
    expect(causesOf(report).map(({ id }) => id)).toEqual(['result-bare']);
  });

  test('is no server to judge where its application has gone', async () => {
    const judging = judgeOddity({ only: [], toolkit: detached, settings: { profile: 'core' } }, true);
    await expect(judging).rejects.toThrow(/^The server has nothing to show: .+ Start the application/);
  });
});
