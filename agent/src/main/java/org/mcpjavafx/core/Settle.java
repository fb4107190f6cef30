package org.mcpjavafx.core;

import java.util.concurrent.Future;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/** Waits until the work that an action posted and one pulse have passed. */
final class Settle {
  /** A toolkit that shows no window may have no pulse. */
  private static final int NO_PULSE_MS = 500;

  private Settle() {}

  static void then(Session session, Runnable done) {
    Platform.runLater(() -> new Pulse(session, done).await());
  }

  private static final class Pulse extends AnimationTimer {
    private final Session session;
    private final Runnable done;
    private Future<?> fallback;

    Pulse(Session session, Runnable done) {
      this.session = session;
      this.done = done;
    }

    void await() {
      start();
      fallback = session.after(NO_PULSE_MS, () -> Platform.runLater(() -> handle(0)));
    }

    @Override
    public void handle(long now) {
      if (fallback == null) return;
      fallback.cancel(false);
      fallback = null;
      stop();
      // Behind what was posted within the pulse, and what that posts.
      Platform.runLater(() -> Platform.runLater(done));
    }
  }
}
