import { runAppCode } from '../scene/dispatch.js';

/** Shortest time between two pulses: sixty a second. */
const PULSE_MS = 16;
/** Posted work that keeps posting more is not waited for without end. */
const MAX_ROUNDS = 20;

/** The turns of the UI thread: posted work, and pulses that lay out what has changed. */
export class UiThread {
  private posted: (() => unknown)[] = [];
  private beforePulse: (() => unknown)[] = [];
  private afterPulse: (() => void)[] = [];
  private drainPlanned = false;
  private pulsePlanned = false;
  private lastPulse = Number.NEGATIVE_INFINITY;
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
    if (this.pulsePlanned || this.ended) return;
    this.pulsePlanned = true;
    const wait = this.lastPulse + PULSE_MS - performance.now();
    if (wait <= 0) setImmediate(() => this.pulse());
    else setTimeout(() => this.pulse(), wait);
  }

  /** Resolves when the work that is posted now has run, and a pulse after it. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS && this.posted.length > 0; round++) {
      await new Promise<void>((resolve) => this.runLater(resolve));
    }
    await new Promise<void>((resolve) => {
      this.afterPulse.push(resolve);
      this.requestPulse();
    });
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
    this.pulsePlanned = false;
    this.lastPulse = performance.now();
    const tasks = this.beforePulse;
    this.beforePulse = [];
    for (const task of tasks) runAppCode(task);
    this.layout();
    const waiting = this.afterPulse;
    this.afterPulse = [];
    for (const resolve of waiting) resolve();
  }
}
