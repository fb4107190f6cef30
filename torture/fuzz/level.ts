import type { Random } from '../../codegen/evolution/fuzz/random.js';

/** One place where messages come in. */
export interface Level<M> {
  readonly name: string;
  /** How many of a thousand messages of a run go here. */
  readonly share: number;
  /** Why it can't be attacked on this machine; absent where it can. */
  readonly missing?: () => string | undefined;
  open(): Promise<Probe<M>>;
}

/** Sends messages to one place and judges what comes of them. */
export interface Probe<M> {
  /** The messages of one batch; the same for the same randomness. */
  batch(random: Random, size: number): M[];
  /** Brings back the state at the start, also after a crash. */
  reset(): Promise<void>;
  /** How many of these messages may be under way at once; one where their order matters. */
  lanes(messages: readonly M[]): number;
  /** A sentence when the answer to the message breaks a promise. */
  send(message: M): Promise<string | undefined>;
  /** A sentence when what was sent since the last reset has left behind what it must not. */
  inspect(): Promise<string | undefined>;
  /** Simpler messages, the simplest first. */
  simpler(message: M): Iterable<M>;
  show(message: M): string;
  close(): Promise<void>;
}
