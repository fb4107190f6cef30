import { runAppCode } from '../scene/dispatch.js';

/** Shortest time between two pulses: sixty a second. */
const PULSE_MS = 16;
/** Posted work that keeps posting more is not waited for without end. */
const MAX_ROUNDS = 20;
/** So many pulses are remembered: who waits for one may have more than sixty a second. */
const MOST_PULSES = 1000;

/** The turns of the UI thread: posted work, and pulses that lay out what has changed. */
export class UiThread {
  private posted: (() => unknown)[] = [];
  private beforePulse: (() => unknown)[] = [];
  private afterPulse: (() => void)[] = [];
  private drainPlanned = false;
  private planned: NodeJS.Timeout | 'at once' | null = null;
  private lastPulse = Number.NEGATIVE_INFINITY;
  /** Of the last second, and some that are older. */
  private pulses: number[] = [];
  private ended = false;

  constructor(private readonly layout: () => void) {}

  /** Runs code in a later turn, in the order in which it was posted. */
  runLater(code: () => unknown): void {
    this.posted.push(code);
    if (this.drainPlanned || this.ended) return;
    this.drainPlanned = true;
    setImmediate(() => this.drain());
  }

  /** Runs a call from outside: it takes its turn after what is already posted, as on JavaFX. */
  takeTurn(call: () => unknown): void {
    if (this.posted.length === 0) call();
    else this.runLater(call);
  }

  /** Runs code at the start of the next pulse, before it lays out. */
  nextPulse(code: () => unknown): void {
    this.beforePulse.push(code);
    this.requestPulse();
  }

  requestPulse(): void {
    if (this.planned !== null || this.ended) return;
    const wait = this.lastPulse + PULSE_MS - performance.now();
    if (wait <= 0) this.pulseAtOnce();
    else this.planned = setTimeout(() => this.pulse(), wait);
  }

  /** The pace of pulses spares a screen that nobody has here: who waits for one need not wait for its time. */
  private pulseAtOnce(): void {
    if (this.planned === 'at once' || this.ended) return;
    if (this.planned !== null) clearTimeout(this.planned);
    this.planned = 'at once';
    setImmediate(() => this.pulse());
  }

  /** Resolves when the work that is posted now has run, and a pulse after it. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS && this.posted.length > 0; round++) {
      await new Promise<void>((resolve) => this.runLater(resolve));
    }
    await new Promise<void>((resolve) => {
      this.afterPulse.push(resolve);
      this.pulseAtOnce();
    });
  }

  pulsesInLastSecond(): number {
    const from = performance.now() - 1000;
    this.pulses = this.pulses.filter((moment) => moment > from);
    return this.pulses.length;
  }

  end(): void {
    this.ended = true;
  }

  private drain(): void {
    this.drainPlanned = false;
    // What these tasks post waits for the next turn, so that calls from outside get theirs.
    const tasks = this.posted;
    this.posted = [];
    for (const task of tasks) runAppCode(task);
  }

  private pulse(): void {
    this.planned = null;
    this.lastPulse = performance.now();
    if (this.pulses.push(this.lastPulse) > MOST_PULSES) this.pulses.shift();
    const tasks = this.beforePulse;
    this.beforePulse = [];
    for (const task of tasks) runAppCode(task);
    this.layout();
    const waiting = this.afterPulse;
    this.afterPulse = [];
    for (const resolve of waiting) resolve();
  }
}
