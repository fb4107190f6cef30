package org.mcpjavafx.core.wire;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;

/** Work for the FX thread that never begins once its deadline has passed. */
final class FxCall implements Runnable {
  private static final int WAITING = 0;
  private static final int BEGUN = 1;
  private static final int EXPIRED = 2;

  private final AtomicInteger state = new AtomicInteger(WAITING);
  private final long deadline;
  private final Runnable work;

  FxCall(long deadline, Runnable work) {
    this.deadline = deadline;
    this.work = work;
  }

  void post() {
    Platform.runLater(this);
  }

  @Override
  public void run() {
    // The flag alone would do, were the thread that sets it never late.
    if (System.nanoTime() - deadline >= 0) expire();
    if (state.compareAndSet(WAITING, BEGUN)) work.run();
  }

  /** Tells whether the work had begun; if not, it never will. */
  boolean expire() {
    return !state.compareAndSet(WAITING, EXPIRED) && state.get() == BEGUN;
  }
}
