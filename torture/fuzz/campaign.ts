import { Random } from '../../codegen/evolution/fuzz/random.js';
import type { Level, Probe } from './level.js';
import { shrink } from './shrink.js';

export interface Campaign {
  readonly seed: number;
  readonly messages: number;
  /** Number of the first batch, to go on where another run stopped, or to run one batch again. */
  readonly firstBatch?: number;
  /** Gives up on a level after so many violations: they are mostly the same one. */
  readonly mostViolations?: number;
  readonly onProgress?: (sent: number) => void;
}

export interface Violation {
  readonly level: string;
  readonly seed: number;
  readonly batch: number;
  readonly what: string;
  /** The fewest and simplest messages that still break the promise. */
  readonly messages: readonly string[];
}

export interface Tally {
  readonly level: string;
  readonly messages: number;
  readonly violations: readonly Violation[];
}

export const batchSize = 40;

/** Sends so many messages to a level. What breaks a promise is shrunk to a case that anybody can repeat. */
export async function attack<M>(level: Level<M>, campaign: Campaign): Promise<Tally> {
  const { seed, messages, firstBatch = 0, mostViolations = 3 } = campaign;
  const violations: Violation[] = [];
  const probe = await level.open();
  let sent = 0;
  try {
    for (let batch = firstBatch; sent < messages && violations.length < mostViolations; batch++) {
      const made = probe.batch(randomOf(level.name, seed, batch), Math.min(batchSize, messages - sent));
      const failure = await firstFailure(probe, made, probe.lanes(made));
      sent += made.length;
      campaign.onProgress?.(sent);
      if (!failure) continue;
      const fails = async (some: readonly M[]) => (await firstFailure(probe, some))?.what;
      const least = await shrink(made.slice(0, failure.at + 1), fails, (one) => probe.simpler(one));
      violations.push({
        level: level.name,
        seed,
        batch,
        what: least.what ?? `${failure.what} It did not happen again: it depends on time.`,
        messages: least.messages.map((one) => probe.show(one)),
      });
    }
  } finally {
    await probe.close();
  }
  return { level: level.name, messages: sent, violations };
}

async function firstFailure<M>(
  probe: Probe<M>,
  messages: readonly M[],
  lanes = 1,
): Promise<{ at: number; what: string } | undefined> {
  await probe.reset();
  for (let from = 0; from < messages.length; from += lanes) {
    const answers = await Promise.all(messages.slice(from, from + lanes).map((one) => probe.send(one)));
    const broken = answers.findIndex((what) => what !== undefined);
    if (broken !== -1) return { at: from + broken, what: answers[broken]! };
  }
  const what = await probe.inspect();
  return what === undefined ? undefined : { at: messages.length - 1, what };
}

/** Every batch has randomness of its own, so that one can be run again without those before it. */
function randomOf(level: string, seed: number, batch: number): Random {
  let hash = seed;
  for (const char of `${level}/${batch}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return new Random(hash);
}
