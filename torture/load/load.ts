import { setTimeout as pause } from 'node:timers/promises';
import { Served } from '../targets/served.js';
import { crowd, type IsOver, type Tallied } from './crowd.js';

export interface LoadOptions {
  readonly seed: number;
  readonly clients: number;
  readonly seconds: number;
}

export interface LoadProblem {
  readonly kind: 'error' | 'starved' | 'heap' | 'idle' | 'crash';
  readonly sentence: string;
}

export interface LoadResult {
  readonly calls: number;
  /** Calls of who was served most, divided by those of who was served least. */
  readonly unfairness: number;
  /** Bytes in use at the end, divided by those after the first fifth: on both threads. */
  readonly growth: { readonly main: number; readonly thread: number };
  readonly problems: readonly LoadProblem[];
}

/** Many clients mix all tools: no error, nobody is starved, and nothing piles up. */
export async function steadyLoad({ seed, clients, seconds }: LoadOptions): Promise<LoadResult> {
  const server = await Served.start();
  try {
    const end = performance.now() + seconds * 1000;
    // Who was let in first on a busy machine is ahead by a few calls: whether it stays so shows after many more.
    const enough = clients * 40;
    const isOver: IsOver = (_, calls) => performance.now() > end + (calls >= enough ? 0 : 600_000);
    const running = crowd(server, clients, { seed, isOver });
    await pause((seconds * 1000) / 5);
    const early = await server.heap();
    const tally = await running;
    const late = await server.heap();
    const growth = { main: late.main / early.main, thread: late.thread / early.thread };
    const unfairness = Math.max(...tally.served) / Math.min(...tally.served);
    return { calls: total(tally), unfairness, growth, problems: steadyProblems(tally, unfairness, growth) };
  } finally {
    await server.close();
  }
}

export function steadyProblems(
  tally: Tallied,
  unfairness: number,
  growth: LoadResult['growth'],
): LoadProblem[] {
  const problems = errorsOf(tally);
  // With a handful of calls each, one more or less is no injustice.
  const apart = Math.max(...tally.served) - Math.min(...tally.served);
  if (!(unfairness <= 1.5) && apart > 4)
    problems.push({
      kind: 'starved',
      sentence: `Who is served most has ${unfairness.toFixed(2)} times the calls of who is served least.`,
    });
  for (const [thread, ratio] of Object.entries(growth)) {
    if (!(ratio <= 1.1))
      problems.push({
        kind: 'heap',
        sentence: `The heap of the ${thread} thread grows by ${((ratio - 1) * 100).toFixed(0)} %.`,
      });
  }
  return problems;
}

const crowded = new Set(['MCP_UI_BUSY', 'MCP_UI_TIMEOUT']);

/** More clients than there is room for: who is not served is told that it is busy, or too late. */
export async function overload({
  seed,
  clients,
  seconds,
}: LoadOptions): Promise<LoadResult & { refused: number }> {
  const server = await Served.start();
  try {
    const end = performance.now() + seconds * 1000;
    // On a busy machine it may take a while until so many calls stand in line that some are refused.
    const isOver: IsOver = (errors) => performance.now() > end + (errors.size > 0 ? 0 : 60_000);
    const tally = await crowd(server, clients, { seed, isOver });
    const problems = errorsOf(tally, crowded);
    const refused = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
    if (refused === 0) problems.push({ kind: 'idle', sentence: 'Nobody was refused: this was no overload.' });
    if (!server.alive) problems.push({ kind: 'crash', sentence: 'The server has crashed.' });
    return { calls: total(tally), unfairness: 0, growth: { main: 1, thread: 1 }, problems, refused };
  } finally {
    await server.close();
  }
}

function errorsOf({ errors }: Tallied, expected: ReadonlySet<string> = new Set()): LoadProblem[] {
  return [...errors]
    .filter(([code]) => !expected.has(code))
    .map(([code, count]) => ({ kind: 'error', sentence: `${count} calls ended with ${code}.` }));
}

function total({ served }: Tallied): number {
  return served.reduce((sum, count) => sum + count, 0);
}
