package org.mcpjavafx.core.act;

import java.util.concurrent.Future;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import org.mcpjavafx.core.wire.Session;

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
    private boolean over;

    Pulse(Session session, Runnable done) {
      this.session = session;
      this.done = done;
    }

    void await() {
      fallback = session.after(NO_PULSE_MS, () -> Platform.runLater(() -> handle(0)));
      start();
    }

    @Override
    public void handle(long now) {
      stop();
      if (over) return;
      over = true;
      fallback.cancel(false);
      // Behind what was posted within the pulse, and what that posts.
      Platform.runLater(() -> Platform.runLater(done));
    }
  }
}
